// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarSpokes.h"

#include "plot/Measuring.h"

#include <algorithm>

namespace leadline::app {

echo::NewestPings PolarSpokes::none()
{
    echo::NewestPings numbers{};
    numbers.fill(echo::noPing);
    return numbers;
}

void PolarSpokes::clear()
{
    *this = PolarSpokes();
}

void PolarSpokes::load(const echo::PingReader& reader, const echo::NewestPings& newest,
                       const echo::EchoShaping& shaping)
{
    const bool reshape = shaping != m_shaper.shaping();
    m_shaper.setShaping(shaping);
    m_numbers = newest;
    ++m_loads;
    std::uint32_t last = echo::noPing;
    for (const std::uint32_t number : m_numbers) {
        if (number == echo::noPing || number == last)
            continue;
        last = number;
        const auto [at, isNew] = m_spokes.try_emplace(number);
        Spoke& spoke = at->second;
        spoke.seen = m_loads;
        if (const auto ping = isNew ? reader.read(number, spoke.storage) : std::nullopt) {
            spoke.ping = *ping;
            spoke.good = ping->angleGrad && !ping->profile.samples.empty();
        }
        if (spoke.good && (isNew || reshape))
            spoke.shown = m_shaper.shape(reader, number, spoke.ping.profile, spoke.shaped);
    }
    std::erase_if(m_spokes, [this](const auto& entry) { return entry.second.seen != m_loads; });

    m_edgeM = 0;
    m_newest = echo::noPing;
    log::Time oldest{};
    log::Time newestTime{};
    for (const auto& [number, spoke] : m_spokes) {
        if (!spoke.good)
            continue;
        m_edgeM = std::max(m_edgeM, spoke.ping.profile.endM());
        const bool first = m_newest == echo::noPing;
        oldest = first ? spoke.ping.time : std::min(oldest, spoke.ping.time);
        newestTime = first ? spoke.ping.time : std::max(newestTime, spoke.ping.time);
        if (first || number > m_newest)
            m_newest = number;
    }
    m_ages = echo::AgeSteps(newestTime, secondsOf(newestTime - oldest));
}

const PolarSpokes::Spoke* PolarSpokes::spoke(std::size_t sector) const
{
    const auto found = m_spokes.find(m_numbers[sector]);
    return found != m_spokes.end() && found->second.good ? &found->second : nullptr;
}

const echo::Ping* PolarSpokes::ping(std::size_t sector) const
{
    const Spoke* found = spoke(sector);
    return found ? &found->ping : nullptr;
}

const echo::Profile* PolarSpokes::shown(std::size_t sector) const
{
    const Spoke* found = spoke(sector);
    return found ? &found->shown : nullptr;
}

const echo::Ping* PolarSpokes::newest() const
{
    const auto found = m_spokes.find(m_newest);
    return found != m_spokes.end() ? &found->second.ping : nullptr;
}

float PolarSpokes::fade(const echo::Ping& ping) const
{
    return static_cast<float>(1.0 - 0.5 * m_ages.share(ping.time));
}

} // namespace leadline::app
