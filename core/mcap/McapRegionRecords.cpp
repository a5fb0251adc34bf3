// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcap/McapRegionRecords.h"

#include "io/ByteSource.h"
#include "io/Crc32.h"
#include "mcap/McapCompression.h"

#include <algorithm>

namespace leadline::mcap {

Uncompressed uncompressedRecords(const io::ByteSource& file, const Region& region,
                                 const std::stop_token& stop)
{
    // A chunk that must not be uncompressed is not read either.
    if (region.most == 0)
        return {};
    std::vector<std::byte> compressed(static_cast<std::size_t>(region.end - region.begin));
    compressed.resize(file.readAt(region.begin, compressed));
    return uncompressedRecords(base::ByteSpan(compressed), region, stop);
}

Uncompressed uncompressedRecords(base::ByteSpan compressed, const Region& region,
                                 const std::stop_token& stop)
{
    if (region.most == 0)
        return {};
    // The end of a frame may follow its last byte of output; room for one more byte makes the
    // decoder reach it.
    const auto most = static_cast<std::size_t>(region.most);
    Uncompressed records = uncompress(region.compression, compressed, most + 1, stop);
    records.whole = records.whole && records.bytes.size() <= most;
    records.bytes.resize(std::min(records.bytes.size(), most));
    return records;
}

namespace {

bool leadsToRegionEnd(io::ForwardView& view, std::uint64_t begin, std::uint64_t end)
{
    RecordCursor cursor(view, begin, end);
    while (cursor.next())
        continue;
    return cursor.atEnd();
}

bool isCrcValid(io::ForwardView& view, std::uint64_t begin, std::uint64_t end, const Region& region)
{
    return io::crcOfRange(view, begin, end) == region.crc;
}

} // namespace

RegionRecords recordsOf(const io::ByteSource& file, const Region& region,
                        const std::stop_token& stop)
{
    RegionRecords records{.uncompressed = nullptr,
                          .source = &file,
                          .begin = region.begin,
                          .end = region.end,
                          .whole = !region.torn};
    if (!region.compression.empty()) {
        Uncompressed all = uncompressedRecords(file, region, stop);
        records.whole = records.whole && all.whole;
        records.begin = 0;
        records.end = all.bytes.size();
        records.uncompressed = std::make_unique<io::MemoryBytes>(std::move(all.bytes));
        records.source = records.uncompressed.get();
    }
    if (!region.chunk)
        return records;
    io::ForwardView view(*records.source);
    if (region.crc != 0)
        records.sound = isCrcValid(view, records.begin, records.end, region);
    if (!region.torn)
        records.sound = records.sound && records.whole &&
                        records.end - records.begin == region.uncompressedSize &&
                        leadsToRegionEnd(view, records.begin, records.end);
    return records;
}

std::vector<IndexedMessage> indexedMessages(io::ForwardView& file, const Region& region)
{
    std::vector<IndexedMessage> messages;
    if (!region.chunk)
        return messages;
    const auto record = RecordCursor(file, region.offset, file.size()).peek();
    const std::uint64_t until = std::min(region.limit, file.size());
    const bool leads = record && record->end() >= region.end && record->end() <= until;
    RecordCursor cursor(file, leads ? record->end() : std::min(region.end, until), until);
    while (const auto place = cursor.next()) {
        const auto index =
            place->op == Op::MessageIndex ? cursor.decode<MessageIndex>(*place) : std::nullopt;
        if (!index)
            break;
        for (const auto& [time, offset] : index->records)
            messages.push_back({offset, time, index->channelId});
    }
    std::ranges::sort(messages, {}, &IndexedMessage::offset);
    messages.erase(std::unique(messages.begin(), messages.end(),
                               [](const IndexedMessage& a, const IndexedMessage& b) {
                                   return a.offset == b.offset;
                               }),
                   messages.end());
    return messages;
}

namespace {

class Salvage {
public:
    Salvage(io::ForwardView& view, const RecordRange& records, const Region& region,
            const std::vector<IndexedMessage>& index, const RegionVisitor& take)
        : m_view(view),
          m_begin(records.begin),
          m_end(records.end),
          m_whole(records.whole),
          m_region(region),
          m_index(index),
          m_take(take)
    {
    }

