// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PolarWindow.h"
#include "mavlink/VehicleReadings.h"

#include <limits>

namespace leadline::app {

/// Default uncertainty of a heading, degrees.
inline constexpr double headingErrorDeg = 3;
/// Default uncertainty of a position whose receiver reports none, metres.
inline constexpr double positionErrorM = 5;
inline constexpr double metresPerDegree = 111'194.9;

/// What a polar picture shows at one point.
struct PolarReading {
    /// The point is inside the rim.
    bool valid = false;
    double rangeM = 0;
    double bearingDeg = 0;
    /// Sector of the picture, below echo::sectorsPerTurn.
    std::size_t sector = 0;
    /// The ping of the spoke that is shown there, its device gradians, and its width.
    std::uint32_t ping = echo::noPing;
    std::optional<double> spokeGrad;
    double stepGrad = 1;
    /// Time of the spoke's ping in seconds of the recording; NaN without a spoke.
    double timeS = std::numeric_limits<double>::quiet_NaN();
    double ageS = 0;
    /// Intensity, 0..255; -1 where there is no echo, and the errors are 0.
    int intensity = -1;
    double rangeErrorM = 0;
    double bearingErrorDeg = 0;
};

/// Geographic position of a point; unknown values are NaN.
struct PolarGround {
    /// Bearing from north, degrees, 0..360.
    double trueDeg = std::numeric_limits<double>::quiet_NaN();
    double trueErrorDeg = 0;
    double latitude = std::numeric_limits<double>::quiet_NaN();
    double longitude = std::numeric_limits<double>::quiet_NaN();
    double errorM = 0;
};

/// The point of the picture to read.
struct PolarPlace {
    double rangeM = 0;
    /// Gradians of the picture, 0..400.
    double bearingGrad = 0;
    double metresPerPixel = 0;
};

/// Reads a point; the caller adds the bearing on the screen, which depends on the mounting.
[[nodiscard]] PolarReading readPolar(const echo::PolarWindow& spokes, const PolarPlace& place,
                                     log::Time playhead, double soundSpeedErrorPercent);

/// `trueDeg` is the bearing from north, `vehicle` the vehicle's position at the time of the ping.
[[nodiscard]] PolarGround groundOf(const PolarReading& reading, double trueDeg,
                                   const std::optional<mavlink::Position>& vehicle);

} // namespace leadline::app
