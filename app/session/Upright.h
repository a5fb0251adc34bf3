// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/VehicleReadings.h"

#include <cmath>
#include <numbers>

namespace leadline::app {

/// A Ping1D that looks down still sees what is straight below: its vehicle leans by less than half
/// of its beam.
[[nodiscard]] inline bool isUpright(const mavlink::VehicleAttitude& lie)
{
    constexpr double halfBeamDeg = 12.5;
    constexpr double radians = std::numbers::pi / 180;
    return std::cos(lie.rollDeg * radians) * std::cos(lie.pitchDeg * radians) >
           std::cos(halfBeamDeg * radians);
}

} // namespace leadline::app
