// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcap/McapWriter.h"

#include <algorithm>
#include <utility>

namespace leadline::log::mcap {

McapWriter::McapWriter(const Header& header, const WriterOptions& options)
    : m_options(options),
      m_summary(options),
      m_made(magic.begin(), magic.end())
{
    appendRecord(m_made, header);
}

void McapWriter::addSchema(const Schema& schema)
{
    appendRecord(target(), schema);
    m_summary.addSchema(schema);
}

void McapWriter::addChannel(const Channel& channel)
{
    appendRecord(target(), channel);
    m_summary.addChannel(channel);
}

void McapWriter::addMessage(const Message& message)
{
    if (m_options.chunks) {
        const bool first = m_indexes.empty();
        m_startTime = first ? message.logTime : std::min(m_startTime, message.logTime);
        m_endTime = first ? message.logTime : std::max(m_endTime, message.logTime);
        m_indexes[message.channelId].emplace_back(message.logTime, m_records.size());
    }
    appendRecord(target(), message);
    m_summary.addMessage(message.channelId, message.logTime);
}

void McapWriter::addAttachment(const Attachment& attachment)
{
    closeChunk();
    const std::size_t at = m_made.size();
    AttachmentIndex index{.offset = size(),
                          .length = 0,
                          .logTime = attachment.logTime,
                          .createTime = attachment.createTime,
                          .dataSize = attachment.data.bytes.size(),
                          .name = attachment.name,
                          .mediaType = attachment.mediaType};
    appendRecord(m_made, attachment);
    const auto content = base::ByteSpan(m_made).subspan(at + recordHead);
    const std::size_t crcAt = m_made.size() - sizeof(attachment.crc);
    base::storeLittle(std::span(m_made), crcAt,
                      crc32(content.first(content.size() - sizeof(attachment.crc))));
    index.length = m_made.size() - at;
    m_summary.addAttachment(index);
}

void McapWriter::addMetadata(const Metadata& metadata)
{
    closeChunk();
    const std::size_t at = m_made.size();
    const std::uint64_t offset = size();
    appendRecord(m_made, metadata);
    m_summary.addMetadata({offset, m_made.size() - at, metadata.name});
}

void McapWriter::closeChunk()
{
    if (m_records.empty())
        return;
    ChunkIndex chunk{.messageStartTime = m_startTime,
                     .messageEndTime = m_endTime,
                     .chunkStartOffset = size(),
                     .chunkLength = 0,
                     .messageIndexOffsets = {},
                     .messageIndexLength = 0,
                     .compression = {},
                     .compressedSize = m_records.size(),
                     .uncompressedSize = m_records.size()};
    appendRecord(m_made, Chunk{.messageStartTime = m_startTime,
                               .messageEndTime = m_endTime,
                               .uncompressedSize = m_records.size(),
                               .uncompressedCrc = crc32(m_records),
                               .compression = {},
                               .records = {m_records}});
    chunk.chunkLength = size() - chunk.chunkStartOffset;
    const std::uint64_t indexesAt = size();
    for (auto& [channel, entries] : m_indexes) {
        if (!m_options.messageIndexes)
            continue;
        chunk.messageIndexOffsets.emplace_back(channel, size());
        appendRecord(m_made, MessageIndex{channel, std::move(entries)});
    }
    chunk.messageIndexLength = size() - indexesAt;
    m_summary.addChunk(&chunk);
    m_records.clear();
    m_indexes.clear();
    m_startTime = 0;
    m_endTime = 0;
}

void McapWriter::finish()
{
    closeChunk();
    Crc32 crc = m_crc;
    crc.add(m_made);
    m_summary.appendEnd(m_made, size(), crc.value());
}

std::vector<std::byte> McapWriter::take()
{
    m_crc.add(m_made);
    m_size += m_made.size();
    return std::exchange(m_made, {});
}

} // namespace leadline::log::mcap
