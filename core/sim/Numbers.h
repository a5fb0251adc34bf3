// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

namespace leadline::sim {

// Noise and functions for the scene. Results of libm may differ in the last bit between machines,
// so only those functions of <cmath> that IEEE 754 defines exactly are used here (floor, sqrt).

/// Finaliser of splitmix64: every bit of the result depends on every bit of `x`.
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

/// Maps random bits to a number in [0, 1).
[[nodiscard]] constexpr double unit(std::uint64_t bits)
{
    return static_cast<double>(bits >> 11U) * 0x1p-53;
}

/// Natural logarithm of a finite number above 0, exact to about 1e-9.
[[nodiscard]] double logarithm(double x);

/// Sine and cosine of an angle in turns, exact to about 1e-9.
[[nodiscard]] double sineOfTurns(double turns);
[[nodiscard]] double cosineOfTurns(double turns);

/// Approximates exp(-x) for x >= 0; exactly 0 from 32 on.
[[nodiscard]] constexpr double fading(double x)
{
    double v = x < 32.0 ? 1.0 - x / 32.0 : 0.0;
    for (int i = 0; i < 5; ++i)
        v *= v;
    return v;
}

/// Smooth noise in [0, 1) with features about one unit in size.
[[nodiscard]] double smoothNoise(std::uint64_t seed, double x, double y);

/// Speckle amplitudes (Rayleigh distribution) with mean 1, to be indexed by ten random bits.
[[nodiscard]] const std::array<float, 1024>& speckleTable();

} // namespace leadline::sim
