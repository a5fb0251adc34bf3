// SPDX-License-Identifier: GPL-3.0-or-later
// Channels, also those of messages that stand before the declaration.
#include "McapCut.h"

#include "UnreadableBytes.h"
#include "formats/DeviceNotes.h"
#include "formats/RecordingChannels.h"
#include "io/MemoryBytes.h"

#include <map>
#include <string>
#include <utility>

namespace leadline::exporting {

using namespace log::mcap;

McapChannelTable::Channel* McapCut::channelOf(std::uint16_t id)
{
    auto* channel = m_channels.find(id);
    if (!channel && !m_learnedAll) {
        learnAll();
        channel = m_channels.find(id);
    }
    return channel;
}

// What stands before its declaration, as only damage or another writer makes it.
void McapCut::learnAll()
{
    if (std::exchange(m_learnedAll, true))
        return;
    // Through a view of its own: messages are being looked at in the other.
    McapLayout all(m_file);
    while (all.step(walkStep)) {
    }
    const RecordCursor summary(all.view(), 0, m_file.size());
    for (const RecordPlace& place : all.summary())
        m_channels.learn(summary, place);
    for (const Region& region : all.regions()) {
        if (region.compression.empty()) {
            learnFrom(m_file, region.begin, region.end);
            continue;
        }
        const log::MemoryBytes records(unpacked(region).bytes);
        learnFrom(records, 0, records.size());
    }
}

void McapCut::learnFrom(const log::ByteSource& source, std::uint64_t begin, std::uint64_t end)
{
    log::ForwardView view(source);
    RecordCursor cursor(view, begin, end);
    while (const auto place = cursor.next())
        if (place->op == Op::Schema || place->op == Op::Channel)
            m_channels.learn(cursor, *place);
    m_unreadable = m_unreadable || isUnreadable(cursor, view, end);
}

// A later note of a device counts more than those that were copied.
void McapCut::noteMountings(const log::Recording& recording)
{
    std::map<std::string, log::Mounting> said;
    for (const auto& topic : recording.contents().topics)
        for (const log::StreamNumber number : topic.streams) {
            const log::Stream& stream = recording.log().stream(number);
            const auto its = m_mountings.find(stream.source());
            if (stream.kind() == log::StreamKind::Ping360 && its != m_mountings.end())
                said[topic.name] = its->second;
        }
    std::map<std::string, StringMap> notes;
    for (const auto& [id, channel] : m_channels.channels()) {
        const auto its = said.find(channel.channel.topic);
        if (!channel.written || its == said.end())
            continue;
        const std::string name = std::string(log::deviceNote) + log::deviceNameOf(channel.channel);
        StringMap& note = notes[name];
        for (const Metadata& each : m_layout.metadata())
            if (each.name == name)
                note = each.metadata;
        log::noteMounting(note, its->second);
    }
    for (const auto& [name, note] : notes)
        m_output.addMetadata(Metadata{name, note});
}

} // namespace leadline::exporting
