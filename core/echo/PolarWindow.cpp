// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PolarWindow.h"

#include <algorithm>
#include <chrono>

namespace leadline::echo {

void PolarWindow::clear()
{
    m_numbers.fill(noPing);
    m_kept.clear();
    m_shaper = PingShaper();
    placeSpokes();
}

void PolarWindow::load(const PingReader& reader, const NewestPings& newest,
                       const EchoShaping& shaping)
{
    const bool reshape = shaping != m_shaper.shaping();
    m_shaper.setShaping(shaping);
    m_numbers = newest;
    ++m_loads;
    std::uint32_t last = noPing;
    for (const std::uint32_t number : m_numbers) {
        if (number == noPing || number == last)
            continue;
        last = number;
        const auto [at, isNew] = m_kept.try_emplace(number);
        Kept& kept = at->second;
        kept.seen = m_loads;
        kept.spoke = -1;
        if (const auto ping = isNew ? reader.read(number, kept.storage) : std::nullopt) {
            kept.ping = *ping;
            kept.good = ping->angleGrad && !ping->profile.samples.empty();
        }
        if (kept.good && (isNew || reshape))
            kept.shown = m_shaper.shape(reader, number, kept.ping.profile, kept.shaped);
    }
    std::erase_if(m_kept, [this](const auto& entry) { return entry.second.seen != m_loads; });
    placeSpokes();
}

void PolarWindow::placeSpokes()
{
    m_spokes.clear();
    m_pings.clear();
    m_spokeOfSector.fill(-1);
    m_edgeM = 0;
    m_newest = noPing;
    log::Time oldest{};
    log::Time newestTime{};
    for (std::size_t sector = 0; sector < m_numbers.size(); ++sector) {
        const std::uint32_t number = m_numbers[sector];
        const auto found = number == noPing ? m_kept.end() : m_kept.find(number);
        if (found == m_kept.end() || !found->second.good)
            continue;
        // A spoke's sectors may be separated by newer spokes, but they count as one spoke.
        Kept& kept = found->second;
        if (kept.spoke < 0) {
            const bool first = m_spokes.empty();
            const log::Time time = kept.ping.time;
            kept.spoke = static_cast<std::int32_t>(m_spokes.size());
            m_spokes.push_back({kept.shown, static_cast<double>(*kept.ping.angleGrad), 0});
            m_pings.push_back(&kept.ping);
            m_edgeM = std::max(m_edgeM, kept.ping.profile.endM());
            oldest = first ? time : std::min(oldest, time);
            newestTime = first ? time : std::max(newestTime, time);
            m_newest = first ? number : std::max(m_newest, number);
        }
        m_spokeOfSector[sector] = kept.spoke;
        m_spokes[static_cast<std::size_t>(kept.spoke)].stepGrad += 0.5;
    }
    m_ages = AgeSteps(newestTime, base::secondsOf(newestTime - oldest));
}

const Ping* PolarWindow::ping(std::size_t sector) const
{
    const std::int32_t spoke = m_spokeOfSector[sector];
    return spoke < 0 ? nullptr : m_pings[static_cast<std::size_t>(spoke)];
}

const Profile* PolarWindow::shown(std::size_t sector) const
{
    const std::int32_t spoke = m_spokeOfSector[sector];
    return spoke < 0 ? nullptr : &m_spokes[static_cast<std::size_t>(spoke)].profile;
}

const Ping* PolarWindow::newest() const
{
    const auto found = m_kept.find(m_newest);
    return found != m_kept.end() ? &found->second.ping : nullptr;
}

float PolarWindow::fade(const Ping& ping) const
{
    return static_cast<float>(1.0 - 0.5 * m_ages.share(ping.time));
}

} // namespace leadline::echo
