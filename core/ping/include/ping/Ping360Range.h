// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Units.h"

#include <cstdint>

namespace leadline::ping::ping360 {

/// The tick that sample_period counts.
inline constexpr double secondsPerTick = 25e-9;

inline constexpr std::uint16_t shortestSamplePeriod = 80;
inline constexpr std::uint16_t longestSamplePeriod = 40000;
inline constexpr std::uint16_t fewestSamples = 200;
inline constexpr std::uint16_t mostSamples = 1200;
/// µs; the head takes 1..1000, these are what is of use.
inline constexpr std::uint16_t shortestTransmitDuration = 5;
inline constexpr std::uint16_t longestTransmitDuration = 500;

/// What the head has to be told to see as far as a range.
struct RangeSettings {
    std::uint16_t numberOfSamples = mostSamples;
    /// Ticks of 25 ns.
    std::uint16_t samplePeriod = shortestSamplePeriod;
    std::uint16_t transmitDurationUs = shortestTransmitDuration;

    friend bool operator==(const RangeSettings&, const RangeSettings&) = default;
};

/// Metres that the samples of one ping reach; `soundSpeed` in m/s.
[[nodiscard]] double rangeM(std::uint32_t samplePeriod, std::uint32_t numberOfSamples,
                            double soundSpeed = base::defaultSoundSpeed);

/// As many samples as the shortest sample period allows, at most 1200. What they reach is the range
/// or one tick per sample less; a range that the head cannot do (or not a number) gives the nearest
/// it can. A sound speed that is not above 0 counts as the default.
[[nodiscard]] RangeSettings settingsForRange(double rangeM,
                                             double soundSpeed = base::defaultSoundSpeed);

/// µs, grows with the range: 8000 · range / sound speed, at least 2.5 sample periods, at most 1.6
/// µs per tick of the sample period, in 5..500.
[[nodiscard]] std::uint16_t transmitDurationUs(double rangeM, std::uint16_t samplePeriod,
                                               double soundSpeed = base::defaultSoundSpeed);

} // namespace leadline::ping::ping360
