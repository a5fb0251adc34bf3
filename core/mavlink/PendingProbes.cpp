// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/PendingProbes.h"

#include <algorithm>
#include <chrono>

namespace leadline::mavlink {

void PendingProbes::sent(const ProbeKey& key, Address target, base::Instant at,
                         std::optional<base::Duration> timeout)
{
    judge(at);
    // A router may forward a request along several paths, and a log may contain each copy. The
    // reply may answer the first copy, so times count from there, and a round trip is never
    // underestimated.
    if (const auto number = m_numbers.find(key); number != m_numbers.end()) {
        auto& targets = m_requests[number->second - firstNumber()].targets;
        if (std::ranges::find(targets, target) == targets.end())
            targets.push_back(target);
        return;
    }
    if (m_requests.size() == maxRequests)
        forgetOldest();
    m_requests.push_back({key, {target}, at, timeout, {}});
    m_numbers[key] = m_nextNumber++;
}

bool PendingProbes::contains(const ProbeKey& key, base::Instant now)
{
    judge(now);
    return m_numbers.contains(key);
}

PendingProbes::Reply PendingProbes::replied(const ProbeKey& key, Address from, base::Instant at)
{
    judge(at);
    const auto number = m_numbers.find(key);
    if (number == m_numbers.end())
        return {};
    Request* const asked = &m_requests[number->second - firstNumber()];
    if (at < asked->sent)
        return {};
    Reply reply{.outcome = Outcome::InTime, .sent = asked->sent, .roundTrip = at - asked->sent};
    ProbeStatistics& statistics = m_statistics[from];
    const auto before = std::ranges::find(asked->answers, from, &Answer::from);
    if (before == asked->answers.end()) {
        ++statistics.expected;
        if (asked->timeout && reply.roundTrip > *asked->timeout) {
            reply.outcome = Outcome::Late;
            ++statistics.late;
        }
        asked->answers.push_back({from, false});
    } else if (before->isLost) {
        reply.outcome = Outcome::Late;
        ++statistics.late;
        --statistics.lost;
        before->isLost = false;
    } else {
        reply.outcome = Outcome::Duplicate;
        ++statistics.duplicates;
        return reply;
    }
    count(from, reply.roundTrip);
    Responder& responder =
        m_responders.try_emplace(from, Responder{.next = number->second + 1}).first->second;
    // Short round trips cannot raise the timeout above its minimum, so the percentile is not
    // computed for them.
    if (responder.timeout > minTimeout || 4 * reply.roundTrip > minTimeout)
        responder.timeout = std::max(minTimeout, 4 * statistics.roundTrips.summary()->p99);
    return reply;
}

void PendingProbes::count(Address from, base::Duration roundTrip)
{
    ProbeStatistics& statistics = m_statistics[from];
    if (statistics.replies++ > 0) {
        constexpr int smoothing = 16;
        const base::Duration change = std::chrono::abs(roundTrip - statistics.roundTrips.newest());
        statistics.jitter += (change - statistics.jitter) / smoothing;
    }
    statistics.roundTrips.add(roundTrip);
}

void PendingProbes::judge(base::Instant now)
{
    for (auto& [from, responder] : m_responders)
        judge(from, responder, now);
    while (!m_requests.empty() && now - m_requests.front().sent > m_keep)
        forgetOldest();
}

void PendingProbes::judge(Address from, Responder& responder, base::Instant now)
{
    for (; responder.next < m_nextNumber; ++responder.next) {
        Request& asked = m_requests[responder.next - firstNumber()];
        const base::Duration timeout = asked.timeout.value_or(responder.timeout);
        if (now - asked.sent <= std::min(timeout, m_keep))
            return;
        settle(from, asked);
    }
}

void PendingProbes::settle(Address from, Request& request)
{
    const auto isTarget = [from](Address target) { return isMeant(target, from); };
    if (std::ranges::none_of(request.targets, isTarget) ||
        std::ranges::find(request.answers, from, &Answer::from) != request.answers.end())
        return;
    request.answers.push_back({from, true});
    ProbeStatistics& statistics = m_statistics[from];
    ++statistics.expected;
    ++statistics.lost;
    if (m_lost)
        m_lost(from, request.sent);
}

void PendingProbes::forgetOldest()
{
    // Too many requests are pending to wait for all of them: the oldest counts as lost if it is
    // unanswered.
    for (auto& [from, responder] : m_responders) {
        if (responder.next == firstNumber()) {
            settle(from, m_requests.front());
            ++responder.next;
        }
    }
    m_numbers.erase(m_requests.front().key);
    m_requests.pop_front();
}

bool AnswerLimit::mayAnswer(Address sender, base::Instant now)
{
    using namespace std::chrono_literals;
    std::deque<base::Instant>& answered = m_answered[sender];
    while (!answered.empty() && now - answered.front() >= 1s)
        answered.pop_front();
    if (answered.size() >= m_maxPerSecond)
        return false;
    answered.push_back(now);
    return true;
}

} // namespace leadline::mavlink
