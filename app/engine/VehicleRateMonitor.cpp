// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/VehicleRateMonitor.h"

#include <algorithm>
#include <chrono>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr base::Duration rateOver = 3s;
constexpr base::Duration lossOver = 10s;

} // namespace

void VehicleRateMonitor::reset()
{
    m_looks.clear();
    m_lossy = {};
}

/// The newest that is so old, or the oldest.
const VehicleRateMonitor::Look& VehicleRateMonitor::before(base::Duration ago) const
{
    const auto younger = std::ranges::find_if(
        m_looks, [&](const Look& each) { return m_looks.back().at - each.at < ago; });
    return younger == m_looks.begin() ? *younger : *(younger - 1);
}

VehicleRateMonitor::Figures VehicleRateMonitor::look(base::Instant now, std::uint64_t received,
                                                     std::uint64_t lost)
{
    m_looks.push_back({now, received, lost});
    while (m_looks.size() > 2 && now - m_looks[1].at >= lossOver)
        m_looks.pop_front();
    Figures figures;
    const Look& of = before(rateOver);
    if (const std::chrono::duration<double> passed = now - of.at; passed.count() > 0)
        figures.rateHz = static_cast<double>(received - of.received) / passed.count();
    const Look& since = m_looks.front();
    // What was thought lost before may have come since.
    const std::uint64_t gone = lost - std::min(lost, since.lost);
    const std::uint64_t sent = received - since.received + gone;
    if (sent > 0)
        figures.lossPercent = 100 * static_cast<double>(gone) / static_cast<double>(sent);
    figures.lossy =
        m_lossy.look(now, figures.lossPercent.value_or(0) > Hysteresis::tolerableLossPercent);
    return figures;
}

} // namespace leadline::app
