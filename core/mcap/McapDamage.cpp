// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcap/McapDamage.h"

#include "base/Ascii.h"
#include "mcap/McapRecords.h"

#include <algorithm>
#include <string>

namespace leadline::mcap {

namespace {

constexpr std::string_view messagesKey = "messages";
constexpr std::string_view partsKey = "parts";
/// Pairs of log times in the form "first-last", separated by commas.
constexpr std::string_view timesKey = "times";
/// Limit for numbers read from a file, far above real ones, so that their sums do not overflow.
constexpr std::uint64_t maxNoted = std::uint64_t{1} << 48U;

std::uint64_t noted(const Metadata& note, std::string_view key)
{
    std::string_view text = valueOf(note.metadata, key);
    return std::min(base::consumeNumber<std::uint64_t>(text).value_or(0), maxNoted);
}

/// Beyond this number, time ranges are merged.
constexpr std::size_t maxTimes = 1000;

/// True if the chunk's records were read one by one because its head was damaged.
bool wasEntered(const ChunkIndex& chunk, const McapLayout& layout)
{
    const auto& regions = layout.regions();
    const auto inside =
        std::ranges::lower_bound(regions, chunk.chunkStartOffset, {}, &Region::offset);
    return inside != regions.end() && !inside->chunk &&
           inside->offset - chunk.chunkStartOffset < chunk.chunkLength;
}

bool wasFound(const ChunkIndex& chunk, const McapLayout& layout)
{
    const auto& regions = layout.regions();
    const auto region =
        std::ranges::lower_bound(regions, chunk.chunkStartOffset, {}, &Region::offset);
    return region != regions.end() && region->chunk && region->offset == chunk.chunkStartOffset;
}

} // namespace

void McapDamage::add(const RegionLoss& loss)
{
    ++m_chunks;
    m_messages += loss.messages;
    m_bytes += loss.bytes;
    for (const LogTimes& times : loss.times)
        m_times.push_back(times);
    if (m_times.size() > 2 * maxTimes)
        m_times = times();
}

void McapDamage::add(const Metadata& note)
{
    if (note.name != damageNote)
        return;
    m_notedMessages += noted(note, messagesKey);
    m_notedChunks += noted(note, partsKey);
    std::string_view text = valueOf(note.metadata, timesKey);
    while (m_times.size() < maxTimes) {
        const auto first = base::consumeNumber<std::uint64_t>(text);
        if (!first || !text.starts_with('-'))
            break;
        text.remove_prefix(1);
        const auto last = base::consumeNumber<std::uint64_t>(text);
        if (!last || *last < *first)
            break;
        m_times.emplace_back(*first, *last);
        text.remove_prefix(text.starts_with(',') ? 1 : 0);
    }
}

std::optional<Metadata> McapDamage::note() const
{
    if (m_messages == 0 && m_chunks == 0)
        return std::nullopt;
    std::string all;
    for (const auto& [first, last] : times())
        all += (all.empty() ? "" : ",") + std::to_string(first) + '-' + std::to_string(last);
    return Metadata{std::string(damageNote),
                    {{std::string(messagesKey), std::to_string(m_messages)},
                     {std::string(partsKey), std::to_string(m_chunks)},
                     {std::string(timesKey), all}}};
}

// The chunk's own bytes are not counted here, since they were counted when they were skipped.
void McapDamage::addLostChunk(io::ForwardView& view, const ChunkIndex& chunk)
{
    ++m_chunks;
    const std::uint64_t from = std::max(chunk.chunkStartOffset + chunk.chunkLength, m_indexesRead);
    const std::uint64_t to = std::min(
        chunk.chunkStartOffset + chunk.chunkLength + chunk.messageIndexLength, view.size());
    RecordCursor cursor(view, std::min(from, to), to);
    while (const auto place = cursor.next()) {
        m_indexesRead = place->end();
        const auto index =
            place->op == Op::MessageIndex ? cursor.decode<MessageIndex>(*place) : std::nullopt;
        if (index)
            m_messages += index->records.size();
    }
    if (chunk.messageStartTime <= chunk.messageEndTime && chunk.messageEndTime > 0)
        m_times.emplace_back(chunk.messageStartTime, chunk.messageEndTime);
}

void McapDamage::compare(const io::ByteSource& file, const FileSummary& summary,
                         const McapLayout& layout, std::uint64_t found)
{
    const std::uint64_t said = summary.statistics.messageCount;
    // If as many messages were found as the summary counts, the damaged chunks have lost none.
    const bool isAllThere = said > 0 && found >= said;
    std::vector<const ChunkIndex*> lost;
    for (const ChunkIndex& chunk : summary.chunks)
        if (chunk.chunkStartOffset < file.size() && chunk.chunkLength < file.size() &&
            chunk.messageIndexLength < file.size() && !wasFound(chunk, layout))
            lost.push_back(&chunk);
    std::ranges::sort(lost, {}, &ChunkIndex::chunkStartOffset);
    io::ForwardView view(file);
    for (const ChunkIndex* chunk : lost)
        if (isAllThere || wasEntered(*chunk, layout))
            ++m_chunks;
        else
            addLostChunk(view, *chunk);
    if (said > found + m_messages)
        m_messages = said - found;
}

std::vector<LogTimes> McapDamage::times() const
{
    std::vector<LogTimes> all = m_times;
    std::ranges::sort(all);
    std::vector<LogTimes> merged;
    for (const LogTimes& each : all)
        if (!merged.empty() && (each.first <= merged.back().second || merged.size() >= maxTimes))
            merged.back().second = std::max(merged.back().second, each.second);
        else
            merged.push_back(each);
    return merged;
}

} // namespace leadline::mcap
