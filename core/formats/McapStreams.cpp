// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapStreams.h"

namespace leadline::log {

bool McapStreams::full()
{
    return m_sonars.size() + m_vehicles.size() + m_sent.size() >= Log::maxStreams;
}

McapStreams::Sonars McapStreams::sonars(std::size_t topic)
{
    if (!m_sonars.contains(topic) && full()) {
        m_refused = true;
        return {};
    }
    const auto [found, isNew] = m_sonars.try_emplace(topic, m_log);
    return {&found->second, isNew};
}

MavlinkIndexer* McapStreams::vehicle(const std::string& link)
{
    if (!m_vehicles.contains(link) && full()) {
        m_refused = true;
        return nullptr;
    }
    return &m_vehicles.try_emplace(link, m_log, link).first->second;
}

MavlinkIndexer* McapStreams::sentTo(const std::string& link)
{
    if (!m_sent.contains(link) && full())
        return nullptr;
    const auto [found, isNew] = m_sent.try_emplace(link, m_log, link);
    if (isNew)
        found->second.setSent();
    return &found->second;
}

std::vector<StreamNumber> McapStreams::streamsOf(std::size_t topic) const
{
    const auto found = m_sonars.find(topic);
    return found != m_sonars.end() ? found->second.streams() : std::vector<StreamNumber>();
}

void McapStreams::finish()
{
    for (auto& [topic, indexer] : m_sonars)
        indexer.finish();
    for (auto& [link, indexer] : m_vehicles)
        indexer.finish();
    for (auto& [link, indexer] : m_sent)
        indexer.finish();
}

void McapStreams::addTo(ReadCounts& counts) const
{
    counts.logFull = counts.logFull || m_refused;
    for (const auto& [topic, indexer] : m_sonars)
        indexer.addTo(counts);
    for (const auto& [link, indexer] : m_vehicles) {
        counts.frames += indexer.frames();
        counts.bytesSkipped += indexer.parser().skippedBytes();
        counts.badChecksums += indexer.parser().badCrcs();
        counts.logFull = counts.logFull || indexer.full();
    }
}

} // namespace leadline::log
