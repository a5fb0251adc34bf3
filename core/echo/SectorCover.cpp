// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/SectorCover.h"

#include <algorithm>

namespace leadline::echo {

Sectors turned(const Sectors& sectors, int by)
{
    const std::size_t later = sectorOf(by);
    return (sectors << later) | (sectors >> (sectorsPerTurn - later));
}

void SectorCover::add(std::uint32_t ping, const SectorRun& run)
{
    for (int i = 0; i < run.count; ++i) {
        const std::size_t sector = sectorOf(run.first + i);
        auto& pings = m_pings[sector];
        pings.insert(std::ranges::upper_bound(pings, ping), ping);
        m_newest[sector] = pings.back();
        m_covered.set(sector);
    }
}

void SectorCover::remove(std::uint32_t ping, const SectorRun& run)
{
    for (int i = 0; i < run.count; ++i) {
        const std::size_t sector = sectorOf(run.first + i);
        auto& pings = m_pings[sector];
        if (const auto at = std::ranges::lower_bound(pings, ping); at != pings.end() && *at == ping)
            pings.erase(at);
        m_newest[sector] = pings.empty() ? noPing : pings.back();
        m_covered.set(sector, !pings.empty());
    }
}

} // namespace leadline::echo
