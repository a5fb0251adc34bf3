// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcap/McapLayout.h"

#include "io/ByteSource.h"
#include "io/Crc32.h"
#include "mcap/McapRegionRecords.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <tuple>
#include <utility>

namespace leadline::mcap {

namespace {

/// Runs of messages outside of chunks are divided at this length, so that they can be sorted piece
/// by piece.
constexpr std::uint64_t longestRun = std::uint64_t{4} << 20U;
constexpr std::size_t longestCompressionName = 4;
constexpr std::size_t maxMetadata = 1000;
constexpr std::uint64_t longestMetadata = std::uint64_t{1} << 18U;
constexpr std::uint64_t maxMetadataBytes = std::uint64_t{8} << 20U;

// Limits for the output of compressed chunks. Pings in silent water, written as JSON, expand to
// sixty times their compressed size; only a malicious file expands more.
constexpr std::uint64_t expansion = 128;
constexpr std::uint64_t smallFileExpands = std::uint64_t{64} << 20U;
/// Expansion that is allowed for a frame without a content size; it may exceed the size in the
/// chunk's head.
constexpr std::uint64_t usualExpansion = 16;
constexpr std::uint64_t largestExpansion = 1024;
constexpr std::uint64_t smallChunkExpands = std::uint64_t{16} << 10U;

constexpr std::uint64_t dataEndContent = 4;
/// Length of the first step of a search for the next chunk; further steps grow.
constexpr std::size_t firstSearched = 256;
/// Records further ahead than this are examined before the view moves there.
constexpr std::uint64_t farAhead = std::uint64_t{16} << 10U;

} // namespace

McapLayout::McapLayout(const io::ByteSource& file)
    : m_file(file),
      m_view(file),
      m_at(magic.size()),
      m_dataEnd(magic.size()),
      m_doubtful(magic.size()),
      m_uncompressedLeft(maxUncompressed(file.size()))
{
}

std::uint64_t McapLayout::maxUncompressed(std::uint64_t fileSize)
{
    constexpr std::uint64_t largestFile = std::uint64_t{1} << 50U;
    return smallFileExpands + expansion * std::min(fileSize, largestFile);
}

// The sizes in the head of a chunk and of its compressed frame may be wrong; neither may raise the
// cost above the limit for the file.
std::uint64_t McapLayout::mostOf(const Region& region)
{
    const std::uint64_t packed = region.end - region.begin;
    const base::ByteSpan head = m_view.at(
        region.begin, static_cast<std::size_t>(std::min<std::uint64_t>(packed, frameHead)));
    const auto said = mcap::uncompressedSize(region.compression, head);
    const std::uint64_t wanted =
        said ? *said
             : std::min(
                   std::max(region.uncompressedSize, usualExpansion * packed + smallChunkExpands),
                   largestExpansion * packed + smallChunkExpands);
    const std::uint64_t most = std::min<std::uint64_t>(wanted, largestChunk);
    if (most > m_uncompressedLeft)
        return 0;
    m_uncompressedLeft -= most;
    return most;
}

bool McapLayout::recognises(base::ByteSpan beginning)
{
    // The line end of the magic is not compared, so that a file that was transferred as text is
    // recognised.
    constexpr std::size_t looked = 6;
    return beginning.size() >= looked &&
           std::equal(magic.begin(), magic.begin() + looked, beginning.begin());
}

bool McapLayout::step(std::size_t bytes)
{
    const std::uint64_t from = m_searchFrom.value_or(m_at);
    while (!m_done) {
        const std::uint64_t at = m_searchFrom.value_or(m_at);
        if (at >= from + bytes)
            return true;
        if (at < m_view.size() && peek(at, 1).empty()) {
            m_mediumFailed = true;
            finish();
        } else if (m_searchFrom) {
            search();
        } else if (m_at >= m_view.size()) {
            finish();
        } else if (!readRecord()) {
            countLoss();
        }
    }
    return false;
}

// Reads far ahead without moving the view: the length that leads there may be wrong, and then the
// bytes in the view are needed.
base::ByteSpan McapLayout::peek(std::uint64_t at, std::size_t length)
{
    if (m_view.holds(at, length) || at >= m_view.size() || at < m_doubtful + farAhead)
        return m_view.at(at, length);
    return base::ByteSpan(m_peeked).first(
        m_file.readAt(at, std::span(m_peeked).first(std::min(length, m_peeked.size()))));
}

// Returns false if there is no record at m_at.
bool McapLayout::readRecord()
{
    if (m_footer) {
        const base::ByteSpan end = m_view.at(m_at, magic.size());
        m_finished = std::equal(end.begin(), end.end(), magic.begin(), magic.end());
        m_at = m_view.size();
        return true;
    }
    if (const base::ByteSpan head = peek(m_at, recordHead);
        head.empty() || head.front() == std::byte{0})
        return false;
    RecordCursor cursor(m_view, m_at, m_view.size());
    const auto place = cursor.peek();
    if (!place)
        return false;
    if (place->op == Op::Chunk && !m_inSummary)
        return readChunk(*place);
    if (place->end() > m_view.size())
        return false;
    switch (place->op) {
    case Op::Schema:
    case Op::Channel:
    case Op::Message:
        if (!m_inSummary)
            readLooseRecord(*place);
        else if (place->op != Op::Message)
            m_summary.push_back(*place);
        break;
    case Op::Header:
        readHeadRecord(*place);
        break;
    case Op::Metadata:
        readHeadRecord(*place);
        [[fallthrough]];
    case Op::Attachment:
        if (!m_inSummary)
            m_others.push_back(*place);
        break;
    case Op::MessageIndex:
        readIndex(*place);
        break;
    case Op::DataEnd:
        if (place->length != dataEndContent)
            return false;
        m_inSummary = true;
        m_dataEndRecord = *place;
        break;
    case Op::Footer:
        if (place->length != footerContent)
            return false;
        m_inSummary = true;
        m_footer = true;
        break;
    default:
        break;
    }
    m_doubtful = m_at;
    m_at = place->end();
    if (!m_inSummary)
        m_dataEnd = m_at;
    return true;
}

std::optional<Region> McapLayout::readChunkHead(const RecordLocation& place)
{
    const base::ByteSpan head = m_view.at(place.content(), chunkHead + longestCompressionName);
    if (head.size() < chunkHead)
        return std::nullopt;
    // A name longer than those of the known compressions is not read.
    constexpr std::size_t nameAt = 32;
    const auto named = base::loadLittle<std::uint32_t>(head, nameAt - 4);
    if (named > longestCompressionName || head.size() < chunkHead + named)
        return std::nullopt;
    Region region{.offset = place.offset,
                  .begin = place.content() + chunkHead + named,
                  .startTime = base::loadLittle<std::uint64_t>(head, 0),
                  .endTime = base::loadLittle<std::uint64_t>(head, 8),
                  .uncompressedSize = base::loadLittle<std::uint64_t>(head, 16),
                  .crc = base::loadLittle<std::uint32_t>(head, 24),
                  .compression = {reinterpret_cast<const char*>(head.data()) + nameAt, named},
                  .chunk = true};
    const auto length = base::loadLittle<std::uint64_t>(head, nameAt + named);
    region.end = region.begin + std::min(length, std::uint64_t{1} << 62U);
    return region;
}

bool McapLayout::readChunk(const RecordLocation& place)
{
    const auto region = readChunkHead(place);
    if (!region)
        return false;
    const bool fits = place.end() <= m_view.size() && region->end <= place.end();
    if (!fits && region->compression.empty())
        return enterChunk(place);
    if (!isCompression(region->compression) && !region->compression.empty())
        return false;
    m_looseOpen = false;
    m_openChunk.reset();
    if (!fits) {
        // Either the file was truncated within the chunk or one of its lengths is damaged; that
        // depends on whether another chunk follows.
        m_overlong = *region;
        m_doubtful = place.offset;
        m_searchFrom = place.content() + chunkHead;
        m_searchPiece = firstSearched;
        return true;
    }
    m_regions.push_back(*region);
    m_regions.back().most = region->compression.empty() ? 0 : mostOf(*region);
    m_at = place.end();
    m_dataEnd = m_at;
    // If the chunk's two lengths disagree, the next chunk may begin right after its records.
    m_doubtful = region->end < place.end() ? region->end - 1 : m_at;
    return true;
}

// The records of an uncompressed chunk are contiguous in the file, so they are walked over like
// those outside of chunks.
bool McapLayout::enterChunk(const RecordLocation& place)
{
    m_openChunk = place.offset;
    m_looseOpen = false;
    m_at = place.content() + chunkHead;
    m_dataEnd = m_at;
    m_doubtful = m_at;
    return true;
}

void McapLayout::readLooseRecord(const RecordLocation& place)
{
    std::optional<Message> message;
    if (place.op == Op::Message) {
        message = RecordCursor(m_view, m_at, m_view.size()).decodeMessageHead(place);
        if (!message)
            return;
    }
    if (!m_looseOpen || m_regions.back().end - m_regions.back().begin > longestRun) {
        m_regions.push_back({.offset = place.offset,
                             .begin = place.offset,
                             .startTime = ~std::uint64_t{0},
                             .endTime = 0});
        m_looseOpen = true;
    }
    Region& region = m_regions.back();
    region.end = place.end();
    region.uncompressedSize = region.end - region.begin;
    if (message) {
        region.startTime = std::min(region.startTime, message->logTime);
        region.endTime = std::max(region.endTime, message->logTime);
    }
}

void McapLayout::readHeadRecord(const RecordLocation& place)
{
    const RecordCursor cursor(m_view, m_at, m_view.size());
    if (place.op == Op::Header) {
        if (const auto header = cursor.decode<Header>(place))
            m_library = header->library;
    } else if (m_metadata.size() < maxMetadata && place.length <= longestMetadata &&
               m_metadataBytes + place.length <= maxMetadataBytes) {
        m_metadataBytes += place.length;
        if (auto metadata = cursor.decode<Metadata>(place))
            m_metadata.push_back(std::move(*metadata));
    }
}

void McapLayout::readIndex(const RecordLocation& place)
{
    if (m_inSummary || m_looseOpen || m_regions.empty() || !m_regions.back().chunk)
        return;
    const auto index = RecordCursor(m_view, m_at, m_view.size()).decode<MessageIndex>(place);
    if (!index)
        return;
    Region& region = m_regions.back();
    for (const auto& [time, offset] : index->records) {
        region.indexedStart = std::min(region.indexedStart, time);
        region.indexedEnd = std::max(region.indexedEnd, time);
    }
}

// There is no record at m_at: either it is damaged, or the length of the previous record is wrong.
void McapLayout::countLoss()
{
    m_looseOpen = false;
    m_searchFrom = std::min(m_doubtful, m_at) + 1;
    m_searchPiece = firstSearched;
}

bool McapLayout::chunkAt(std::uint64_t offset)
{
    const RecordCursor cursor(m_view, offset, m_view.size());
    const auto place = cursor.peek();
    if (!place || place->op != Op::Chunk || place->end() > m_view.size())
        return false;
    const auto region = readChunkHead(*place);
    return region && region->end == place->end() &&
           (region->compression.empty() || isCompression(region->compression));
}

// Searches in steps, so that the search in a large damaged file can be cancelled.
void McapLayout::search()
{
    const std::uint64_t from = *m_searchFrom;
    const base::ByteSpan held = m_view.at(from, m_searchPiece);
    // The first steps are short: in a file with a chunk every few bytes, each search must not read
    // more than that.
    m_searchPiece = std::min(2 * m_searchPiece, io::ForwardView::step);
    const std::vector<std::byte> bytes(held.begin(), held.end());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const void* found = std::memchr(bytes.data() + i, int(Op::Chunk), bytes.size() - i);
        if (!found)
            break;
        i = static_cast<std::size_t>(static_cast<const std::byte*>(found) - bytes.data());
        if (chunkAt(from + i)) {
            resumeAt(from + i);
            return;
        }
    }
    m_searchFrom = from + bytes.size();
    if (*m_searchFrom >= m_view.size())
        foundNoChunk();
}

