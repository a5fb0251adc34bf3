// SPDX-License-Identifier: GPL-3.0-or-later
// Chunks that are compressed already.
#include "McapCut.h"

#include "UnreadableBytes.h"
#include "io/Crc32.h"
#include "io/MemoryBytes.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace leadline::exporting {

using namespace log::mcap;

namespace {

/// Of the indexes behind a chunk, which are read with it.
constexpr std::size_t indexesAhead = std::size_t{64} << 10U;
/// A chunk that is larger is not held while others are copied.
constexpr std::uint64_t largestAhead = std::uint64_t{8} << 20U;

// Where not all is wanted, an index that tells of less than is there would let it in.
bool isAsIndexed(const log::ByteSource& records, const std::vector<MessageIndex>& indexes)
{
    using Place = std::tuple<std::uint64_t, std::uint64_t, std::uint16_t>;
    std::vector<Place> told;
    for (const MessageIndex& index : indexes)
        for (const auto& [time, offset] : index.records)
            told.emplace_back(offset, time, index.channelId);
    std::vector<Place> found;
    log::ForwardView view(records);
    RecordCursor cursor(view, 0, records.size());
    while (const auto place = cursor.next()) {
        if (place->op != Op::Message)
            continue;
        const auto message = cursor.decodeMessageHead(*place);
        if (!message)
            return false;
        found.emplace_back(place->offset, message->logTime, message->channelId);
    }
    std::ranges::sort(told);
    return cursor.atEnd() && told == found;
}

// What is damaged is not handed on as if it were whole.
bool holds(const Uncompressed& records, const Region& region)
{
    return records.whole && records.bytes.size() == region.uncompressedSize &&
           (region.crc == 0 || log::crc32(records.bytes) == region.crc);
}

} // namespace

void McapCut::lookAhead(const Region& region)
{
    m_ahead.push_back(std::make_unique<Ahead>());
    Ahead& ahead = *m_ahead.back();
    ahead.region = region;
    if (!takePacked(ahead)) {
        ahead.packed.reset();
        return;
    }
    ahead.done = m_threadPool.run([&ahead, whole = m_whole] {
        Uncompressed records = uncompressedRecords(base::ByteSpan(ahead.bytes), ahead.region);
        ahead.holds = holds(records, ahead.region) &&
                      (whole || isAsIndexed(log::MemoryBytes(std::move(records.bytes)),
                                            ahead.packed->indexes));
    });
    if (ahead.bytes.size() > largestAhead)
        ahead.done.wait();
}

// False where its messages have to be looked at one by one.
bool McapCut::takePacked(Ahead& ahead)
{
    const Region& region = ahead.region;
    if (m_extras || !region.chunk || region.untimed() || region.endTime == 0 || region.torn ||
        region.compression != "zstd" || !inPart(region.startTime) || !inPart(region.endTime) ||
        region.end - region.begin > largestHeld)
        return false;
    const auto size = static_cast<std::size_t>(region.end - region.begin);
    static_cast<void>(m_view.at(region.begin, size + indexesAhead));
    // Behind the chunk stand its indexes, if it has any.
    McapOutput::PackedChunk& packed = ahead.packed.emplace();
    std::uint64_t first = ~std::uint64_t{0};
    std::uint64_t last = 0;
    RecordCursor cursor(m_view, region.end, m_file.size());
    for (auto place = cursor.next(); place && place->op == Op::MessageIndex;
         place = cursor.next()) {
        auto index = cursor.decode<MessageIndex>(*place);
        if (!index)
            return false;
        for (const auto& [time, offset] : index->records) {
            first = std::min(first, time);
            last = std::max(last, time);
        }
        if (index->records.empty())
            continue;
        // What is known not to be copied as it stands is uncompressed once only, when its turn
        // comes.
        const McapChannelTable::Channel* channel = m_channels.find(index->channelId);
        if (channel && (!channel->wanted || !channel->otherDevices.empty()))
            return false;
        packed.indexes.push_back(std::move(*index));
    }
    // Some of them may not have come.
    if (isUnreadable(cursor, m_view, m_file.size()) || first != region.startTime ||
        last != region.endTime)
        return false;
    const base::ByteSpan records = m_view.at(region.begin, size);
    if (records.size() != size)
        return false;
    ahead.bytes.assign(records.begin(), records.end());
    packed.chunk = {.messageStartTime = region.startTime,
                    .messageEndTime = region.endTime,
                    .uncompressedSize = region.uncompressedSize,
                    .uncompressedCrc = region.crc,
                    .compression = region.compression,
                    .records = {ahead.bytes}};
    return true;
}

bool McapCut::copyPacked(const Ahead& ahead)
{
    if (!ahead.packed || !ahead.holds)
        return false;
    const auto isCopied = [this](const MessageIndex& index) {
        const McapChannelTable::Channel* channel = m_channels.find(index.channelId);
        return channel && channel->wanted && channel->written && channel->otherDevices.empty();
    };
    if (!std::ranges::all_of(ahead.packed->indexes, isCopied))
        return false;
    for (const MessageIndex& index : ahead.packed->indexes)
        m_found += index.records.size();
    m_output.addChunk(*ahead.packed);
    return true;
}

} // namespace leadline::exporting