    RegionLoss run(const std::stop_token& stop)
    {
        // If the records are intact, only the chunk's head is wrong, and the times in the messages
        // count.
        m_headLies = m_region.crc != 0 ? isCrcValid(m_view, m_begin, m_end, m_region)
                                       : leadsToRegionEnd(m_view, m_begin, m_end);
        for (std::uint64_t at = m_begin; at < m_end && !stop.stop_requested();)
            at = takeRecord(at);
        while (m_next < m_index.size())
            miss();
        closeRun();
        const std::uint64_t there = m_end - m_begin;
        const std::uint64_t claimed =
            std::min<std::uint64_t>(m_region.uncompressedSize, largestChunk);
        // If the output is incomplete, the head gives the total; it is at least 1, so that a chunk
        // without any output counts as lost completely.
        const bool whole = m_whole && (m_index.empty() || m_index.back().offset < there);
        const std::uint64_t all = whole ? there : std::max({there, claimed, std::uint64_t{1}});
        m_skipped += all - there;
        const std::uint64_t stored = m_region.end - m_region.begin;
        m_loss.bytes = all == 0                       ? 0
                       : m_region.compression.empty() ? std::min(m_skipped, stored)
                                                      : (m_skipped * stored + all - 1) / all;
        // Without message indexes only the times in the head show that something is missing.
        if (m_index.empty() && m_skipped > 0 && !m_region.untimed() && m_region.endTime > 0)
            m_loss.times.emplace_back(std::clamp(m_last, m_region.startTime, m_region.endTime),
                                      m_region.endTime);
        return std::move(m_loss);
    }

private:
    /// Position of the next message according to the index.
    [[nodiscard]] std::uint64_t indexed(std::size_t ahead = 0) const
    {
        return m_next + ahead < m_index.size()
                   ? std::min(m_begin + std::min(m_index[m_next + ahead].offset, m_end - m_begin),
                              m_end)
                   : m_end;
    }
    /// Handles the record at `at`; returns the position of the next one.
    std::uint64_t takeRecord(std::uint64_t at)
    {
        while (m_next < m_index.size() && indexed() < at)
            miss();
        const bool named = m_next < m_index.size() && indexed() == at;
        const std::uint64_t until = named ? indexed(1) : indexed();
        RecordCursor cursor(m_view, at, until);
        const auto place = cursor.next();
        if (named)
            place ? readNamed(cursor, *place) : miss();
        else if (place)
            readOther(cursor, *place);
        else
            readLongDeclaration(at);
        if (!place)
            m_skipped += until - at;
        return place ? place->end() : until;
    }
    /// The fields of a schema or channel may be intact even if its length reaches beyond the next
    /// message.
    void readLongDeclaration(std::uint64_t at)
    {
        RecordCursor cursor(m_view, at, m_end);
        const auto place = cursor.next();
        if (place && isDeclaration(*place))
            m_take.declaration(cursor, *place);
    }
    [[nodiscard]] static bool isDeclaration(const RecordLocation& place)
    {
        return place.op == Op::Schema || place.op == Op::Channel;
    }
    void readNamed(const RecordCursor& cursor, const RecordLocation& place)
    {
        const IndexedMessage& named = m_index[m_next];
        const auto message =
            place.op == Op::Message ? cursor.decodeMessageHead(place) : std::nullopt;
        if (!message || message->channelId != named.channelId) {
            // The index may be wrong rather than the record.
            if (isDeclaration(place))
                m_take.declaration(cursor, place);
            else
                m_skipped += place.end() - place.offset;
            miss();
            return;
        }
        ++m_next;
        take({place, named.time, named.channelId});
    }
    void readOther(const RecordCursor& cursor, const RecordLocation& place)
    {
        if (isDeclaration(place)) {
            m_take.declaration(cursor, place);
            return;
        }
        const auto message =
            place.op == Op::Message ? cursor.decodeMessageHead(place) : std::nullopt;
        if (!message)
            return;
        if (m_headLies ||
            (message->logTime >= m_region.startTime && message->logTime <= m_region.endTime))
            take({place, message->logTime, message->channelId});
        else
            m_skipped += place.end() - place.offset;
    }
    void take(const RegionMessage& message)
    {
        closeRun();
        m_last = std::max(m_last, message.logTime);
        m_take.message(message);
    }
    void miss()
    {
        const std::uint64_t time = m_index[m_next++].time;
        ++m_loss.messages;
        m_run = m_run ? LogTimes{std::min(m_run->first, time), std::max(m_run->second, time)}
                      : LogTimes{time, time};
    }
    void closeRun()
    {
        if (m_run)
            m_loss.times.push_back(*m_run);
        m_run.reset();
    }

    io::ForwardView& m_view;
    std::uint64_t m_begin;
    std::uint64_t m_end;
    bool m_whole;
    bool m_headLies = false;
    const Region& m_region;
    const std::vector<IndexedMessage>& m_index;
    const RegionVisitor& m_take;
    RegionLoss m_loss;
    /// Position in the index.
    std::size_t m_next = 0;
    std::optional<LogTimes> m_run;
    std::uint64_t m_last = 0;
    /// Number of skipped bytes, uncompressed.
    std::uint64_t m_skipped = 0;
};

} // namespace

RegionLoss salvage(io::ForwardView& view, const RecordRange& records, const Region& region,
                   const std::vector<IndexedMessage>& index, const RegionVisitor& take,
                   const std::stop_token& stop)
{
    return Salvage(view, records, region, index, take).run(stop);
}

} // namespace leadline::mcap
