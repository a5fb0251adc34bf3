// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/TimedDurations.h"

#include <utility>
#include <vector>

namespace leadline::mavlink {

void TimedDurations::add(base::Instant at, base::Duration duration)
{
    m_all.push_back({at, duration});
    if (m_all.size() > mostKept)
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
