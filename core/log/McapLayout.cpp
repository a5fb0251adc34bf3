// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/McapLayout.h"

#include "log/McapCompression.h"

#include <cstring>

namespace leadline::log::mcap {

namespace {

/// Runs of loose records are cut here, so that they can be sorted piece by piece.
constexpr std::uint64_t longestRun = std::uint64_t{4} << 20U;
constexpr std::size_t longestCompressionName = 4;
constexpr std::size_t mostMetadata = 1000;
constexpr std::uint64_t longestMetadata = std::uint64_t{1} << 18U;

} // namespace

McapLayout::McapLayout(const ByteSource& file)
    : m_file(file),
      m_view(file),
      m_at(magic.size()),
      m_dataEnd(magic.size()),
      m_doubtful(magic.size())
{
}

bool McapLayout::recognises(base::ByteSpan beginning)
{
    // The line end is left out: a file that was sent as text is still one.
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
        if (at < m_view.size() && m_view.at(at, 1).empty()) {
            m_mediumFailed = true;
            finish();
        } else if (m_searchFrom) {
            search();
        } else if (m_at >= m_view.size()) {
            finish();
        } else if (!takeRecord()) {
            lose();
        }
    }
    return false;
}

// False when no record stands here.
bool McapLayout::takeRecord()
{
    if (m_footer) {
        const base::ByteSpan end = m_view.at(m_at, magic.size());
        m_finished = std::equal(end.begin(), end.end(), magic.begin(), magic.end());
        m_at = m_view.size();
        return true;
    }
    RecordCursor cursor(m_view, m_at, m_view.size());
    const auto place = cursor.look();
    if (!place)
        return false;
    if (place->op == Op::Chunk && !m_inSummary)
        return takeChunk(*place);
    if (place->end() > m_view.size())
        return false;
    switch (place->op) {
    case Op::Schema:
    case Op::Channel:
    case Op::Message:
        if (!m_inSummary)
            takeLoose(*place);
        else if (place->op != Op::Message)
            m_summary.push_back(*place);
        break;
    case Op::Header:
        takeHeadRecord(*place);
        break;
    case Op::Metadata:
        takeHeadRecord(*place);
        [[fallthrough]];
    case Op::Attachment:
        if (!m_inSummary)
            m_others.push_back(*place);
        break;
    case Op::MessageIndex:
        takeIndex(*place);
        break;
    case Op::DataEnd:
        m_inSummary = true;
        break;
    case Op::Footer:
        m_inSummary = true;
        m_footer = place->length == footerContent;
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

std::optional<Region> McapLayout::readChunkHead(const RecordPlace& place)
{
    const base::ByteSpan head = m_view.at(place.content(), chunkHead + longestCompressionName);
    if (head.size() < chunkHead)
        return std::nullopt;
    // The name stands in the middle: a larger one is none that we know.
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

bool McapLayout::takeChunk(const RecordPlace& place)
{
    const auto region = readChunkHead(place);
    if (!region)
        return false;
    const bool fits = place.end() <= m_view.size() && region->end <= place.end();
    if (!fits && region->compression.empty())
        return enterChunk(place);
    if (!isCompression(region->compression) && !region->compression.empty())
        return false;
    if (!fits && place.end() <= m_view.size())
        return false;
    m_looseOpen = false;
    m_openChunk.reset();
    m_regions.push_back(*region);
    if (fits) {
        m_at = place.end();
        m_dataEnd = m_at;
    } else {
        m_regions.back().torn = true;
        m_regions.back().end = m_view.size();
        m_at = m_view.size();
    }
    // Where its own two lengths disagree, the next chunk may begin behind its records already.
    m_doubtful = fits && region->end < place.end() ? region->end - 1 : m_at;
    return true;
}

// Its records follow one another where they stand, so they are walked over like those outside.
bool McapLayout::enterChunk(const RecordPlace& place)
{
    m_openChunk = place.offset;
    m_looseOpen = false;
    m_at = place.content() + chunkHead;
    m_dataEnd = m_at;
    m_doubtful = m_at;
    return true;
}

void McapLayout::takeLoose(const RecordPlace& place)
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

void McapLayout::takeHeadRecord(const RecordPlace& place)
{
    const RecordCursor cursor(m_view, m_at, m_view.size());
    if (place.op == Op::Header) {
        if (const auto header = cursor.decode<Header>(place))
            m_library = header->library;
    } else if (m_metadata.size() < mostMetadata && place.length <= longestMetadata) {
        if (auto metadata = cursor.decode<Metadata>(place))
            m_metadata.push_back(std::move(*metadata));
    }
}

void McapLayout::takeIndex(const RecordPlace& place)
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

// No record is here: either this one is damaged, or the length of the one before led astray.
void McapLayout::lose()
{
    m_looseOpen = false;
    m_searchFrom = std::min(m_doubtful, m_at) + 1;
}

bool McapLayout::chunkAt(std::uint64_t offset)
{
    const RecordCursor cursor(m_view, offset, m_view.size());
    const auto place = cursor.look();
    if (!place || place->op != Op::Chunk || place->end() > m_view.size())
        return false;
    const auto region = readChunkHead(*place);
    return region && region->end == place->end() &&
           (region->compression.empty() || isCompression(region->compression));
}

// In pieces, so that a large damaged file can be cancelled.
void McapLayout::search()
{
    const std::uint64_t from = *m_searchFrom;
    const base::ByteSpan held = m_view.at(from, ForwardView::step);
    const std::vector<std::byte> bytes(held.begin(), held.end());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const void* found = std::memchr(bytes.data() + i, int(Op::Chunk), bytes.size() - i);
        if (!found)
            break;
        i = static_cast<std::size_t>(static_cast<const std::byte*>(found) - bytes.data());
        if (chunkAt(from + i)) {
            m_misled = m_misled || from + i < m_at;
            m_bytesLost += from + i - std::min(m_at, from + i);
            m_at = from + i;
            m_doubtful = m_at;
            m_openChunk.reset();
            m_inSummary = false;
            m_searchFrom.reset();
            return;
        }
    }
    m_searchFrom = from + bytes.size();
    if (*m_searchFrom >= m_view.size()) {
        m_searchFrom.reset();
        finish();
    }
}

void McapLayout::finish()
{
    m_done = true;
    // A file that has its end and yet could not be walked to it is damaged, not cut off.
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

} // namespace leadline::log::mcap
