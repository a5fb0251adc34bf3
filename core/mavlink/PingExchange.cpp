// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/PingExchange.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::mavlink {

PingExchange::PingExchange(base::Clock& clock, Settings settings, Callbacks callbacks)
    : m_clock(clock),
      m_settings(settings),
      m_callbacks(std::move(callbacks)),
      m_start(clock.now()),
      m_seq(settings.firstSeq),
      m_next(clock)
{
}

ProbeKey PingExchange::sendRequest(std::optional<base::Duration> patience)
{
    const base::Instant now = m_clock.now();
    const auto stamp = std::chrono::floor<std::chrono::microseconds>(now - m_start).count();
    const ProbeKey key{static_cast<std::uint64_t>(stamp), m_seq++};
    m_probes.sent(key, Address{}, now, patience);
    return key;
}

void PingExchange::pingOnce(OnceDone done, base::Duration timeout, std::size_t enough)
{
    const ProbeKey key = sendRequest(timeout);
    auto single = std::make_unique<Single>(m_clock);
    single->key = key;
    single->done = std::move(done);
    single->enough = enough;
    single->timeout.after(timeout, [this, key] { finish(key); });
    m_singles.emplace(key, std::move(single));
    m_callbacks.send({key.stamp, key.seq, {}});
}

void PingExchange::startStream(base::Duration interval)
{
    sendNext(std::max(interval, shortestInterval));
}

void PingExchange::sendNext(base::Duration interval)
{
    m_next.after(interval, [this, interval] { sendNext(interval); });
    const ProbeKey key = sendRequest({});
    m_callbacks.send({key.stamp, key.seq, {}});
}

void PingExchange::received(const PingStamps& stamps, Address from, base::Instant arrived)
{
    if (from == m_settings.own)
        // A copy of this program's own message, or another sender with the same address, which is
        // reported by VehicleLink.
        return;
    if (stamps.target == Address{})
        answer(stamps, from, arrived);
    else if (stamps.target == m_settings.own)
        handleReply(stamps, from, arrived);
    else
        ++m_counts.toOthers;
}

void PingExchange::answer(const PingStamps& stamps, Address from, base::Instant arrived)
{
    ++m_counts.requests;
    if (!m_settings.answers || !m_limit.mayAnswer(from, arrived)) {
        ++m_counts.unanswered;
        return;
    }
    ++m_counts.answered;
    m_callbacks.send({stamps.timeUsec, stamps.seq, from});
}

void PingExchange::handleReply(const PingStamps& stamps, Address from, base::Instant arrived)
{
    const ProbeKey key{stamps.timeUsec, stamps.seq};
    const PendingProbes::Reply known = m_probes.replied(key, from, arrived);
    if (known.outcome == PendingProbes::Outcome::Unknown) {
        ++m_counts.unknown;
        return;
    }
    const Reply reply{
        .from = from, .seq = stamps.seq, .outcome = known.outcome, .roundTrip = known.roundTrip};
    if (m_callbacks.replied)
        m_callbacks.replied(reply);
    if (reply.outcome == PendingProbes::Outcome::InTime)
        notifySingle(key, reply);
}

void PingExchange::notifySingle(const ProbeKey& key, const Reply& reply)
{
    const auto single = m_singles.find(key);
    if (single == m_singles.end())
        return;
    single->second->replies.push_back(reply);
    if (single->second->replies.size() >= single->second->enough)
        finish(key);
}

void PingExchange::finish(const ProbeKey& key)
{
    // The callback may send new requests.
    const auto single = m_singles.extract(key);
    if (!single.empty())
        single.mapped()->done(single.mapped()->replies);
}

const std::map<Address, ProbeStatistics>& PingExchange::statistics()
{
    m_probes.judge(m_clock.now());
    return m_probes.statistics();
}

} // namespace leadline::mavlink
