// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/RecentDurations.h"

#include <algorithm>

namespace leadline::mavlink {

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

std::optional<DurationSummary> RecentDurations::summary() const
{
    if (m_kept.empty())
        return std::nullopt;
    std::vector<base::Duration> sorted = m_kept;
    std::ranges::sort(sorted);
    // Nearest rank: the least value that so many percent do not exceed.
    const auto percentile = [&sorted](std::size_t percent) {
        return sorted[(sorted.size() * percent + 99) / 100 - 1];
    };
    return DurationSummary{.least = sorted.front(),
                           .median = percentile(50),
                           .p95 = percentile(95),
                           .p99 = percentile(99),
                           .most = sorted.back()};
}

} // namespace leadline::mavlink
