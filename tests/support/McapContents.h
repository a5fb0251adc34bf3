// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/Crc32.h"
#include "mcap/McapCompression.h"
#include "mcap/McapLayout.h"
#include "support/MemorySource.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace leadline::test {

/// A message of an MCAP file, with everything that distinguishes it from others.
struct FoundMessage {
    std::string topic;
    mcap::StringMap metadata;
    std::string schema;
    std::uint32_t sequence = 0;
    std::uint64_t logTime = 0;
    std::uint64_t publishTime = 0;
    std::vector<std::byte> data;

    [[nodiscard]] auto key() const
    {
        return std::tie(logTime, topic, sequence, publishTime, data, metadata, schema);
    }
    friend bool operator==(const FoundMessage& a, const FoundMessage& b)
    {
        return a.key() == b.key();
    }
    friend bool operator<(const FoundMessage& a, const FoundMessage& b)
    {
        return a.key() < b.key();
    }
};

/// The complete content of an MCAP file, read record by record.
struct McapContents {
    std::vector<FoundMessage> messages;
    std::vector<std::pair<std::string, mcap::StringMap>> notes;
    /// Names and data of the attachments.
    std::vector<std::pair<std::string, std::vector<std::byte>>> attachments;
    std::size_t chunks = 0;
    std::size_t packedChunks = 0;
    /// Number of chunks without a checksum.
    std::size_t unsummedChunks = 0;
    bool finished = false;
    /// False if a message comes before its channel, or a checksum is wrong.
    bool sound = true;

    [[nodiscard]] std::vector<FoundMessage> sorted() const
    {
        auto all = messages;
        std::sort(all.begin(), all.end());
        return all;
    }
    [[nodiscard]] std::vector<FoundMessage> ofTopic(const std::string& topic) const
    {
        std::vector<FoundMessage> found;
        std::copy_if(messages.begin(), messages.end(), std::back_inserter(found),
                     [&](const FoundMessage& message) { return message.topic == topic; });
        return found;
    }
};

namespace detail {

class McapContentsReader {
public:
    McapContents read(const std::vector<std::byte>& file)
    {
        using namespace mcap;
        const MemorySource source(file);
        McapLayout layout(source);
        while (layout.step(std::size_t{1} << 20U))
            continue;
        m_all.finished = layout.finished();
        io::ForwardView view(source);
        const RecordCursor cursor(view, 0, file.size());
        for (const RecordLocation& place : layout.others()) {
            if (const auto note =
                    place.op == Op::Metadata ? cursor.decode<Metadata>(place) : std::nullopt)
                m_all.notes.emplace_back(note->name, note->metadata);
            if (const auto found =
                    place.op == Op::Attachment ? cursor.decode<Attachment>(place) : std::nullopt)
                m_all.attachments.emplace_back(
                    found->name, std::vector(found->data.bytes.begin(), found->data.bytes.end()));
        }
        for (const Region& region : layout.regions())
            takeRegion(region, base::ByteSpan(file).subspan(
                                   static_cast<std::size_t>(region.begin),
                                   static_cast<std::size_t>(region.end - region.begin)));
        return m_all;
    }

private:
    void takeRegion(const mcap::Region& region, base::ByteSpan stored)
    {
        std::vector<std::byte> records(stored.begin(), stored.end());
        if (!region.compression.empty())
            records = mcap::uncompress(region.compression, stored).bytes;
        m_all.chunks += region.chunk ? 1U : 0U;
        m_all.packedChunks += region.compression == "zstd" ? 1U : 0U;
        m_all.unsummedChunks += region.chunk && region.crc == 0 ? 1U : 0U;
        if (region.chunk && region.crc != 0 && io::crc32(records) != region.crc)
            m_all.sound = false;
        const MemorySource source(records);
        io::ForwardView view(source);
        mcap::RecordCursor cursor(view, 0, records.size());
        while (const auto place = cursor.next())
            takeRecord(cursor, *place);
    }
    void takeRecord(const mcap::RecordCursor& cursor, const mcap::RecordLocation& place)
    {
        using namespace mcap;
        if (place.op == Op::Schema) {
            const auto schema = cursor.decode<Schema>(place);
            m_schemas[schema->id] = schema->name;
        } else if (place.op == Op::Channel) {
            const auto channel = cursor.decode<Channel>(place);
            m_channels[channel->id] = *channel;
        } else if (place.op == Op::Message) {
            const auto message = cursor.decode<Message>(place);
            if (!m_channels.contains(message->channelId)) {
                m_all.sound = false;
                return;
            }
            const Channel& channel = m_channels[message->channelId];
            m_all.messages.push_back({channel.topic,
                                      channel.metadata,
                                      m_schemas[channel.schemaId],
                                      message->sequence,
                                      message->logTime,
                                      message->publishTime,
                                      {message->data.bytes.begin(), message->data.bytes.end()}});
        }
    }

    McapContents m_all;
    std::map<std::uint16_t, std::string> m_schemas;
    std::map<std::uint16_t, mcap::Channel> m_channels;
};

} // namespace detail

[[nodiscard]] inline McapContents contentsOf(const std::vector<std::byte>& file)
{
    return detail::McapContentsReader().read(file);
}

} // namespace leadline::test
