// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/ScanRateMonitor.h"

#include "base/Units.h"
#include "echo/BearingIndex.h"
#include "plot/Measuring.h"

#include <algorithm>

namespace leadline::app {

namespace {

/// Pings of two turns forth and back at a step of one gradian.
constexpr std::uint64_t maxPings = 1600;
constexpr std::uint64_t pingsForRate = 32;
constexpr std::ptrdiff_t pingsParked = 8;
/// The start of a halt is searched for over this many further pings, about half an hour, to limit
/// the time it takes.
constexpr std::uint64_t mostParked = 40'000;

/// The difference of two bearings on the shorter way, -200..199 gradians.
int apart(int fromGrad, int toGrad)
{
    const int turn = base::gradiansPerTurn;
    return (toGrad - fromGrad + turn + turn / 2) % turn - turn / 2;
}

double secondsOf(const echo::PingReader& reader, std::uint64_t ping)
{
    return app::secondsOf(reader.timeOf(ping).value_or(log::Time{}));
}

} // namespace

void ScanRateMonitor::load(const echo::PingReader& reader, std::uint64_t count)
{
    m_turnS = 0;
    m_pingsPerSecond = 0;
    m_parkedSince.reset();
    count = std::min(count, reader.count());
    m_first = count > maxPings ? count - maxPings : 0;
    m_entries.resize(static_cast<std::size_t>(count - m_first));
    if (!reader.log().stream(reader.stream()).pings().read(m_first, m_entries))
        m_entries.clear();
    if (m_entries.size() < 2)
        return;
    const std::uint64_t back = std::min<std::uint64_t>(pingsForRate, m_entries.size() - 1);
    const double span = secondsOf(reader, m_first + m_entries.size() - 1) -
                        secondsOf(reader, m_first + m_entries.size() - 1 - back);
    if (span > 0)
        m_pingsPerSecond = static_cast<double>(back) / span;
    findTurn(reader);
    findParked(reader);
}

void ScanRateMonitor::findParked(const echo::PingReader& reader)
{
    const std::uint16_t bearing = m_entries.back().angleGrad;
    const auto other =
        std::find_if(m_entries.rbegin(), m_entries.rend(),
                     [bearing](const log::PingEntry& ping) { return ping.angleGrad != bearing; });
    if (other - m_entries.rbegin() < pingsParked)
        return;
    std::uint64_t first = m_first + static_cast<std::uint64_t>(m_entries.rend() - other);
    const std::uint64_t farthest = m_first - std::min(m_first, mostParked);
    while (other == m_entries.rend() && first > farthest) {
        const auto before = reader.entry(first - 1);
        if (!before || before->angleGrad != bearing)
            break;
        --first;
    }
    m_parkedSince = reader.timeOf(first);
}

int ScanRateMonitor::stepGrad() const
{
    if (m_entries.empty())
        return 0;
    const std::size_t last = m_entries.size() - 1;
    return echo::stepOf(m_entries[last], last > 0 ? &m_entries[last - 1] : nullptr, nullptr);
}

void ScanRateMonitor::findTurn(const echo::PingReader& reader)
{
    const int here = m_entries.back().angleGrad;
    const int step = apart(m_entries[m_entries.size() - 2].angleGrad, here);
    if (here >= base::gradiansPerTurn || step == 0)
        return;
    const int direction = step > 0 ? 1 : -1;
    int ahead = -1;
    for (std::size_t i = m_entries.size() - 1; i-- > 0;) {
        const int angle = m_entries[i].angleGrad;
        if (angle >= base::gradiansPerTurn)
            return;
        const int beyond = direction * apart(here, angle);
        const bool near = std::abs(beyond) < base::gradiansPerTurn / 4;
        if (near && beyond <= 0 && ahead > 0 && ahead < base::gradiansPerTurn / 4) {
            const double share = -beyond / static_cast<double>(ahead - beyond);
            const double before = secondsOf(reader, m_first + i);
            const double after = secondsOf(reader, m_first + i + 1);
            m_turnS = secondsOf(reader, m_first + m_entries.size() - 1) -
                      (before + share * (after - before));
            return;
        }
        ahead = beyond;
    }
}

} // namespace leadline::app
