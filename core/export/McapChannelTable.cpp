// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapChannelTable.h"

#include "formats/RecordingChannels.h"
#include "mcap/McapRecords.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace leadline::exporting {

using namespace mcap;

namespace {

/// The part of a topic that a device's topics have in common: "sonar/ping360-1" of
/// "sonar/ping360-1/rx".
std::string_view deviceOf(std::string_view topic)
{
    return topic.substr(0, topic.rfind('/'));
}

} // namespace

McapCutRequest::McapCutRequest(const formats::Recording& recording, const ExportPart& part)
    : m_everything(part.streams.empty())
{
    const log::Log& log = recording.log();
    for (const auto& topic : recording.contents().topics) {
        if (topic.streams.empty())
            continue;
        Topic& known = m_sonars[topic.name];
        for (const log::StreamNumber stream : topic.streams) {
            if (part.wants(log, stream))
                known.wanted = true;
            else
                known.otherDevices.insert(log.stream(stream).source());
        }
        // A device id may have streams of several kinds; it is wanted if one of them is.
        for (const log::StreamNumber stream : topic.streams)
            if (part.wants(log, stream))
                known.otherDevices.erase(log.stream(stream).source());
    }
    for (log::StreamNumber i = 0; i < log.streamCount(); ++i) {
        const log::Stream& stream = log.stream(i);
        if (stream.kind() == ping::DeviceKind::Vehicle && part.wants(log, i))
            m_links.emplace(stream.link(), stream.sent());
    }
}

bool McapCutRequest::wants(const Channel& channel) const
{
    const std::string madeFrom = valueOf(channel.metadata, formats::madeFromKey);
    const std::string_view topic = madeFrom.empty() ? channel.topic : madeFrom;
    if (m_everything || topic == "/log" || topic.starts_with("leadline/"))
        return true;
    // Rejected frames were received on the link, too.
    if (topic == formats::fromVehicleTopic || topic == formats::toVehicleTopic ||
        topic == formats::refusedTopic)
        return std::any_of(m_links.begin(), m_links.end(), [&](const auto& link) {
            return link.second == (topic == formats::toVehicleTopic) &&
                   (!madeFrom.empty() || link.first == valueOf(channel.metadata, "link"));
        });
    if (const auto found = m_sonars.find(topic); found != m_sonars.end())
        return found->second.wanted;
    // Topics of frames sent to a sonar, and of values derived from its frames.
    return std::any_of(m_sonars.begin(), m_sonars.end(), [&](const auto& sonar) {
        return sonar.second.wanted && deviceOf(sonar.first) == deviceOf(topic);
    });
}

std::set<std::uint8_t> McapCutRequest::otherDevices(const Channel& channel) const
{
    const auto found = m_sonars.find(channel.topic);
    return m_everything || found == m_sonars.end() ? std::set<std::uint8_t>()
                                                   : found->second.otherDevices;
}

void McapChannelTable::learn(const RecordCursor& cursor, const RecordLocation& place)
{
    if (place.op == Op::Schema) {
        const auto schema = cursor.decode<mcap::Schema>(place);
        if (!schema || schema->id == 0)
            return;
        const base::ByteSpan data = schema->data.bytes;
        m_schemas.try_emplace(schema->id,
                              Schema{schema->name, schema->encoding, {data.begin(), data.end()}});
        m_highestId = std::max(m_highestId, schema->id);
        return;
    }
    auto declared = cursor.decode<mcap::Channel>(place);
    if (!declared || m_channels.contains(declared->id))
        return;
    m_highestId = std::max(m_highestId, declared->id);
    const auto schema = m_schemas.find(declared->schemaId);
    // A schema that was not declared must not be referenced.
    if (schema == m_schemas.end())
        declared->schemaId = 0;
    Channel channel{.channel = {},
                    .wanted = m_request.wants(*declared),
                    .otherDevices = m_request.otherDevices(*declared),
                    .schema = schema == m_schemas.end() ? std::string_view() : schema->second.name};
    channel.channel = std::move(*declared);
    m_channels.emplace(channel.channel.id, std::move(channel));
}

std::set<std::string, std::less<>> McapChannelTable::topics() const
{
    std::set<std::string, std::less<>> topics;
    for (const auto& [id, channel] : m_channels)
        topics.insert(channel.channel.topic);
    return topics;
}

McapChannelTable::Channel* McapChannelTable::find(std::uint16_t id)
{
    const auto found = m_channels.find(id);
    return found != m_channels.end() ? &found->second : nullptr;
}

void McapChannelTable::write(Channel& channel, McapOutput& output)
{
    if (std::exchange(channel.written, true))
        return;
    if (const auto found = m_schemas.find(channel.channel.schemaId); found != m_schemas.end()) {
        Schema& schema = found->second;
        if (!std::exchange(schema.written, true))
            output.addSchema({found->first, schema.name, schema.encoding, {schema.data}});
    }
    output.addChannel(channel.channel);
}

} // namespace leadline::exporting
