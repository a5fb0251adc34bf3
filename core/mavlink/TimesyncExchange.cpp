// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/TimesyncExchange.h"

#include <algorithm>
#include <utility>

namespace leadline::mavlink {

namespace {

/// Twice the rate of the fastest known requester.
constexpr std::size_t maxAnswersPerSecond = 20;
/// The low byte of a stamp identifies the link; the other bytes hold the time.
constexpr std::int64_t linkDigits = 256;

} // namespace

TimesyncExchange::TimesyncExchange(base::Clock& clock, Settings settings, Callbacks callbacks)
    : m_clock(clock),
      m_settings(settings),
      m_callbacks(std::move(callbacks)),
      m_start(clock.now()),
      m_next(clock),
      m_limit(maxAnswersPerSecond)
{
    set(settings);
}

void TimesyncExchange::set(const Settings& settings)
{
    m_settings = settings;
    m_pending.setOwn({settings.own});
    m_pending.setStrictVersion2(settings.strictVersion2);
}

void TimesyncExchange::stream(std::vector<Address> targets, base::Duration interval)
{
    m_targets = std::move(targets);
    m_interval = std::max(interval, shortestInterval);
    m_next.stop();
    requestAll();
}

void TimesyncExchange::requestAll()
{
    if (m_targets.empty())
        return;
    m_next.after(m_interval, [this] { requestAll(); });
    // The list is copied because a callback may replace the targets.
    for (const Address target : std::vector(m_targets))
        requestOnce(target);
}

void TimesyncExchange::requestOnce(Address target)
{
    const std::int64_t stamp = nextStamp();
    m_pending.sent(stamp, target, m_clock.now());
    m_callbacks.send({.tc1 = 0, .ts1 = stamp, .target = target});
}

std::int64_t TimesyncExchange::nextStamp()
{
    // Stamps are not Unix time, which MAVLink 1 peers take for their own; they are never 0 and
    // never repeated.
    const std::int64_t time = (m_clock.now() - m_start).count() / linkDigits * linkDigits;
    m_lastStamp = std::max(time, m_lastStamp + linkDigits) / linkDigits * linkDigits;
    return m_lastStamp + m_settings.link;
}

void TimesyncExchange::received(const TimesyncStamps& stamps, Address from, base::Instant arrived)
{
    if (from == m_settings.own)
        // A copy of this program's own message, or another sender with the same address, which is
        // reported by VehicleLink.
        return;
    heard(from.system);
    if (stamps.tc1 == 0)
        handleRequest(stamps, from, arrived);
    else
        handleReply(stamps, from, arrived);
}

void TimesyncExchange::handleRequest(const TimesyncStamps& stamps, Address from,
                                     base::Instant arrived)
{
    m_pending.requested(from);
    const bool isForUs = stamps.target == Address{} || stamps.target == m_settings.own;
    if (!m_settings.answers || !isForUs || !m_limit.mayAnswer(from, arrived))
        return;
    ++m_answered;
    const std::int64_t now = std::max<std::int64_t>((m_clock.now() - m_start).count(), 1);
    m_callbacks.send({.tc1 = now, .ts1 = stamps.ts1, .target = from});
}

void TimesyncExchange::handleReply(const TimesyncStamps& stamps, Address from,
                                   base::Instant arrived)
{
    const auto reply = m_pending.replied(stamps, from, arrived);
    if (!reply)
        return;
    if (reply->isFirstOfVersion1 && m_callbacks.foundVersion1)
        m_callbacks.foundVersion1(from);
    if (m_callbacks.replied)
        m_callbacks.replied(*reply);
}

} // namespace leadline::mavlink