void McapLayout::resumeAt(std::uint64_t chunk)
{
    if (auto region = std::exchange(m_overlong, std::nullopt)) {
        // Further bytes after the end of the compressed data are harmless.
        region->end = std::min(region->end, chunk);
        region->limit = chunk;
        region->most = mostOf(*region);
        m_regions.push_back(std::move(*region));
        m_foundFalseChunk = true;
    } else if (chunk < m_at) {
        // The record whose length led beyond this chunk is not valid.
        m_foundFalseChunk = true;
        if (!m_regions.empty() && !m_regions.back().chunk && m_regions.back().end > m_doubtful)
            m_regions.back().end = std::max(m_doubtful, m_regions.back().begin);
        for (auto* places : {&m_others, &m_summary})
            if (!places->empty() && places->back().offset == m_doubtful)
                places->pop_back();
        m_bytesLost += chunk - m_doubtful;
    } else {
        m_bytesLost += chunk - m_at;
    }
    m_at = chunk;
    m_doubtful = chunk;
    m_openChunk.reset();
    m_inSummary = false;
    m_searchFrom.reset();
}

// Called when the search has reached the end of the file.
void McapLayout::foundNoChunk()
{
    m_searchFrom.reset();
    const auto summary = summaryAhead();
    if (!summary) {
        finish();
        return;
    }
    if (m_overlong)
        resumeAt(*summary);
    m_bytesLost += *summary - m_at;
    m_at = *summary;
    m_inSummary = true;
}

