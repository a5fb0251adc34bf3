// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "swath/Swath.h"

#include <optional>

namespace leadline::app {

class SelectedVehicle;

/// Where a sounding is on the Earth, WGS 84.
struct SoundingPosition {
    double latitude = 0;
    double longitude = 0;
    /// Bound of 95 in 100, metres.
    double errorM = 0;
};

/// The position of a sounding of a ping at `time`, by the vehicle's position and heading with the
/// user's corrections; nullopt where these are not known. `vehicle` may be null.
[[nodiscard]] std::optional<SoundingPosition> positionOf(const swath::LevelSounding& sounding,
                                                         log::Time time, SelectedVehicle* vehicle);

} // namespace leadline::app
