// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/PendingTimesyncs.h"

namespace leadline::mavlink {

namespace {

ProbeKey keyOf(std::int64_t ts1)
{
    return {static_cast<std::uint64_t>(ts1), 0};
}

} // namespace

void PendingTimesyncs::sent(std::int64_t ts1, Address target, base::Instant at)
{
    m_probes.sent(keyOf(ts1), target, at);
}

void PendingTimesyncs::requested(Address from)
{
    ++m_counts.requests;
    m_othersRequest = m_othersRequest || from.component != Address::autopilot;
}

std::optional<TimesyncVersion> PendingTimesyncs::versionOf(Address target)
{
    if (target == Address{}) {
        m_counts.refusedVersion1 += m_strictVersion2 ? 1U : 0U;
        return m_strictVersion2 ? std::nullopt : std::optional(TimesyncVersion::V1);
    }
    if (m_own.contains(target))
        return TimesyncVersion::V2;
    if (!m_heard.test(target.system))
        return TimesyncVersion::BadTarget;
    ++m_counts.toOthers;
    return std::nullopt;
}

std::optional<PendingTimesyncs::Reply>
PendingTimesyncs::replied(const TimesyncStamps& stamps, Address from, base::Instant arrived)
{
    // The target of a reply is not decisive: the reply is for this program if it mirrors one of its
    // stamps.
    if (!m_probes.contains(keyOf(stamps.ts1), arrived)) {
        countForeign(stamps.ts1);
        return std::nullopt;
    }
    if (stamps.tc1 < 0) {
        ++m_counts.impossible;
        return std::nullopt;
    }
    const auto version = versionOf(stamps.target);
    if (!version)
        return std::nullopt;
    const PendingProbes::Reply known = m_probes.replied(keyOf(stamps.ts1), from, arrived);
    // The reply arrived before its request was sent.
    if (known.outcome == PendingProbes::Outcome::Unknown) {
        ++m_counts.impossible;
        return std::nullopt;
    }
    TimesyncResult& result = m_results[from];
    Reply reply{.from = from,
                .version = *version,
                .outcome = known.outcome,
                .roundTrip = known.roundTrip,
                .clock = {},
                .isFirstOfVersion1 = *version == TimesyncVersion::V1 && !result.reportedVersion1};
    result.reportedVersion1 = result.reportedVersion1 || reply.isFirstOfVersion1;
    result.version = *version;
    if (known.outcome != PendingProbes::Outcome::Duplicate)
        reply.clock = result.clock.add({known.sent, stamps.tc1, arrived});
    return reply;
}

void PendingTimesyncs::countForeign(std::int64_t ts1)
{
    ++m_counts.foreign;
    constexpr std::int64_t microsecond = 1000;
    const std::int64_t digits = ts1 > 0 ? ts1 % microsecond : 0;
    const bool isSystem = digits > 0 && digits < static_cast<std::int64_t>(m_heard.size()) &&
                          m_heard.test(static_cast<std::size_t>(digits));
    m_othersRequest = m_othersRequest || !isSystem;
    ++m_foreignRequesters[isSystem ? static_cast<std::uint8_t>(digits) : std::uint8_t{0}];
}

void PendingTimesyncs::rebooted(Address component)
{
    if (const auto found = m_results.find(component); found != m_results.end())
        found->second.clock.restart();
}

const ClockOffset* PendingTimesyncs::clockOf(Address component) const
{
    const auto known = m_results.find(component);
    return known != m_results.end() ? &known->second.clock : nullptr;
}

const std::map<Address, ProbeStatistics>& PendingTimesyncs::statistics(base::Instant now)
{
    m_probes.judge(now);
    return m_probes.statistics();
}

} // namespace leadline::mavlink