/// Position of the summary according to the footer of a complete file, if it lies ahead.
std::optional<std::uint64_t> McapLayout::summaryAhead()
{
    if (std::exchange(m_summarySought, true) || m_view.size() < m_at + endSize)
        return std::nullopt;
    const std::uint64_t footerAt = m_view.size() - endSize;
    const base::ByteSpan last = m_view.at(m_view.size() - magic.size(), magic.size());
    if (!std::equal(last.begin(), last.end(), magic.begin(), magic.end()))
        return std::nullopt;
    RecordCursor cursor(m_view, footerAt, m_view.size());
    const auto place = cursor.next();
    const auto footer =
        place && place->op == Op::Footer ? cursor.decode<Footer>(*place) : std::nullopt;
    const bool ahead = footer && footer->summaryStart > m_at && footer->summaryStart <= footerAt;
    return ahead ? std::optional(footer->summaryStart) : std::nullopt;
}

void McapLayout::finish()
{
    m_done = true;
    if (m_overlong) {
        m_regions.push_back(std::move(*m_overlong));
        m_regions.back().torn = true;
        m_regions.back().end = m_view.size();
        m_regions.back().most = mostOf(m_regions.back());
        m_overlong.reset();
        m_at = m_view.size();
    }
    // A file with an intact end that was not reached by walking is damaged, not truncated.
    if (m_at < m_view.size() && !m_mediumFailed) {
        const std::uint64_t end = m_view.size() - std::min<std::uint64_t>(m_view.size(), 8);
        const base::ByteSpan last = m_view.at(end, magic.size());
        if (std::equal(last.begin(), last.end(), magic.begin(), magic.end())) {
            m_finished = true;
            m_bytesLost += m_view.size() - m_at;
        } else {
            m_tornBytes = m_view.size() - m_at;
        }
    }
    m_at = m_view.size();
}

