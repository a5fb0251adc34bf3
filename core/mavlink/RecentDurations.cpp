// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/RecentDurations.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace leadline::mavlink {

std::optional<DurationSummary> summaryOf(std::vector<base::Duration> durations)
{
    if (durations.empty())
        return std::nullopt;
    const auto [least, most] = std::ranges::minmax(durations);
    // Percentiles by nearest rank: the least value that so many percent do not exceed. They are
    // requested in ascending order, so that each search can begin at the result of the last one.
    auto from = durations.begin();
    const auto percentile = [&](std::size_t percent) {
        const auto at = durations.begin() +
                        static_cast<std::ptrdiff_t>((durations.size() * percent + 99) / 100 - 1);
        std::ranges::nth_element(from, at, durations.end());
        from = at;
        return *at;
    };
    const base::Duration median = percentile(50);
    const base::Duration p95 = percentile(95);
    const base::Duration p99 = percentile(99);
    return DurationSummary{.least = least, .median = median, .p95 = p95, .p99 = p99, .most = most};
}

void RecentDurations::add(base::Duration duration)
{
    if (m_kept.size() < maxKept)
        m_kept.push_back(duration);
    else
        m_kept[m_next] = duration;
    m_next = (m_next + 1) % maxKept;
}

base::Duration RecentDurations::newest() const
{
    return m_kept.empty() ? base::Duration::zero() : m_kept[(m_next + maxKept - 1) % maxKept];
}

void TimedDurations::add(base::Instant at, base::Duration duration)
{
    m_all.push_back({at, duration});
    if (m_all.size() > maxKept)
        m_all.pop_front();
    forgetUpTo(at);
}

void TimedDurations::forgetUpTo(base::Instant now)
{
    while (!m_all.empty() && now - m_all.front().at > m_kept)
        m_all.pop_front();
}

std::optional<DurationSummary> TimedDurations::summary() const
{
    std::vector<base::Duration> durations;
    durations.reserve(m_all.size());
    for (const Timed& each : m_all)
        durations.push_back(each.duration);
    return summaryOf(std::move(durations));
}

} // namespace leadline::mavlink
