// SPDX-License-Identifier: GPL-3.0-or-later
// Chunks that are compressed already.
#include "McapCut.h"

#include "UnreadableBytes.h"
#include "log/Crc32.h"
#include "log/MemoryBytes.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace leadline::exporting {

using namespace log::mcap;

namespace {

/// Of the indexes behind a chunk, which are read with it.
constexpr std::size_t indexesAhead = std::size_t{64} << 10U;

} // namespace

// False where its messages have to be looked at one by one.
bool McapCut::copyPacked(const Region& region)
{
    if (m_extras || region.torn || region.compression != "zstd" || !inPart(region.startTime) ||
        !inPart(region.endTime) || region.end - region.begin > largestHeld)
        return false;
    const auto size = static_cast<std::size_t>(region.end - region.begin);
    static_cast<void>(m_view.at(region.begin, size + indexesAhead));
    // Behind the chunk stand its indexes, if it has any.
    McapOutput::PackedChunk packed;
    std::uint64_t first = ~std::uint64_t{0};
    std::uint64_t last = 0;
    RecordCursor cursor(m_view, region.end, m_file.size());
    for (auto place = cursor.next(); place && place->op == Op::MessageIndex;
         place = cursor.next()) {
        auto index = cursor.decode<MessageIndex>(*place);
        if (!index)
            return false;
        if (index->records.empty())
            continue;
        const McapChannelTable::Channel* channel = m_channels.find(index->channelId);
        if (!channel || !channel->wanted || !channel->written || !channel->otherDevices.empty())
            return false;
        for (const auto& [time, offset] : index->records) {
            first = std::min(first, time);
            last = std::max(last, time);
        }
        packed.indexes.push_back(std::move(*index));
    }
    // Some of them may not have come.
    if (isUnreadable(cursor, m_view, m_file.size()))
        return false;
    if (first != region.startTime || last != region.endTime || !sumHolds(region) ||
        !(m_whole || isAsIndexed(region, packed.indexes)))
        return false;
    const base::ByteSpan records = m_view.at(region.begin, size);
    if (records.size() != size)
        return false;
    packed.chunk = {.messageStartTime = region.startTime,
                    .messageEndTime = region.endTime,
                    .uncompressedSize = region.uncompressedSize,
                    .uncompressedCrc = region.crc,
                    .compression = region.compression,
                    .records = {records}};
    for (const MessageIndex& index : packed.indexes)
        m_found += index.records.size();
    m_output.addChunk(packed);
    return true;
}

// What is damaged is not handed on as if it were whole.
bool McapCut::sumHolds(const Region& region)
{
    const Uncompressed records = unpacked(region);
    return records.whole && records.bytes.size() == region.uncompressedSize &&
           (region.crc == 0 || log::crc32(records.bytes) == region.crc);
}

// Where not all is wanted, an index that tells of less than is there would let it in.
bool McapCut::isAsIndexed(const Region& region, const std::vector<MessageIndex>& indexes) const
{
    std::set<std::tuple<std::uint64_t, std::uint64_t, std::uint16_t>> told;
    for (const MessageIndex& index : indexes)
        for (const auto& [time, offset] : index.records)
            told.emplace(offset, time, index.channelId);
    const log::MemoryBytes records(uncompressedRecords(m_file, region).bytes);
    log::ForwardView view(records);
    RecordCursor cursor(view, 0, records.size());
    while (const auto place = cursor.next()) {
        if (place->op != Op::Message)
            continue;
        const auto message = cursor.decodeMessageHead(*place);
        if (!message || told.erase({place->offset, message->logTime, message->channelId}) == 0)
            return false;
    }
    return told.empty() && cursor.atEnd();
}

} // namespace leadline::exporting
