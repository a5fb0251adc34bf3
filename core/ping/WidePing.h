// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Units.h"
#include "ping/FamilyDescriptor.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>

/// What profiles of 16-bit results with decibels of their own have in common.
namespace leadline::ping::wide {

/// Limits that are not finite or in the wrong order show everything as the least.
[[nodiscard]] inline DecibelScale scaleOf(float minDb, float maxDb)
{
    const double atZero = std::isfinite(minDb) ? minDb : 0;
    const bool usable = std::isfinite(minDb) && std::isfinite(maxDb) && maxDb > minDb;
    return {.atZero = atZero, .atFullScale = usable ? maxDb : atZero};
}

/// Microseconds; nothing for a duration that cannot be.
[[nodiscard]] inline std::optional<std::uint32_t> microseconds(float seconds)
{
    constexpr double most = 1;
    if (!(seconds >= 0 && seconds <= most))
        return std::nullopt;
    return static_cast<std::uint32_t>(std::lround(double{seconds} * 1e6));
}

/// Fields of S500's profile6_t and of the Omniscan 450's os_mono_profile that have the same names.
template<class Message>
[[nodiscard]] PingFields fieldsOf(const Message& message, const RestView& results)
{
    PingFields ping;
    ping.samples = Samples(results.bytes, 2);
    ping.decibels = scaleOf(message.minPwrDb, message.maxPwrDb);
    ping.hasRange = true;
    ping.startM = base::metresFromMillimetres(message.startMm);
    ping.lengthM = base::metresFromMillimetres(message.lengthMm);
    ping.isCut = results.isCut();
    if (ping.isCut && results.size() > 0)
        ping.lengthM *= static_cast<double>(results.size()) / static_cast<double>(results.claimed);
    ping.gainIndex = message.gainIndex;
    ping.transmitUs = microseconds(message.pulseDurationSec);
    ping.pingNumber = message.pingNumber;
    if (message.analogGain > 0 && std::isfinite(message.analogGain))
        ping.analogGain = message.analogGain;
    return ping;
}

} // namespace leadline::ping::wide
