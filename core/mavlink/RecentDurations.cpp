// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/RecentDurations.h"

#include <algorithm>

namespace leadline::mavlink {

std::optional<DurationSummary> summaryOf(std::vector<base::Duration> durations)
{
    if (durations.empty())
        return std::nullopt;
    std::ranges::sort(durations);
    // Nearest rank: the least value that so many percent do not exceed.
    const auto percentile = [&durations](std::size_t percent) {
        return durations[(durations.size() * percent + 99) / 100 - 1];
    };
    return DurationSummary{.least = durations.front(),
                           .median = percentile(50),
                           .p95 = percentile(95),
                           .p99 = percentile(99),
                           .most = durations.back()};
}

void RecentDurations::add(base::Duration duration)
{
    if (m_kept.size() < mostKept)
        m_kept.push_back(duration);
    else
        m_kept[m_next] = duration;
    m_next = (m_next + 1) % mostKept;
}

base::Duration RecentDurations::newest() const
{
    return m_kept.empty() ? base::Duration::zero() : m_kept[(m_next + mostKept - 1) % mostKept];
}

} // namespace leadline::mavlink
