// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/RateMonitor.h"

#include <algorithm>
#include <chrono>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr base::Duration pingRateOver = 2s;
constexpr int pingRateOverPeriods = 5;
constexpr base::Duration messageRateOver = 3s;
constexpr base::Duration lossOver = 10s;
constexpr double slowBelow = 0.7;

base::Duration pingWindow(base::Duration period)
{
    return std::max(pingRateOver, period * pingRateOverPeriods);
}

double inSeconds(base::Duration duration)
{
    return std::chrono::duration<double>(duration).count();
}

} // namespace

void RateMonitor::addPing(base::Instant at, base::Duration period)
{
    m_pings.push_back(at);
    while (at - m_pings.front() > pingWindow(period))
        m_pings.pop_front();
}

void RateMonitor::reset()
{
    *this = {};
}

RateMonitor::Figures RateMonitor::measurePings(base::Instant now, const Counts& counts,
                                               base::Duration period, bool countsLoss)
{
    add(now, counts);
    Figures figures{pingRate(now), countsLoss ? lossPercent().value_or(0) : 0};
    const bool settled = now - *m_began > pingWindow(period);
    const bool isSlow = figures.rateHz * inSeconds(period) < slowBelow;
    const bool isLossy = *figures.lossPercent > Hysteresis::tolerableLossPercent;
    figures.isPoor = m_poor.update(now, settled && (isSlow || isLossy));
    return figures;
}

RateMonitor::Figures RateMonitor::measureMessages(base::Instant now, const Counts& counts)
{
    add(now, counts);
    Figures figures{messageRate(), lossPercent()};
    figures.isPoor =
        m_poor.update(now, figures.lossPercent.value_or(0) > Hysteresis::tolerableLossPercent);
    return figures;
}

void RateMonitor::add(base::Instant now, const Counts& counts)
{
    if (!m_began)
        m_began = now;
    m_readings.push_back({now, counts});
    while (m_readings.size() > 2 && now - m_readings[1].at >= lossOver)
        m_readings.pop_front();
}

/// The newest reading that is at least `ago` old, or the oldest one.
const RateMonitor::Reading& RateMonitor::readingBefore(base::Duration ago) const
{
    const auto younger = std::ranges::find_if(
        m_readings, [&](const Reading& each) { return m_readings.back().at - each.at < ago; });
    return younger == m_readings.begin() ? *younger : *(younger - 1);
}

/// The mean of the intervals between pings; when the next ping is overdue, the time since the last
/// one is included.
double RateMonitor::pingRate(base::Instant now) const
{
    if (m_pings.size() < 2)
        return 0;
    const auto intervals = static_cast<double>(m_pings.size() - 1);
    const double mean = inSeconds(m_pings.back() - m_pings.front()) / intervals;
    const double silent = inSeconds(now - m_pings.back());
    if (silent <= 2 * mean)
        return mean > 0 ? 1 / mean : 0;
    return static_cast<double>(m_pings.size()) / inSeconds(now - m_pings.front());
}

double RateMonitor::messageRate() const
{
    const Reading& last = m_readings.back();
    const Reading& first = readingBefore(messageRateOver);
    const double passed = inSeconds(last.at - first.at);
    return passed > 0 ? static_cast<double>(last.counts.received - first.counts.received) / passed
                      : 0;
}

std::optional<double> RateMonitor::lossPercent() const
{
    const Counts& first = m_readings.front().counts;
    const Counts& last = m_readings.back().counts;
    if (last.received < first.received)
        return {};
    // The loss may decrease when late items arrive.
    const std::uint64_t lost = last.lost - std::min(last.lost, first.lost);
    const std::uint64_t sent = last.received - first.received + lost;
    if (sent == 0)
        return {};
    return 100 * static_cast<double>(lost) / static_cast<double>(sent);
}

} // namespace leadline::app
