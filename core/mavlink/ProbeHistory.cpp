// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/ProbeHistory.h"

#include <algorithm>
#include <vector>

namespace leadline::mavlink {

void ProbeHistory::add(const Reply& reply)
{
    m_replies.push_back(reply);
    if (reply.isLate)
        std::erase(m_lost, reply.sent());
}

void ProbeHistory::forgetBefore(base::Instant time)
{
    while (!m_replies.empty() && m_replies.front().arrived < time)
        m_replies.pop_front();
    while (!m_lost.empty() && m_lost.front() < time)
        m_lost.pop_front();
    while (!m_duplicates.empty() && m_duplicates.front() < time)
        m_duplicates.pop_front();
}

ProbeSummary ProbeHistory::figures() const
{
    std::vector<base::Duration> roundTrips;
    roundTrips.reserve(m_replies.size());
    for (const Reply& reply : m_replies)
        roundTrips.push_back(reply.roundTrip);
    const auto late = std::ranges::count_if(m_replies, &Reply::isLate);
    return {.replies = m_replies.size(),
            .lost = m_lost.size(),
            .late = static_cast<std::uint64_t>(late),
            .duplicates = m_duplicates.size(),
            .roundTrips = summaryOf(std::move(roundTrips))};
}

} // namespace leadline::mavlink
