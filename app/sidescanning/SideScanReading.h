// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/VehicleTrack.h"
#include "sidescan/BottomTrack.h"
#include "sidescan/RowWindow.h"
#include "sidescan/Side.h"
#include "sidescan/TargetHeight.h"

#include <limits>
#include <optional>

namespace leadline::app {

class SelectedVehicle;

/// What a point across the track is, as far as it is known; NaN for what is not.
struct SideScanReading {
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    sidescan::Side side = sidescan::Side::Unknown;
    double timeS = 0;
    /// Distance from the track, ± metres: on the ground, or slant.
    double acrossM = 0;
    double acrossErrorM = 0;
    double slantM = 0;
    double slantErrorM = 0;
    double altitudeM = none;
    double altitudeErrorM = none;
    /// Relative decibels of the echo.
    double decibels = none;
    double latitude = none;
    double longitude = none;
    double placeErrorM = none;
};

/// Reads a point of a row: `acrossM` is a distance on the ground if `ground`, else a slant range.
/// With a vehicle it has a position; a unit whose side is not known has none.
[[nodiscard]] SideScanReading readSideScan(const sidescan::Row& row, sidescan::Side side,
                                           double acrossM, bool ground,
                                           const std::optional<sidescan::Altitude>& altitude,
                                           double soundSpeedErrorPercent, SelectedVehicle* vehicle);

/// The altitude with the error of the vehicle's tilt at that time.
[[nodiscard]] std::optional<sidescan::Altitude>
tiltedAt(const std::optional<sidescan::Altitude>& altitude, log::Time time,
         SelectedVehicle* vehicle);

} // namespace leadline::app
