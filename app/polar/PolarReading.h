// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PolarWindow.h"
#include "mavlink/VehicleReadings.h"

#include <limits>

namespace leadline::app {

/// Of a heading of which nothing better is known.
inline constexpr double headingErrorDeg = 3;
/// Of a position whose receiver does not tell.
inline constexpr double positionErrorM = 5;
inline constexpr double metresPerDegree = 111'194.9;

/// What a polar picture says of one place on it.
struct PolarReading {
    /// Inside the disc.
    bool valid = false;
    double rangeM = 0;
    double bearingDeg = 0;
    /// Of the picture, echo::sectorsPerTurn of them.
    std::size_t sector = 0;
    /// The ping of the spoke that is shown there, its device gradians, and its width.
    std::uint32_t ping = echo::noPing;
    std::optional<double> spokeGrad;
    double stepGrad = 1;
    /// When it was measured; NaN without a spoke.
    double timeS = std::numeric_limits<double>::quiet_NaN();
    double ageS = 0;
    /// 0..255; -1 where there is no echo, and the errors are then 0.
    int intensity = -1;
    double rangeErrorM = 0;
    double bearingErrorDeg = 0;
};

/// Where that place lies on the earth; NaN what is not known.
struct PolarGround {
    /// 0..360 from north.
    double trueDeg = std::numeric_limits<double>::quiet_NaN();
    double trueErrorDeg = 0;
    double latitude = std::numeric_limits<double>::quiet_NaN();
    double longitude = std::numeric_limits<double>::quiet_NaN();
    double errorM = 0;
};

/// Where the disc is looked at.
struct PolarPlace {
    double rangeM = 0;
    /// Gradians of the picture, 0..400.
    double bearingGrad = 0;
    double metresPerPixel = 0;
};

/// All but the bearing on the screen, which the mounting decides.
[[nodiscard]] PolarReading readPolar(const echo::PolarWindow& spokes, const PolarPlace& place,
                                     log::Time playhead, double soundSpeedErrorPercent);

/// `trueDeg` is the bearing from north, `vehicle` where it was when that was measured.
[[nodiscard]] PolarGround groundOf(const PolarReading& reading, double trueDeg,
                                   const std::optional<mavlink::Position>& vehicle);

} // namespace leadline::app
