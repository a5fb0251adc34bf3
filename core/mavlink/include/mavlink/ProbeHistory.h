// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/RecentDurations.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <optional>

namespace leadline::mavlink {

/// Statistics of the requests in a time interval, for one component.
struct ProbeSummary {
    std::uint64_t replies = 0;
    /// Requests without a reply that timed out.
    std::uint64_t lost = 0;
    /// Replies that arrived after the timeout; included in `replies`.
    std::uint64_t late = 0;
    /// Additional replies to the same request.
    std::uint64_t duplicates = 0;
    /// Nullopt without replies.
    std::optional<DurationSummary> roundTrips;

    /// 0..1.
    [[nodiscard]] double lossShare() const
    {
        const std::uint64_t expected = replies + lost;
        return expected == 0 ? 0 : static_cast<double>(lost) / static_cast<double>(expected);
    }
};

/// Individual replies and losses of one component over a limited time.
class ProbeHistory {
public:
    struct Reply {
        base::Instant arrived;
        base::Duration roundTrip{};
        /// Remote clock minus local clock, assuming that both ways took the same time; 0 for PING.
        base::Duration middle{};
        bool isLate = false;

        [[nodiscard]] base::Instant sent() const { return {arrived.sinceZero - roundTrip}; }
    };

    /// A late reply removes its request from the lost ones.
    void add(const Reply& reply);
    void addLost(base::Instant sent) { m_lost.push_back(sent); }
    void addDuplicate(base::Instant arrived) { m_duplicates.push_back(arrived); }
    void forgetBefore(base::Instant time);

    [[nodiscard]] const std::deque<Reply>& replies() const { return m_replies; }
    /// Sending times of the lost requests.
    [[nodiscard]] const std::deque<base::Instant>& lost() const { return m_lost; }
    [[nodiscard]] bool empty() const { return m_replies.empty() && m_lost.empty(); }
    [[nodiscard]] ProbeSummary figures() const;

private:
    std::deque<Reply> m_replies;
    std::deque<base::Instant> m_lost;
    std::deque<base::Instant> m_duplicates;
};

/// Frame loss in the last ten seconds.
class RecentLoss {
public:
    static constexpr std::int64_t seconds = 10;

    /// Counts a received frame, and the number of frames found to be lost with it; negative if the
    /// frame was counted as lost and arrived late.
    void add(base::Instant at, std::int64_t lost)
    {
        const std::int64_t second = at.sinceZero / std::chrono::seconds(1);
        if (m_seconds.empty() || m_seconds.back().number < second)
            m_seconds.push_back({second, 0, 0});
        ++m_seconds.back().came;
        m_seconds.back().lost += lost;
        while (m_seconds.front().number <= m_seconds.back().number - seconds)
            m_seconds.pop_front();
    }
    RecentLoss& operator+=(const RecentLoss& other)
    {
        m_seconds.insert(m_seconds.end(), other.m_seconds.begin(), other.m_seconds.end());
        return *this;
    }
    /// Share of the sent frames that were lost, 0..1; nullopt if none was received.
    [[nodiscard]] std::optional<double> share(base::Instant now) const
    {
        const std::int64_t newest = now.sinceZero / std::chrono::seconds(1);
        std::int64_t came = 0;
        std::int64_t lost = 0;
        for (const Second& each : m_seconds) {
            if (each.number <= newest - seconds || each.number > newest)
                continue;
            came += each.came;
            lost += each.lost;
        }
        lost = std::max<std::int64_t>(lost, 0);
        return came == 0
                   ? std::nullopt
                   : std::optional(static_cast<double>(lost) / static_cast<double>(came + lost));
    }

private:
    struct Second {
        std::int64_t number = 0;
        std::int64_t came = 0;
        std::int64_t lost = 0;
    };
    std::deque<Second> m_seconds;
};

} // namespace leadline::mavlink
