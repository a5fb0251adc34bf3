// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::base {

/// Metres per second; what a range means where nothing else is known.
inline constexpr double defaultSoundSpeed = 1500.0;

/// Sound speeds outside these are mistakes of a peer program (BEHAVIOUR 15).
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

[[nodiscard]] constexpr double metresFromMillimetres(double millimetres)
{
    return millimetres / 1000.0;
}

} // namespace leadline::base
