// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Units.h"

#include <cstdint>

namespace leadline::ping::ping360 {

/// Unit of sample_period.
inline constexpr double secondsPerTick = 25e-9;

inline constexpr std::uint16_t shortestSamplePeriod = 80;
inline constexpr std::uint16_t longestSamplePeriod = 40000;
inline constexpr std::uint16_t fewestSamples = 200;
inline constexpr std::uint16_t maxSamples = 1200;
/// µs; practical limits. The head accepts 1..1000.
inline constexpr std::uint16_t shortestTransmitDuration = 5;
inline constexpr std::uint16_t longestTransmitDuration = 500;

/// Settings of the head for a wanted range.
struct RangeSettings {
    std::uint16_t numberOfSamples = maxSamples;
    /// In ticks of 25 ns.
    std::uint16_t samplePeriod = shortestSamplePeriod;
    std::uint16_t transmitDurationUs = shortestTransmitDuration;

    friend bool operator==(const RangeSettings&, const RangeSettings&) = default;
};

/// Range in metres covered by the samples of one ping; `soundSpeed` in m/s.
[[nodiscard]] double rangeM(std::uint32_t samplePeriod, std::uint32_t numberOfSamples,
                            double soundSpeed = base::defaultSoundSpeed);

/// Uses as many samples as the shortest sample period allows, at most 1200. The resulting range is
/// the wanted one or less by up to one tick per sample; impossible ranges and NaN give the nearest
/// possible one. A sound speed of 0 or less is replaced by the default.
[[nodiscard]] RangeSettings settingsForRange(double rangeM,
                                             double soundSpeed = base::defaultSoundSpeed);

/// Pulse length in µs, 5..500: 8000 · range / sound speed, at least 2.5 sample periods, at most 1.6
/// µs per tick of the sample period.
[[nodiscard]] std::uint16_t transmitDurationUs(double rangeM, std::uint16_t samplePeriod,
                                               double soundSpeed = base::defaultSoundSpeed);

} // namespace leadline::ping::ping360