// Times of the messages in chunks whose heads are not reliable.

namespace {

using Times = std::pair<std::uint64_t, std::uint64_t>;

/// Times of the first and the last message in a chunk; nullopt if the chunk is damaged.
std::optional<Times> timesIn(io::ForwardView& view, Region records, const std::stop_token& stop)
{
    if (records.crc != 0 && io::crcOfRange(view, records.begin, records.end) != records.crc)
        return std::nullopt;
    Times times{~std::uint64_t{0}, 0};
    RecordCursor cursor(view, records.begin, records.end);
    for (auto place = cursor.next(); place && !stop.stop_requested(); place = cursor.next()) {
        const auto message =
            place->op == Op::Message ? cursor.decodeMessageHead(*place) : std::nullopt;
        if (!message)
            continue;
        times.first = std::min(times.first, message->logTime);
        times.second = std::max(times.second, message->logTime);
    }
    return cursor.atEnd() ? std::optional(times) : std::nullopt;
}

} // namespace

// A damaged chunk keeps the times in its head, since nothing else is known of it.
bool McapLayout::settleTimes(std::size_t bytes, const std::stop_token& stop)
{
    std::uint64_t looked = 0;
    for (; m_settled < m_regions.size() && looked < bytes; ++m_settled) {
        if (stop.stop_requested())
            return true;
        Region& region = m_regions[m_settled];
        const bool agreed = region.indexedStart == region.startTime &&
                            region.indexedEnd == region.endTime && !region.untimed();
        if (!region.chunk || region.torn || agreed)
            continue;
        std::optional<Times> times;
        if (region.compression.empty()) {
            times = timesIn(m_view, region, stop);
        } else {
            const io::MemoryBytes records(uncompressedRecords(m_file, region, stop).bytes);
            io::ForwardView view(records);
            Region there = region;
            there.begin = 0;
            there.end = records.size();
            times = timesIn(view, there, stop);
        }
        if (times)
            std::tie(region.startTime, region.endTime) = *times;
        looked += region.work();
    }
    return m_settled < m_regions.size();
}

} // namespace leadline::mcap
