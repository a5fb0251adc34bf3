// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

namespace leadline::sim {

// The noise and the functions of the scene. libm may differ in the last bit from one machine to
// the next, so of <cmath> only what IEEE 754 defines exactly is used here (floor, sqrt).

/// splitmix64's finaliser: every bit of the result depends on every bit of `x`.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t x)
{
    x += 0x9e3779b97f4a7c15U;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31U);
}

[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    return mixed(mixed(a) ^ b);
}

/// In [0, 1).
[[nodiscard]] constexpr double unit(std::uint64_t bits)
{
    return static_cast<double>(bits >> 11U) * 0x1p-53;
}

/// Sine and cosine of an angle in turns, to about 1e-9.
[[nodiscard]] double sineOfTurns(double turns);
[[nodiscard]] double cosineOfTurns(double turns);

/// About exp(-x) for x >= 0, and exactly 0 from 32 on.
[[nodiscard]] constexpr double fading(double x)
{
    double v = x < 32.0 ? 1.0 - x / 32.0 : 0.0;
    for (int i = 0; i < 5; ++i)
        v *= v;
    return v;
}

/// Smooth noise in [0, 1) with features of about one unit.
[[nodiscard]] double smoothNoise(std::uint64_t seed, double x, double y);

/// Amplitudes of speckle (Rayleigh) with mean 1, to be picked by ten random bits.
[[nodiscard]] const std::array<float, 1024>& speckleTable();

} // namespace leadline::sim
