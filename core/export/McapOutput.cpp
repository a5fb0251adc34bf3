// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapOutput.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace leadline::exporting {

using namespace log::mcap;

namespace {

constexpr std::size_t chunkBytes = std::size_t{1} << 20U;
constexpr std::string_view zstd = "zstd";
/// Messages that are longer, as a rule, are echoes.
constexpr std::size_t echoBytes = 512;
/// Where a record's length stands, behind its op.
constexpr std::size_t lengthAt = 1;

std::size_t cores()
{
    return std::max(1U, std::thread::hardware_concurrency());
}

/// The earliest and the latest.
std::pair<std::uint64_t, std::uint64_t> timesOf(const MessageIndex& index)
{
    std::pair<std::uint64_t, std::uint64_t> times{~std::uint64_t{0}, 0};
    for (const auto& [time, offset] : index.records) {
        times.first = std::min(times.first, time);
        times.second = std::max(times.second, time);
    }
    return times;
}

} // namespace

McapOutput::McapOutput(const std::string& library, BytesSink sink)
    : m_sink(std::move(sink)),
      // One waits while the others are compressed.
      m_mostWorks(cores() + 1),
      m_threadPool(cores())
{
    std::vector<std::byte> beginning(magic.begin(), magic.end());
    appendRecord(beginning, Header{"", library});
    write(beginning);
}

void McapOutput::addSchema(const Schema& schema)
{
    m_head.clear();
    appendRecord(m_head, schema);
    m_records.append(m_head);
    m_summary.addSchema(schema);
}

void McapOutput::addChannel(const Channel& channel)
{
    m_head.clear();
    appendRecord(m_head, channel);
    m_records.append(m_head);
    m_summary.addChannel(channel);
}

void McapOutput::addMessage(const Message& message, base::ByteSpan more)
{
    m_indexes[message.channelId].emplace_back(message.logTime, m_records.size());
    m_head.clear();
    appendRecord(
        m_head,
        Message{message.channelId, message.sequence, message.logTime, message.publishTime, {}});
    const std::uint64_t length =
        m_head.size() - recordHead + message.data.bytes.size() + more.size();
    base::storeLittle(std::span(m_head), lengthAt, length);
    m_records.append(m_head);
    m_records.append(message.data.bytes);
    m_records.append(more);
    closeIfFull();
}

void McapOutput::addMessage(std::uint16_t channel, std::uint64_t logTime, base::ByteSpan record)
{
    m_indexes[channel].emplace_back(logTime, m_records.size());
    m_records.append(record);
    closeIfFull();
}

void McapOutput::addChunk(const PackedChunk& packed)
{
    closeChunk();
    auto work = freeWork();
    Chunk chunk = packed.chunk;
    const bool waits = !m_works.empty();
    if (waits) {
        work->packed.clear();
        work->packed.append(chunk.records.bytes);
        chunk.records = {work->packed.bytes()};
    }
    describe(work->piece, chunk, packed.indexes);
    m_works.push_back(std::move(work));
    if (!waits)
        writeOne();
    else
        writeAbove(m_mostWorks);
}

void McapOutput::closeIfFull()
{
    if (m_records.size() >= chunkBytes)
        closeChunk();
}

void McapOutput::closeChunk()
{
    // Declarations alone wait for their first message.
    if (m_indexes.empty())
        return;
    auto work = freeWork();
    work->records.swap(m_records);
    std::swap(work->indexes, m_indexes);
    m_records.clear();
    m_indexes.clear();
    work->done = m_threadPool.run([&each = *work] { pack(each); });
    m_works.push_back(std::move(work));
    writeAbove(m_mostWorks);
}

std::unique_ptr<McapOutput::Work> McapOutput::freeWork()
{
    if (m_free.empty())
        return std::make_unique<Work>();
    auto work = std::move(m_free.back());
    m_free.pop_back();
    return work;
}

void McapOutput::writeAbove(std::size_t most)
{
    while (m_works.size() > most)
        writeOne();
}

