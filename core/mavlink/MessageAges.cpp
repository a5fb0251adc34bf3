// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/MessageAges.h"

#include <algorithm>
#include <chrono>

namespace leadline::mavlink {

using namespace std::chrono_literals;

namespace {

/// Older than any message is, or younger than its bound lets it be: stamped by another clock than
/// the one that TIMESYNC knows, such as the wall clock.
constexpr base::Duration oldest = 60s;
constexpr base::Duration youngest = -1s;
constexpr base::Duration fastestMemory = 60s;
/// In 2001; nothing runs that long.
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
    // Stamps may be anything: differences are taken modulo 2^64.
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
    if (since > 2 * fastestMemory || after(fastest.now) > oldest) // or the clock was set
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
