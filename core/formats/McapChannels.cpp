// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapChannels.h"

#include "formats/RecordingChannels.h"
#include "log/SonarKind.h"
#include "mcap/McapRecords.h"

#include <string_view>
#include <utility>

namespace leadline::formats {

namespace {

using As = McapChannel::As;

/// Scheme of a link to a simulated device; it is used if the device's note is damaged.
constexpr std::string_view simulatedLink = "sim:";
/// Limit for the names of all channels together; those of a real file take some kilobytes.
constexpr std::size_t maxTextBytes = std::size_t{8} << 20U;

} // namespace

void McapChannels::setNotes(const std::vector<mcap::Metadata>& metadata)
{
    m_notes = deviceNotesOf(metadata);
}

void McapChannels::learn(const mcap::RecordCursor& cursor, const mcap::RecordLocation& place)
{
    if (place.op == mcap::Op::Schema) {
        if (const auto schema = cursor.decode<mcap::Schema>(place))
            learn(*schema);
    } else if (const auto channel = cursor.decode<mcap::Channel>(place)) {
        learn(*channel);
    }
}

void McapChannels::learn(const mcap::Schema& schema)
{
    m_schemas.emplace(schema.id, schema.name);
}

void McapChannels::learn(const mcap::Channel& channel)
{
    if (m_channels.contains(channel.id))
        return;
    const auto schema = m_schemas.find(channel.schemaId);
    const std::string name = schema != m_schemas.end() ? schema->second : std::string();
    // In a malicious file many channels may share a name that is as long as the file.
    m_textBytes += channel.topic.size() + name.size() + channel.messageEncoding.size();
    if (m_textBytes > maxTextBytes)
        return;
    McapChannel its = describeChannel(channel, name);
    const auto [known, isNew] = m_places.try_emplace(
        std::array{channel.topic, name, channel.messageEncoding}, m_topics.size());
    its.topic = known->second;
    if (isNew)
        m_topics.push_back({.name = channel.topic,
                            .encoding = channel.messageEncoding,
                            .schema = name,
                            .isRead = its.as != As::Nothing});
    m_channels.emplace(channel.id, std::move(its));
}

McapChannel McapChannels::describeChannel(const mcap::Channel& channel,
                                          const std::string& schema) const
{
    McapChannel its;
    const std::string& topic = channel.topic;
    const bool json = channel.messageEncoding == "json";
    // A channel with JSON messages has no raw frames, even if a damaged file gives it their schema.
    const bool raw = schema == rawFrameSchema && !json;
    const std::string& direction = mcap::valueOf(channel.metadata, "direction");
    its.link = mcap::valueOf(channel.metadata, "link");
    its.device = deviceNameOf(channel);
    const auto note = m_notes.find(its.device);
    its.simulated =
        (note != m_notes.end() && note->second.simulated) || its.link.starts_with(simulatedLink);
    if (raw && topic.starts_with("mavlink")) {
        its.as = topic == fromVehicleTopic ? As::Mavlink
                 : topic == toVehicleTopic ? As::SentMavlink
                 : topic == refusedTopic   ? As::Nothing
                                           : As::Sent;
    } else if (raw) {
        its.as = direction == "tx" || topic.ends_with("/tx") ? As::Sent : As::Received;
        its.family = log::sonarKindNamed(mcap::valueOf(channel.metadata, "family"));
    } else if (!mcap::valueOf(channel.metadata, madeFromKey).empty()) {
        its.as = As::Nothing;
    } else if (json && topic.ends_with("/Ping1D")) {
        its.as = As::Ping1dJson;
        its.family = ping::Family::Ping1D;
    } else if (json && topic.ends_with("/Ping360")) {
        its.as = As::Ping360Json;
        its.family = ping::Family::Ping360;
    } else if (json && topic == markerTopic) {
        its.as = As::SessionMarkers;
    } else if (json && topic == eventTopic) {
        its.as = As::Events;
    }
    return its;
}

const McapChannel* McapChannels::find(std::uint16_t id) const
{
    const auto found = m_channels.find(id);
    return found != m_channels.end() ? &found->second : nullptr;
}

const SoundSpeeds& McapChannels::soundSpeedsOf(const McapChannel& channel) const
{
    static const SoundSpeeds none;
    const auto note = m_notes.find(channel.device);
    return note != m_notes.end() ? note->second.soundSpeeds : none;
}

log::DeviceLabel McapChannels::labelOf(const McapChannel& channel) const
{
    const auto note = m_notes.find(channel.device);
    if (note == m_notes.end())
        return {.name = channel.device, .serial = {}};
    const DeviceNotes& its = note->second;
    return {.name = its.nickname.empty() ? channel.device : its.nickname, .serial = its.serial};
}

std::optional<log::Mounting> McapChannels::mountingOf(const McapChannel& channel) const
{
    const auto note = m_notes.find(channel.device);
    return note != m_notes.end() ? note->second.mounting : std::nullopt;
}

bool McapStreams::full()
{
    return m_sonars.size() + m_vehicles.size() + m_sent.size() >= log::Log::maxStreams;
}

McapStreams::Sonars McapStreams::sonars(std::size_t topic)
{
    if (!m_sonars.contains(topic) && full()) {
        m_refused = true;
        return {};
    }
    const auto [found, isNew] = m_sonars.try_emplace(topic, m_log, m_chosen);
    return {&found->second, isNew};
}

log::MavlinkIndexer* McapStreams::vehicle(const std::string& link)
{
    if (!m_vehicles.contains(link) && full()) {
        m_refused = true;
        return nullptr;
    }
    return &m_vehicles.try_emplace(link, m_log, link).first->second;
}

log::MavlinkIndexer* McapStreams::sentTo(const std::string& link)
{
    if (!m_sent.contains(link) && full())
        return nullptr;
    const auto [found, isNew] = m_sent.try_emplace(link, m_log, link);
    if (isNew)
        found->second.setSent();
    return &found->second;
}

std::vector<log::StreamNumber> McapStreams::streamsOf(std::size_t topic) const
{
    const auto found = m_sonars.find(topic);
    return found != m_sonars.end() ? found->second.streams() : std::vector<log::StreamNumber>();
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

void McapStreams::addTo(log::ReadCounts& counts) const
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

} // namespace leadline::formats
