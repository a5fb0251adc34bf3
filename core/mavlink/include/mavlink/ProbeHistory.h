// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/RecentDurations.h"

#include <cstdint>
#include <deque>
#include <optional>

namespace leadline::mavlink {

/// What became of the requests of a stretch of time, as one component replied to them.
struct ProbeFigures {
    std::uint64_t replies = 0;
    /// Not replied to in time, nor later.
    std::uint64_t lost = 0;
    /// Replied to after they had been given up; among `replies`.
    std::uint64_t late = 0;
    /// Further replies to the same request.
    std::uint64_t duplicates = 0;
    /// Nothing without replies.
    std::optional<DurationSummary> roundTrips;

    /// 0..1.
    [[nodiscard]] double lossShare() const
    {
        const std::uint64_t expected = replies + lost;
        return expected == 0 ? 0 : static_cast<double>(lost) / static_cast<double>(expected);
    }
};

/// The replies of one component and what it lost, one by one, as far back as they are kept.
class ProbeHistory {
public:
    struct Reply {
        base::Instant arrived;
        base::Duration roundTrip{};
        /// By how much the remote clock is ahead if both ways took the same; 0 for PING.
        base::Duration middle{};
        bool isLate = false;

        [[nodiscard]] base::Instant sent() const { return {arrived.sinceZero - roundTrip}; }
    };

    /// A late one takes its request off the lost ones.
    void add(const Reply& reply);
    void addLost(base::Instant sent) { m_lost.push_back(sent); }
    void addDuplicate(base::Instant arrived) { m_duplicates.push_back(arrived); }
    void forgetBefore(base::Instant time);

    [[nodiscard]] const std::deque<Reply>& replies() const { return m_replies; }
    /// When they were sent.
    [[nodiscard]] const std::deque<base::Instant>& lost() const { return m_lost; }
    [[nodiscard]] bool empty() const { return m_replies.empty() && m_lost.empty(); }
    [[nodiscard]] ProbeFigures figures() const;

private:
    std::deque<Reply> m_replies;
    std::deque<base::Instant> m_lost;
    std::deque<base::Instant> m_duplicates;
};

} // namespace leadline::mavlink
