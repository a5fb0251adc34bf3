// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/cerulean/Swath.h"

#include <cmath>
#include <numbers>
#include <optional>

/// What the readers of swath messages have in common.
namespace leadline::ping::swath {

[[nodiscard]] inline std::optional<double> finite(float value)
{
    return std::isfinite(value) ? std::optional<double>(value) : std::nullopt;
}

/// Sensors that are not there report -1000.
[[nodiscard]] inline std::optional<double> measured(float value)
{
    constexpr float absent = -999;
    return value > absent ? finite(value) : std::nullopt;
}

/// Nothing for a vector without a direction.
[[nodiscard]] inline std::optional<UpVector> direction(float x, float y, float z)
{
    const UpVector up{x, y, z};
    return pitchRoll(up) ? std::optional(up) : std::nullopt;
}

[[nodiscard]] inline std::optional<double> usableSoundSpeed(float metresPerSecond)
{
    return metresPerSecond > 0 ? finite(metresPerSecond) : std::nullopt;
}

/// The place of an echo at `angle` radians from straight down, positive to port, after a two-way
/// `time` in seconds; nothing if angle or time cannot be.
[[nodiscard]] inline std::optional<Sounding> soundingAt(double angle, double time,
                                                        double soundSpeed)
{
    constexpr double quarterTurn = std::numbers::pi / 2;
    // A float of 90 degrees is more than the double.
    constexpr double rounding = 1e-6;
    if (!std::isfinite(time) || time < 0 || !(std::abs(angle) <= quarterTurn + rounding))
        return std::nullopt;
    const double distance = time * soundSpeed / 2;
    return Sounding{.yM = distance * std::sin(angle), .zM = -distance * std::cos(angle)};
}

} // namespace leadline::ping::swath
