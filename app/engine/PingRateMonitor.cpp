// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/PingRateMonitor.h"

#include <algorithm>
#include <chrono>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr base::Duration rateOver = 2s;
constexpr int rateOverPeriods = 5;
constexpr base::Duration lossOver = 10s;
constexpr double slowBelow = 0.7;

double seconds(base::Duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

} // namespace

void PingRateMonitor::pinged(base::Instant at, base::Duration expected)
{
    m_pings.push_back(at);
    const base::Duration window = std::max(rateOver, expected * rateOverPeriods);
    while (at - m_pings.front() > window)
        m_pings.pop_front();
}

void PingRateMonitor::reset()
{
    *this = {};
}

PingRateMonitor::Figures PingRateMonitor::look(base::Instant now, const device::PingCounts& counts,
                                               base::Duration expected, bool countable)
{
    if (!m_began)
        m_began = now;
    m_counts.push_back({now, counts});
    while (now - m_counts.front().at > lossOver)
        m_counts.pop_front();
    Figures figures{rate(now), countable ? loss() : 0};
    const bool settled = now - *m_began > std::max(rateOver, expected * rateOverPeriods);
    const bool bad = settled && (figures.rateHz * seconds(expected) < slowBelow ||
                                 figures.lossPercent > Hysteresis::tolerableLossPercent);
    figures.slow = m_slow.look(now, bad);
    return figures;
}

/// Intervals between pings; when the next one is overdue, the time without it counts.
double PingRateMonitor::rate(base::Instant now) const
{
    if (m_pings.size() < 2)
        return 0;
    const auto intervals = static_cast<double>(m_pings.size() - 1);
    const double mean = seconds(m_pings.back() - m_pings.front()) / intervals;
    const double silent = seconds(now - m_pings.back());
    if (silent <= 2 * mean)
        return mean > 0 ? 1 / mean : 0;
    return static_cast<double>(m_pings.size()) / seconds(now - m_pings.front());
}

double PingRateMonitor::loss() const
{
    const device::PingCounts& first = m_counts.front().counts;
    const device::PingCounts& last = m_counts.back().counts;
    if (last.lost <= first.lost || last.pings < first.pings)
        return 0;
    const auto lost = static_cast<double>(last.lost - first.lost);
    return 100 * lost / (lost + static_cast<double>(last.pings - first.pings));
}

} // namespace leadline::app