void McapOutput::pack(Work& work)
{
    Chunk chunk;
    std::vector<MessageIndex> indexes;
    std::size_t messages = 0;
    for (auto& [channel, entries] : work.indexes) {
        messages += entries.size();
        indexes.push_back({channel, std::move(entries)});
    }
    chunk.messageStartTime = ~std::uint64_t{0};
    for (const MessageIndex& index : indexes) {
        const auto [first, last] = timesOf(index);
        chunk.messageStartTime = std::min(chunk.messageStartTime, first);
        chunk.messageEndTime = std::max(chunk.messageEndTime, last);
    }
    const base::ByteSpan records = work.records.bytes();
    chunk.uncompressedSize = records.size();
    chunk.uncompressedCrc = log::crc32(records);
    chunk.compression = zstd;
    const auto contents = records.size() / messages >= echoBytes ? ZstdPacker::Contents::Echoes
                                                                 : ZstdPacker::Contents::Any;
    work.packed.clear();
    if (!work.packer.pack(records, contents, work.packed))
        // Only where there is no memory for it.
        chunk.compression.clear();
    chunk.records = {chunk.compression.empty() ? records : work.packed.bytes()};
    describe(work.piece, chunk, indexes);
}

void McapOutput::describe(Piece& piece, const Chunk& chunk,
                          const std::vector<MessageIndex>& indexes)
{
    piece.records = chunk.records.bytes;
    Chunk empty = chunk;
    empty.records = {};
    piece.head.clear();
    appendRecord(piece.head, empty);
    const std::size_t head = piece.head.size();
    const std::size_t length = head + piece.records.size();
    base::storeLittle(std::span(piece.head), lengthAt, std::uint64_t{length - recordHead});
    base::storeLittle(std::span(piece.head), head - sizeof(std::uint64_t),
                      std::uint64_t{piece.records.size()});
    piece.index = {.messageStartTime = chunk.messageStartTime,
                   .messageEndTime = chunk.messageEndTime,
                   .chunkStartOffset = 0,
                   .chunkLength = length,
                   .messageIndexOffsets = {},
                   .messageIndexLength = 0,
                   .compression = chunk.compression,
                   .compressedSize = piece.records.size(),
                   .uncompressedSize = chunk.uncompressedSize};
    piece.counts.clear();
    piece.indexes.clear();
    for (const MessageIndex& index : indexes) {
        const auto [first, last] = timesOf(index);
        piece.counts.push_back({index.channelId, index.records.size(), first, last});
        piece.index.messageIndexOffsets.emplace_back(index.channelId,
                                                     length + piece.indexes.size());
        appendRecord(piece.indexes, index);
    }
    piece.index.messageIndexLength = piece.indexes.size();
    piece.crc = {};
    for (const base::ByteSpan part : piece.parts())
        piece.crc.add(part);
}

void McapOutput::writeOne()
{
    auto work = std::move(m_works.front());
    m_works.pop_front();
    // What was packed already has no thread.
    if (work->done.valid())
        work->done.get();
    Piece& piece = work->piece;
    piece.index.chunkStartOffset = m_size;
    for (auto& [channel, offset] : piece.index.messageIndexOffsets)
        offset += m_size;
    m_summary.addChunk(&piece.index);
    for (const Piece::Count& count : piece.counts) {
        m_summary.addMessages(count.channel, count.messages, count.earliest, count.latest);
        m_messages += count.messages;
    }
    const std::uint64_t before = m_size;
    for (const base::ByteSpan part : piece.parts()) {
        m_good = m_good && m_sink(part);
        m_size += part.size();
    }
    m_crc.add(piece.crc, m_size - before);
    m_free.push_back(std::move(work));
}

void McapOutput::writeAll()
{
    closeChunk();
    writeAbove(0);
}

void McapOutput::addMetadata(const std::string& name, base::ByteSpan record)
{
    writeAll();
    m_summary.addMetadata({m_size, record.size(), name});
    write(record);
}

void McapOutput::addMetadata(const Metadata& metadata)
{
    std::vector<std::byte> record;
    appendRecord(record, metadata);
    addMetadata(metadata.name, record);
}

void McapOutput::beginAttachment(AttachmentIndex index)
{
    writeAll();
    index.offset = m_size;
    m_summary.addAttachment(index);
}

void McapOutput::write(base::ByteSpan bytes)
{
    m_good = m_good && m_sink(bytes);
    m_crc.add(bytes);
    m_size += bytes.size();
}

void McapOutput::finish()
{
    writeAll();
    std::vector<std::byte> end;
    m_summary.appendEnd(end, m_size, m_crc.value());
    write(end);
}

} // namespace leadline::exporting
