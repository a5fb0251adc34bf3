// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace leadline::base {

/// Metres per second; assumed for ranges if no other sound speed is known.
inline constexpr double defaultSoundSpeed = 1500.0;

/// m/s; sound speeds outside these limits are rejected as errors of the sender.
inline constexpr double lowestSoundSpeed = 1300.0;
inline constexpr double highestSoundSpeed = 1700.0;

[[nodiscard]] constexpr bool plausibleSoundSpeed(double metresPerSecond)
{
    return metresPerSecond >= lowestSoundSpeed && metresPerSecond <= highestSoundSpeed;
}

inline constexpr int gradiansPerTurn = 400;

[[nodiscard]] constexpr double degreesFromGradians(double gradians)
{
    return gradians * 0.9;
}

/// Wraps an angle into [0, 360).
[[nodiscard]] inline double wrappedDegrees(double degrees)
{
    const double rest = std::fmod(degrees, 360);
    return rest < 0 ? rest + 360 : rest;
}

/// A bearing rounded to a tenth of a degree, in [0, 360).
[[nodiscard]] inline double roundedBearing(double degrees)
{
    constexpr double turn = 3600;
    const double tenths = std::fmod(std::round(std::remainder(degrees * 10, turn)) + turn, turn);
    return tenths / 10;
}

[[nodiscard]] constexpr double metresFromMillimetres(double millimetres)
{
    return millimetres / 1000.0;
}

} // namespace leadline::base
