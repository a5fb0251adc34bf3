// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/TimesyncExchange.h"

#include <algorithm>
#include <utility>

namespace leadline::mavlink {

namespace {

/// Twice what anybody asks.
constexpr std::size_t mostAnswersPerSecond = 20;
/// Of a stamp, for the link; the time is in the others.
constexpr std::int64_t linkDigits = 256;

/// Component id; it asks by itself, and is no other program.
constexpr std::uint8_t autopilot = 1;

ProbeKey keyOf(std::int64_t ts1)
{
    return {static_cast<std::uint64_t>(ts1), 0};
}

} // namespace

TimesyncExchange::TimesyncExchange(base::Clock& clock, Settings settings, Callbacks callbacks)
    : m_clock(clock),
      m_settings(settings),
      m_callbacks(std::move(callbacks)),
      m_start(clock.now()),
      m_next(clock),
      m_limit(mostAnswersPerSecond)
{
}

void TimesyncExchange::stream(std::vector<Address> targets, base::Duration interval)
{
    m_targets = std::move(targets);
    m_interval = std::max(interval, shortestInterval);
    m_next.stop();
    askAll();
}

void TimesyncExchange::askAll()
{
    if (m_targets.empty())
        return;
    m_next.after(m_interval, [this] { askAll(); });
    for (const Address target : std::vector(m_targets)) // a callback may set others
        askOnce(target);
}

void TimesyncExchange::askOnce(Address target)
{
    const std::int64_t stamp = nextStamp();
    m_book.sent(keyOf(stamp), target, m_clock.now());
    m_callbacks.send({.tc1 = 0, .ts1 = stamp, .target = target});
}

std::int64_t TimesyncExchange::nextStamp()
{
    // Never Unix time, which peers of version 1 take for their own; never 0, nor the same twice.
    const std::int64_t time = (m_clock.now() - m_start).count() / linkDigits * linkDigits;
    m_lastStamp = std::max(time, m_lastStamp + linkDigits) / linkDigits * linkDigits;
    return m_lastStamp + m_settings.link;
}

void TimesyncExchange::received(const TimesyncStamps& stamps, Address from, base::Instant arrived)
{
    if (from == m_settings.own)
        return; // Our own words, or somebody who has our ids: said elsewhere.
    heard(from.system);
    if (stamps.tc1 == 0)
        takeRequest(stamps, from, arrived);
    else
        takeReply(stamps, from, arrived);
}

void TimesyncExchange::takeRequest(const TimesyncStamps& stamps, Address from,
                                   base::Instant arrived)
{
    ++m_counts.requests;
    m_othersAsk = m_othersAsk || from.component != autopilot;
    const bool isForUs = stamps.target == Address{} || stamps.target == m_settings.own;
    if (!m_settings.answers || !isForUs || !m_limit.mayAnswer(from, arrived))
        return;
    ++m_counts.answered;
    const std::int64_t now = std::max<std::int64_t>((m_clock.now() - m_start).count(), 1);
    m_callbacks.send({.tc1 = now, .ts1 = stamps.ts1, .target = from});
}

void TimesyncExchange::takeReply(const TimesyncStamps& stamps, Address from, base::Instant arrived)
{
    // Whatever its target says: only what mirrors a stamp of ours is for us.
    if (!m_book.knows(keyOf(stamps.ts1), arrived)) {
        countForeign(stamps.ts1);
        return;
    }
    if (stamps.tc1 < 0) {
        ++m_counts.impossible;
        return;
    }
    TimesyncVersion version = TimesyncVersion::V2;
    if (stamps.target == Address{}) {
        version = TimesyncVersion::V1;
    } else if (stamps.target != m_settings.own) {
        if (m_heard.test(stamps.target.system)) {
            ++m_counts.toOthers;
            return;
        }
        version = TimesyncVersion::BadTarget;
    }
    if (version == TimesyncVersion::V1 && m_settings.strictVersion2) {
        ++m_counts.refusedVersion1;
        return;
    }
    const ProbeBook::Reply known = m_book.replied(keyOf(stamps.ts1), from, arrived);
    if (known.fate == ProbeBook::Fate::Unknown) { // It was there before it was asked for.
        ++m_counts.impossible;
        return;
    }
    TimesyncResult& result = m_results[from];
    const bool isFirstOfVersion1 = version == TimesyncVersion::V1 && !result.saidVersion1;
    result.saidVersion1 = result.saidVersion1 || isFirstOfVersion1;
    result.version = version;
    Reply reply{.from = from,
                .version = version,
                .fate = known.fate,
                .roundTrip = known.roundTrip,
                .clock = {}};
    if (known.fate != ProbeBook::Fate::Duplicate)
        reply.clock = result.clock.add({known.sent, stamps.tc1, arrived});
    if (isFirstOfVersion1 && m_callbacks.foundVersion1)
        m_callbacks.foundVersion1(from);
    if (m_callbacks.replied)
        m_callbacks.replied(reply);
}

void TimesyncExchange::countForeign(std::int64_t ts1)
{
    ++m_counts.foreign;
    constexpr std::int64_t microsecond = 1000;
    const std::int64_t digits = ts1 > 0 ? ts1 % microsecond : 0;
    const bool isSystem = digits > 0 && digits < static_cast<std::int64_t>(m_heard.size()) &&
                          m_heard.test(static_cast<std::size_t>(digits));
    m_othersAsk = m_othersAsk || !isSystem;
    ++m_foreignAskers[isSystem ? static_cast<std::uint8_t>(digits) : std::uint8_t{0}];
}

void TimesyncExchange::rebooted(Address component)
{
    if (const auto found = m_results.find(component); found != m_results.end())
        found->second.clock.restart();
}

const std::map<Address, ProbeStatistics>& TimesyncExchange::statistics()
{
    m_book.judge(m_clock.now());
    return m_book.statistics();
}

} // namespace leadline::mavlink
