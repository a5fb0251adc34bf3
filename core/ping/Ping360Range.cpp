// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Ping360Range.h"

#include <algorithm>
#include <cmath>

namespace leadline::ping::ping360 {

namespace {

/// Makes the conversion reversible: without it, the range of 400 ticks would give 399.9999… ticks,
/// which are truncated to 399.
constexpr double roundingSlack = 1e-6;

double usableSpeed(double soundSpeed)
{
    return std::isfinite(soundSpeed) && soundSpeed > 0 ? soundSpeed : base::defaultSoundSpeed;
}

std::uint16_t clampedTruncation(double value, std::uint16_t least, std::uint16_t most)
{
    // The comparison is false for NaN, which thus gives the least value.
    if (!(value >= least))
        return least;
    return static_cast<std::uint16_t>(std::min(value, static_cast<double>(most)));
}

} // namespace

double rangeM(std::uint32_t samplePeriod, std::uint32_t numberOfSamples, double soundSpeed)
{
    return samplePeriod * secondsPerTick * numberOfSamples * usableSpeed(soundSpeed) / 2;
}

RangeSettings settingsForRange(double rangeM, double soundSpeed)
{
    // Ticks for the way there and back; each sample takes samplePeriod of them.
    const double ticks = 2 * rangeM / (usableSpeed(soundSpeed) * secondsPerTick) + roundingSlack;
    RangeSettings settings;
    settings.numberOfSamples =
        clampedTruncation(ticks / shortestSamplePeriod, fewestSamples, maxSamples);
    settings.samplePeriod = clampedTruncation(ticks / settings.numberOfSamples,
                                              shortestSamplePeriod, longestSamplePeriod);
    settings.transmitDurationUs = transmitDurationUs(rangeM, settings.samplePeriod, soundSpeed);
    return settings;
}

std::uint16_t transmitDurationUs(double rangeM, std::uint16_t samplePeriod, double soundSpeed)
{
    // The minimum is 2.5 sample periods; in periods of 25 ns, that is a sixteenth of a µs per tick,
    // rounded up.
    const int sixteenths = (samplePeriod + 15) / 16;
    const double least = sixteenths;
    const auto most = std::clamp<std::uint32_t>(samplePeriod * 8U / 5U, shortestTransmitDuration,
                                                longestTransmitDuration);
    const double wanted = std::max(least, std::round(8000 * rangeM / usableSpeed(soundSpeed)));
    return clampedTruncation(wanted, shortestTransmitDuration, static_cast<std::uint16_t>(most));
}

} // namespace leadline::ping::ping360
