// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <optional>

namespace leadline::mavlink {

/// The frames of the last ten seconds: how many came, how many never did.
class RecentLoss {
public:
    static constexpr std::int64_t seconds = 10;

    /// One came, and so many were found to be lost with it; fewer than none when it was lost
    /// itself, and only late.
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
    /// Of the frames that were sent, 0..1; nullopt when none came.
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
