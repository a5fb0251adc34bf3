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
      m_mostWorks(std::max(1U, std::thread::hardware_concurrency()) + 1)
{
    std::vector<std::byte> beginning(magic.begin(), magic.end());
    appendRecord(beginning, Header{"", library});
    write(beginning);
}

void McapOutput::addSchema(const Schema& schema)
{
    appendRecord(m_records, schema);
    m_summary.addSchema(schema);
}

void McapOutput::addChannel(const Channel& channel)
{
    appendRecord(m_records, channel);
    m_summary.addChannel(channel);
}

void McapOutput::addMessage(const Message& message)
{
    m_indexes[message.channelId].emplace_back(message.logTime, m_records.size());
    appendRecord(m_records, message);
    closeIfFull();
}

void McapOutput::addMessage(std::uint16_t channel, std::uint64_t logTime, base::ByteSpan record)
{
    m_indexes[channel].emplace_back(logTime, m_records.size());
    base::append(m_records, record);
    closeIfFull();
}

void McapOutput::addChunk(const PackedChunk& packed)
{
    closeChunk();
    auto work = freeWork();
    fill(work->piece, packed);
    send(std::move(work));
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
    std::swap(work->records, m_records);
    std::swap(work->indexes, m_indexes);
    m_records.clear();
    m_indexes.clear();
    work->done =
        std::async(std::launch::async | std::launch::deferred, [&each = *work] { pack(each); });
    send(std::move(work));
}

std::unique_ptr<McapOutput::Work> McapOutput::freeWork()
{
    if (m_free.empty())
        return std::make_unique<Work>();
    auto work = std::move(m_free.back());
    m_free.pop_back();
    return work;
}

void McapOutput::send(std::unique_ptr<Work> work)
{
    m_works.push_back(std::move(work));
    while (m_works.size() > m_mostWorks)
        writeOne();
}

void McapOutput::pack(Work& work)
{
    PackedChunk packed;
    Chunk& chunk = packed.chunk;
    for (auto& [channel, entries] : work.indexes)
        packed.indexes.push_back({channel, std::move(entries)});
    chunk.messageStartTime = ~std::uint64_t{0};
    for (const MessageIndex& index : packed.indexes) {
        const auto [first, last] = timesOf(index);
        chunk.messageStartTime = std::min(chunk.messageStartTime, first);
        chunk.messageEndTime = std::max(chunk.messageEndTime, last);
    }
    chunk.uncompressedSize = work.records.size();
    chunk.uncompressedCrc = log::crc32(work.records);
    const base::ByteSpan small = work.packer.pack(work.records);
    // Only where there is no memory for it.
    chunk.compression = small.empty() ? "" : zstd;
    chunk.records = {small.empty() ? base::ByteSpan(work.records) : small};
    fill(work.piece, packed);
}

void McapOutput::fill(Piece& piece, const PackedChunk& packed)
{
    const Chunk& chunk = packed.chunk;
    piece.bytes.clear();
    piece.counts.clear();
    appendRecord(piece.bytes, chunk);
    piece.index = {.messageStartTime = chunk.messageStartTime,
                   .messageEndTime = chunk.messageEndTime,
                   .chunkStartOffset = 0,
                   .chunkLength = piece.bytes.size(),
                   .messageIndexOffsets = {},
                   .messageIndexLength = 0,
                   .compression = chunk.compression,
                   .compressedSize = chunk.records.bytes.size(),
                   .uncompressedSize = chunk.uncompressedSize};
    for (const MessageIndex& index : packed.indexes) {
        const auto [first, last] = timesOf(index);
        piece.counts.push_back({index.channelId, index.records.size(), first, last});
        piece.index.messageIndexOffsets.emplace_back(index.channelId, piece.bytes.size());
        appendRecord(piece.bytes, index);
    }
    piece.index.messageIndexLength = piece.bytes.size() - piece.index.chunkLength;
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
    write(piece.bytes);
    m_free.push_back(std::move(work));
}

void McapOutput::writeAll()
{
    closeChunk();
    while (!m_works.empty())
        writeOne();
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
