// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcap/McapWriter.h"

#include <algorithm>
#include <utility>

namespace leadline::mcap {

namespace {

/// Offset of the length within a record, after its opcode.
constexpr std::size_t lengthAt = 1;

} // namespace

void OpenChunk::clear()
{
    records.clear();
    indexes.clear();
    startTime = 0;
    endTime = 0;
}

std::vector<MessageIndex> OpenChunk::takeIndexes()
{
    std::vector<MessageIndex> taken;
    for (auto& [channel, entries] : indexes)
        taken.push_back({channel, std::move(entries)});
    indexes.clear();
    return taken;
}

void ChunkRecords::assign(const Chunk& chunk, const std::vector<MessageIndex>& indexes)
{
    m_records = chunk.records.bytes;
    Chunk empty = chunk;
    empty.records = {};
    m_head.clear();
    appendRecord(m_head, empty);
    const std::size_t length = m_head.size() + m_records.size();
    base::storeLittle(std::span(m_head), lengthAt, std::uint64_t{length - recordHead});
    base::storeLittle(std::span(m_head), m_head.size() - sizeof(std::uint64_t),
                      std::uint64_t{m_records.size()});
    m_index = {.messageStartTime = chunk.messageStartTime,
               .messageEndTime = chunk.messageEndTime,
               .chunkStartOffset = 0,
               .chunkLength = length,
               .messageIndexOffsets = {},
               .messageIndexLength = 0,
               .compression = chunk.compression,
               .compressedSize = m_records.size(),
               .uncompressedSize = chunk.uncompressedSize};
    m_indexes.clear();
    for (const MessageIndex& index : indexes) {
        m_index.messageIndexOffsets.emplace_back(index.channelId, length + m_indexes.size());
        appendRecord(m_indexes, index);
    }
    m_index.messageIndexLength = m_indexes.size();
    m_crc = {};
    for (const base::ByteSpan part : parts())
        m_crc.add(part);
}

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

void McapWriter::countMessage(std::uint16_t channel, std::uint64_t logTime)
{
    m_summary.addMessage(channel, logTime);
    if (!m_options.chunks)
        return;
    const bool first = m_chunk.indexes.empty();
    m_chunk.startTime = first ? logTime : std::min(m_chunk.startTime, logTime);
    m_chunk.endTime = first ? logTime : std::max(m_chunk.endTime, logTime);
    m_chunk.indexes[channel].emplace_back(logTime, m_chunk.records.size());
}

void McapWriter::addMessage(const Message& message, base::ByteSpan more)
{
    countMessage(message.channelId, message.logTime);
    std::vector<std::byte>& into = target();
    const std::size_t at = into.size();
    appendRecord(into, message);
    base::append(into, more);
    base::storeLittle(std::span(into), at + lengthAt, std::uint64_t{into.size() - at - recordHead});
}

void McapWriter::addMessage(std::uint16_t channel, std::uint64_t logTime, base::ByteSpan record)
{
    countMessage(channel, logTime);
    base::append(target(), record);
}

void McapWriter::addAttachment(const Attachment& attachment)
{
    closeChunk();
    std::vector<std::byte> record;
    appendRecord(record, attachment);
    const auto content = base::ByteSpan(record).subspan(recordHead);
    base::storeLittle(std::span(record), record.size() - sizeof(attachment.crc),
                      io::crc32(content.first(content.size() - sizeof(attachment.crc))));
    beginAttachment({.offset = 0,
                     .length = record.size(),
                     .logTime = attachment.logTime,
                     .createTime = attachment.createTime,
                     .dataSize = attachment.data.bytes.size(),
                     .name = attachment.name,
                     .mediaType = attachment.mediaType});
    append(record);
}

void McapWriter::addMetadata(const Metadata& metadata)
{
    closeChunk();
    std::vector<std::byte> record;
    appendRecord(record, metadata);
    addMetadata(metadata.name, record);
}

void McapWriter::addMetadata(const std::string& name, base::ByteSpan record)
{
    m_summary.addMetadata({size(), record.size(), name});
    append(record);
}

void McapWriter::beginAttachment(AttachmentIndex index)
{
    index.offset = size();
    m_summary.addAttachment(index);
}

void McapWriter::closeChunk()
{
    if (m_chunk.records.empty())
        return;
    const std::vector<MessageIndex> indexes = m_chunk.takeIndexes();
    ChunkRecords chunk;
    chunk.assign({.messageStartTime = m_chunk.startTime,
                  .messageEndTime = m_chunk.endTime,
                  .uncompressedSize = m_chunk.records.size(),
                  .uncompressedCrc = io::crc32(m_chunk.records),
                  .compression = {},
                  .records = {m_chunk.records}},
                 m_options.messageIndexes ? indexes : std::vector<MessageIndex>());
    addIndex(chunk.m_index);
    for (const base::ByteSpan part : chunk.parts())
        append(part);
    m_chunk.clear();
}

void McapWriter::addChunk(const ChunkRecords& chunk)
{
    addIndex(chunk.m_index);
    std::uint64_t length = 0;
    for (const base::ByteSpan part : chunk.parts())
        length += part.size();
    m_crc.add(chunk.m_crc, length);
    m_size += length;
}

void McapWriter::addIndex(ChunkIndex index)
{
    index.chunkStartOffset = size();
    for (auto& [channel, offset] : index.messageIndexOffsets)
        offset += size();
    m_summary.addChunk(&index);
}

void McapWriter::countMessages(const std::vector<MessageIndex>& indexes)
{
    for (const MessageIndex& index : indexes)
        for (const auto& [logTime, offset] : index.records)
            m_summary.addMessage(index.channelId, logTime);
}

void McapWriter::finish()
{
    closeChunk();
    io::Crc32 crc = m_crc;
    crc.add(m_made);
    m_summary.appendEnd(m_made, size(), crc.value());
}

std::vector<std::byte> McapWriter::take()
{
    m_crc.add(m_made);
    m_size += m_made.size();
    return std::exchange(m_made, {});
}

} // namespace leadline::mcap
