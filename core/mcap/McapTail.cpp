// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapTail.h"

#include "McapInspection.h"
#include "io/Crc32.h"
#include "mcap/McapRegionRecords.h"

#include <algorithm>
#include <utility>

namespace leadline::mcap {

namespace {

/// More bytes after the last complete record than this are damage, not an interrupted write.
constexpr std::uint64_t largestTornChunk = std::uint64_t{1} << 20U;

/// True if both contain the same entries in any order.
bool sameEntries(IndexEntries a, IndexEntries b)
{
    std::ranges::sort(a);
    std::ranges::sort(b);
    return a == b;
}

} // namespace

McapTail::McapTail(io::LockedFile& file, const io::ShortReadSource& source,
                   const McapLayout& layout)
    : m_file(file),
      m_source(source),
      m_layout(layout),
      m_view(source),
      m_keep(layout.dataEnd())
{
}

bool McapTail::analyse(const std::stop_token& stop)
{
    const auto& regions = m_layout.regions();
    const auto open = m_layout.openChunk();
    // A length that leads beyond the end now could become valid when the file grows.
    m_analysed = m_layout.bytesLost() == 0 && !m_layout.foundFalseChunk() &&
                 m_layout.tornBytes() <= largestTornChunk;
    for (std::size_t i = 0; i < regions.size() && m_analysed; ++i) {
        if (stop.stop_requested())
            return m_analysed = false;
        const Region& region = regions[i];
        const bool inOpen = open && region.offset > *open;
        if (region.torn || (!region.chunk && !inOpen)) {
            m_analysed = false;
        } else if (region.chunk) {
            const bool last =
                i + 1 == regions.size() || regions[i + 1].offset > open.value_or(~0ULL);
            readChunk(region, last && !open);
        }
    }
    if (open && m_analysed)
        readOpenChunk(*open);
    // Some channels may exist only in the summary.
    loadSummary();
    return m_analysed;
}

void McapTail::learn(const RecordCursor& cursor, const RecordLocation& place)
{
    if (place.op == Op::Schema) {
        const auto schema = cursor.decode<Schema>(place);
        if (schema && m_schemas.insert(schema->id).second)
            m_summary.addSchema(*schema);
    } else if (place.op == Op::Channel) {
        const auto channel = cursor.decode<Channel>(place);
        if (channel && m_channels.insert(channel->id).second)
            m_summary.addChannel(*channel);
    }
}

void McapTail::loadSummary()
{
    if (std::exchange(m_summaryLoaded, true))
        return;
    const RecordCursor cursor(m_view, 0, m_file.size());
    for (const RecordLocation& place : m_layout.summary())
        learn(cursor, place);
}

// Returns true if the whole range consists of records.
bool McapTail::readRecords(const io::ByteSource& source, std::uint64_t begin, std::uint64_t end,
                           Indexes& indexes, Region& times)
{
    io::ForwardView view(source);
    RecordCursor cursor(view, begin, end);
    while (const auto place = cursor.next()) {
        learn(cursor, *place);
        const auto message =
            place->op == Op::Message ? cursor.decodeMessageHead(*place) : std::nullopt;
        if (!message)
            continue;
        indexes[message->channelId].emplace_back(message->logTime, place->offset - begin);
        m_summary.addMessage(message->channelId, message->logTime);
        times.startTime = std::min(times.startTime, message->logTime);
        times.endTime = std::max(times.endTime, message->logTime);
    }
    return cursor.atEnd();
}

ChunkIndex McapTail::indexOf(const Region& region) const
{
    return {.messageStartTime = region.startTime,
            .messageEndTime = region.endTime,
            .chunkStartOffset = region.offset,
            .chunkLength = region.end - region.offset,
            .messageIndexOffsets = {},
            .messageIndexLength = 0,
            .compression = region.compression,
            .compressedSize = region.end - region.begin,
            .uncompressedSize = region.uncompressedSize};
}

void McapTail::readChunk(const Region& region, bool last)
{
    Indexes found;
    Region times = region;
    const RegionRecords records = recordsOf(m_source, region);
    const bool all = readRecords(*records.source, records.begin, records.end, found, times);
    if (!records.sound || !all) {
        // Readers fail at such a chunk, with or without its index.
        m_analysed = false;
        return;
    }
    ChunkIndex index = indexOf(region);
    // Bytes after the last known field belong to the chunk's record, too.
    const auto record = RecordCursor(m_view, region.offset, m_file.size()).peek();
    const std::uint64_t indexesAt = record ? record->end() : region.end;
    index.chunkLength = indexesAt - region.offset;
    RecordCursor cursor(m_view, indexesAt, m_file.size());
    std::size_t whole = 0;
    while (true) {
        const std::uint64_t at = cursor.at();
        const auto place = cursor.next();
        if (!place || place->op != Op::MessageIndex)
            break;
        auto entries = cursor.decode<MessageIndex>(*place);
        if (!entries)
            break;
        const auto known = found.find(entries->channelId);
        if (known != found.end() && sameEntries(known->second, entries->records))
            ++whole;
        index.messageIndexOffsets.emplace_back(entries->channelId, at);
        index.messageIndexLength = place->end() - indexesAt;
    }
    if (whole == found.size() && whole == index.messageIndexOffsets.size()) {
        m_summary.addChunk(&index);
    } else if (last && m_layout.dataEnd() <= indexesAt + index.messageIndexLength) {
        m_unindexed = region;
        m_unindexed->end = indexesAt;
        m_indexes = std::move(found);
        m_keep = indexesAt;
    } else {
        m_analysed = false;
    }
}

void McapTail::readOpenChunk(std::uint64_t offset)
{
    Region region{.offset = offset,
                  .begin = offset + recordHead + chunkHead,
                  .startTime = ~std::uint64_t{0},
                  .endTime = 0,
                  .chunk = true};
    RecordCursor cursor(m_view, region.begin, m_file.size());
    region.end = region.begin;
    while (const auto place = cursor.next()) {
        // Records of unknown types are allowed within a chunk.
        const bool mayStand = place->op == Op::Schema || place->op == Op::Channel ||
                              place->op == Op::Message || place->op > Op::DataEnd;
        if (!mayStand)
            break;
        region.end = place->end();
    }
    // Messages after the end of the chunk do not belong to it.
    if (!m_layout.regions().empty() && m_layout.regions().back().end > region.end) {
        m_analysed = false;
        return;
    }
    region.uncompressedSize = region.end - region.begin;
    readRecords(m_source, region.begin, region.end, m_indexes, region);
    m_open = region.end > region.begin;
    m_keep = m_open ? region.end : offset;
    if (!m_open)
        return;
    if (region.untimed())
        region.startTime = region.endTime = 0;
    region.crc = io::crcOfRange(m_view, region.begin, region.end).value_or(0);
    m_unindexed = region;
}

// The head is completed first, so that it describes what is present; then the incomplete rest is
// cut off.
base::Status McapTail::closeOpenChunk()
{
    const Region& region = *m_unindexed;
    std::vector<std::byte> head;
    appendRecord(head, Chunk{.messageStartTime = region.startTime,
                             .messageEndTime = region.endTime,
                             .uncompressedSize = region.uncompressedSize,
                             .uncompressedCrc = region.crc,
                             .compression = {},
                             .records = {}});
    base::storeLittle(std::span(head), 1, region.uncompressedSize + chunkHead);
    base::storeLittle(std::span(head), head.size() - sizeof(std::uint64_t),
                      region.uncompressedSize);
    if (auto written = m_file.writeAt(region.offset, head); !written)
        return written;
    return m_file.sync();
}

void McapTail::appendIndexes(std::vector<std::byte>& bytes)
{
    if (!m_unindexed)
        return;
    ChunkIndex index = indexOf(*m_unindexed);
    index.chunkLength = m_keep - m_unindexed->offset;
    for (auto& [channel, entries] : m_indexes) {
        index.messageIndexOffsets.emplace_back(channel, m_keep + bytes.size());
        appendRecord(bytes, MessageIndex{channel, std::move(entries)});
    }
    index.messageIndexLength = bytes.size();
    m_summary.addChunk(&index);
}

void McapTail::copyOtherRecords()
{
    const RecordCursor cursor(m_view, 0, m_file.size());
    for (const RecordLocation& place : m_layout.others()) {
        if (place.end() > m_keep)
            continue;
        const std::uint64_t length = place.end() - place.offset;
        if (place.op == Op::Metadata) {
            if (const auto metadata = cursor.decode<Metadata>(place))
                m_summary.addMetadata({place.offset, length, metadata->name});
        } else if (const auto attachment = cursor.decode<Attachment>(place)) {
            m_summary.addAttachment({place.offset, length, attachment->logTime,
                                     attachment->createTime, attachment->data.bytes.size(),
                                     attachment->name, attachment->mediaType});
        }
    }
}

base::Status McapTail::write(RepairReport& report)
{
    if (!m_layout.finished())
        report.bytesDropped = m_file.size() - std::min(m_keep, m_file.size());
    copyOtherRecords();
    if (m_source.isShort())
        return incompleteReadError(m_file.path());
    if (m_open)
        if (auto closed = closeOpenChunk(); !closed)
            return closed;
    if (auto cut = m_file.resize(m_keep); !cut)
        return cut;
    std::vector<std::byte> bytes;
    if (m_keep == magic.size())
        appendRecord(bytes, Header{"", "Leadline (repaired)"});
    appendIndexes(bytes);
    io::Crc32 crc;
    io::ForwardView view(m_file);
    if (!io::addRange(crc, view, 0, m_keep))
        return base::Error{
            base::Message("The recording cannot be read: its disk does not answer.")};
    crc.add(bytes);
    m_summary.appendEnd(bytes, m_keep + bytes.size(), crc.value());
    if (auto written = m_file.writeAt(m_keep, bytes); !written)
        return written;
    const Statistics& statistics = m_summary.statistics();
    report.messages = statistics.messageCount;
    if (report.messages > 0)
        report.end = std::chrono::nanoseconds(static_cast<std::int64_t>(statistics.messageEndTime));
    return m_file.sync();
}

} // namespace leadline::mcap
