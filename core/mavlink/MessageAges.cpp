// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/MessageAges.h"

#include <algorithm>
#include <chrono>

namespace leadline::mavlink {

using namespace std::chrono_literals;

namespace {

/// Ages beyond these limits mean that the stamps come from another clock than the one that TIMESYNC
/// measures, such as the wall clock.
constexpr base::Duration oldest = 60s;
constexpr base::Duration youngest = -1s;
constexpr base::Duration fastestMemory = 60s;
/// A stamp of 2001 as Unix time; no clock since boot reaches it.
constexpr std::int64_t firstTimeOfDayNs = 1'000'000'000'000'000'000;

} // namespace

MessageAge MessageAges::add(Address from, std::int64_t stampNs, base::Instant arrived,
                            const ClockOffset* clock)
{
    const base::Duration relative = relativeAge(from, stampNs, arrived);
    return trueAge(stampNs, arrived, clock).value_or(MessageAge{.age = relative, .bound = {}});
}

std::optional<MessageAge> MessageAges::trueAge(std::int64_t stampNs, base::Instant arrived,
                                               const ClockOffset* clock)
{
    const auto age = clock == nullptr ? std::nullopt : clock->age(stampNs, arrived);
    if (!age)
        return std::nullopt;
    const base::Duration bound = clock->at(arrived)->bound;
    if (*age > oldest + bound || *age < youngest - bound)
        return std::nullopt;
    return MessageAge{.age = *age, .bound = bound};
}

base::Duration MessageAges::relativeAge(Address from, std::int64_t stampNs, base::Instant arrived)
{
    // Stamps may have any value, so differences are computed modulo 2^64.
    const auto minus = [](std::int64_t a, std::int64_t b) {
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) -
                                         static_cast<std::uint64_t>(b));
    };
    const base::Duration late(minus(arrived.sinceZero.count(), stampNs));
    const auto after = [&](base::Duration fastest) {
        return base::Duration(minus(late.count(), fastest.count()));
    };
    const ClockOf clock{from, stampNs >= firstTimeOfDayNs};
    const auto [found, isNew] = m_fastest.try_emplace(clock, Fastest{arrived, late, late});
    Fastest& fastest = found->second;
    const base::Duration since = arrived - fastest.since;
    // An age above the limit means that the clock was set.
    if (since > 2 * fastestMemory || after(fastest.now) > oldest)
        fastest = {.since = arrived, .before = late, .now = late};
    else if (since > fastestMemory)
        fastest = {.since = arrived, .before = fastest.now, .now = late};
    if (after(fastest.now) < base::Duration::zero())
        fastest.now = late;
    return std::max(after(fastest.now), after(fastest.before));
}

void MessageAges::rebooted(Address component)
{
    std::erase_if(m_fastest, [&](const auto& each) { return each.first.component == component; });
}

} // namespace leadline::mavlink
