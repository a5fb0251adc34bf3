// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PolarWindow.h"

#include <algorithm>

namespace leadline::echo {

void PolarWindow::load(const PingReader& reader, BearingIndex& index, std::uint64_t count)
{
    const NewestPings newest = index.newestOf(count);
    m_spokes.clear();
    m_times.clear();
    m_spokeOfSector.fill(-1);
    m_edgeM = 0;
    // A spoke's sectors may lie apart where newer ones cut into it, so equal numbers are gathered.
    std::vector<std::pair<std::uint32_t, std::size_t>> shown;
    for (std::size_t sector = 0; sector < newest.size(); ++sector)
        if (newest[sector] != noPing)
            shown.emplace_back(newest[sector], sector);
    std::sort(shown.begin(), shown.end());

    std::uint32_t current = noPing;
    std::int32_t spoke = -1;
    for (const auto& [number, sector] : shown) {
        if (number != current) {
            current = number;
            spoke = -1;
            if (m_storage.size() == m_spokes.size())
                m_storage.emplace_back();
            const auto ping = reader.read(number, m_storage[m_spokes.size()]);
            if (ping && ping->angleGrad && !ping->profile.samples.empty()) {
                spoke = static_cast<std::int32_t>(m_spokes.size());
                m_spokes.push_back({.profile = ping->profile,
                                    .angleGrad = static_cast<double>(*ping->angleGrad),
                                    .stepGrad = 0});
                m_times.push_back(ping->time);
                m_edgeM = std::max(m_edgeM, ping->profile.endM());
            }
        }
        m_spokeOfSector[sector] = spoke;
        if (spoke >= 0)
            m_spokes[static_cast<std::size_t>(spoke)].stepGrad += 0.5;
    }
}

} // namespace leadline::echo
