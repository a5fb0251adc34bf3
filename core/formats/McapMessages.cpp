// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapMessages.h"

#include "McapChannels.h"
#include "io/Crc32.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace leadline::formats {

using mcap::Op;
using mcap::Region;

namespace {

/// Regions whose times overlap are sorted together up to this size.
constexpr std::uint64_t largestGroup = std::uint64_t{64} << 20U;
/// Maximum size of such a group, including its last chunk.
constexpr std::uint64_t largestSorted = largestGroup + mcap::largestChunk;
/// Larger messages are no pings and are not loaded.
constexpr std::uint64_t largestMessage = std::uint64_t{16} << 20U;

} // namespace

McapMessages::McapMessages(io::ExtendedFile& source, McapChannels& channels)
    : m_source(source),
      m_channels(channels),
      m_noted(source),
      m_layout(m_noted.file()),
      m_view(m_noted)
{
}

bool McapMessages::plan(std::size_t bytes)
{
    const auto& regions = m_layout.regions();
    if (m_order.empty()) {
        m_order.resize(regions.size());
        m_kept.resize(regions.size());
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        // A run without messages stays in its place, because its declarations are needed by what
        // follows it.
        std::uint64_t last = 0;
        bool sorted = true;
        for (const mcap::Region& region : regions) {
            sorted = sorted && (region.untimed() || region.startTime >= last);
            last = region.untimed() ? last : region.startTime;
        }
        if (sorted)
            return false;
        m_declarationsRead = 0;
    }
    // A channel may be declared after its first use.
    std::uint64_t looked = 0;
    for (; m_declarationsRead && *m_declarationsRead < regions.size() && looked < bytes;
         ++*m_declarationsRead) {
        if (m_stop.stop_requested())
            return true;
        readDeclarations(*m_declarationsRead);
        looked += regions[*m_declarationsRead].work();
    }
    if (m_declarationsRead && *m_declarationsRead < regions.size())
        return true;
    std::stable_sort(m_order.begin(), m_order.end(), [&](std::size_t a, std::size_t b) {
        return regions[a].startTime < regions[b].startTime;
    });
    return false;
}

void McapMessages::loadSummary()
{
    if (std::exchange(m_summaryLoaded, true))
        return;
    const mcap::RecordCursor cursor(m_view, 0, m_source.file().size());
    for (const mcap::RecordLocation& place : m_layout.summary())
        m_channels.learn(cursor, place);
}

std::vector<McapMessage> McapMessages::nextGroup()
{
    const auto& regions = m_layout.regions();
    std::vector<std::size_t> group;
    std::uint64_t size = 0;
    std::uint64_t work = 0;
    std::uint64_t end = 0;
    do {
        const mcap::Region& region = regions[m_order[m_next]];
        group.push_back(m_order[m_next]);
        size += region.end - region.begin;
        work += region.work();
        end = std::max(end, region.untimed() ? 0 : region.endTime);
        ++m_next;
    } while (m_next < m_order.size() && work < largestGroup &&
             regions[m_order[m_next]].startTime < end);
    std::sort(group.begin(), group.end());
    std::vector<McapMessage> messages;
    for (const std::size_t i : group)
        gather(i, messages);
    m_cachedRecords.clear();
    m_stretches.clear();
    // A larger group remains in the order of the file: random access to it would cost more than the
    // right order is worth.
    if (work <= largestSorted && !std::ranges::is_sorted(messages, {}, &McapMessage::logTime)) {
        std::stable_sort(
            messages.begin(), messages.end(),
            [](const McapMessage& a, const McapMessage& b) { return a.logTime < b.logTime; });
        cacheRecords(group);
    }
    m_bytesRead += size;
    m_work += work;
    return messages;
}

base::ByteSpan McapMessages::bytesOf(const McapMessage& message)
{
    const auto after =
        std::ranges::upper_bound(m_stretches, message.offset, {}, &CachedRange::begin);
    if (after == m_stretches.begin())
        return m_view.at(message.offset, message.length);
    const CachedRange& its = *std::prev(after);
    const std::uint64_t from = its.at + (message.offset - its.begin);
    const std::uint64_t to =
        its.at + std::min(message.offset + message.length, its.end) - its.begin;
    return base::ByteSpan(m_cachedRecords)
        .subspan(static_cast<std::size_t>(std::min(from, to)),
                 static_cast<std::size_t>(to - std::min(from, to)));
}

// Reads the group once from beginning to end, so that messages in any order cost no more than that.
void McapMessages::cacheRecords(const std::vector<std::size_t>& group)
{
    for (const std::size_t i : group) {
        const mcap::Region& region = m_layout.regions()[i];
        const Kept records = m_kept[i].value_or(Kept{region.begin, region.end});
        const std::size_t at = m_cachedRecords.size();
        const auto wanted = static_cast<std::size_t>(records.end - records.begin);
        m_cachedRecords.resize(at + wanted);
        const std::size_t read =
            m_noted.readAt(records.begin, std::span(m_cachedRecords).subspan(at));
        m_cachedRecords.resize(at + read);
        m_stretches.push_back({records.begin, records.begin + read, at});
    }
    std::ranges::sort(m_stretches, {}, &CachedRange::begin);
}

bool McapMessages::isCrcValid(const mcap::Region& region, const Kept& records)
{
    return !region.chunk || region.crc == 0 ||
           io::crcOfRange(m_view, records.begin, records.end) == region.crc;
}

// Returns a region's records; a chunk is uncompressed only once.
std::optional<McapMessages::Kept> McapMessages::recordsOf(std::size_t number)
{
    if (m_kept[number])
        return m_kept[number];
    const mcap::Region& region = m_layout.regions()[number];
    Kept records{region.begin, region.end};
    if (!region.compression.empty()) {
        const auto all = mcap::uncompressedRecords(m_noted.file(), region, m_stop);
        if (m_stop.stop_requested())
            return std::nullopt;
        const auto at = m_source.keep(all.bytes);
        if (!at) {
            m_temporaryStorageFull = true;
            return std::nullopt;
        }
        records = {*at, *at + all.bytes.size(), all.whole, all.whole};
    }
    records.sound = records.sound && isCrcValid(region, records);
    if (region.chunk && !region.torn)
        records.sound = records.sound && records.end - records.begin == region.uncompressedSize;
    m_kept[number] = records;
    return records;
}

void McapMessages::readDeclarations(std::size_t number)
{
    const auto records = recordsOf(number);
    if (!records)
        return;
    if (!records->sound)
        loadSummary();
    mcap::RecordCursor cursor(m_view, records->begin, records->end);
    for (auto place = cursor.next(); place && !m_stop.stop_requested(); place = cursor.next())
        if (place->op == mcap::Op::Schema || place->op == mcap::Op::Channel)
            m_channels.learn(cursor, *place);
}

// Collects a region's channels and messages.
void McapMessages::gather(std::size_t number, std::vector<McapMessage>& messages)
{
    const mcap::Region& region = m_layout.regions()[number];
    const auto records = recordsOf(number);
    if (!records)
        return;
    if (!records->sound) {
        loadSummary();
        gatherDamaged(region, *records, messages);
        return;
    }
    const std::size_t before = messages.size();
    const std::uint64_t lostBefore = m_bytesLost;
    const std::uint64_t tooLargeBefore = m_tooLarge;
    mcap::RecordCursor cursor(m_view, records->begin, records->end);
    for (auto place = cursor.next(); place && !m_stop.stop_requested(); place = cursor.next()) {
        if (place->op == mcap::Op::Schema || place->op == mcap::Op::Channel) {
            m_channels.learn(cursor, *place);
            continue;
        }
        if (place->op != mcap::Op::Message)
            continue;
        if (const auto message = cursor.decodeMessageHead(*place))
            take({*place, message->logTime, message->channelId}, messages);
    }
    // The chunk has no checksum, and is damaged nevertheless.
    if (cursor.atEnd() || region.torn || m_stop.stop_requested())
        return;
    messages.resize(before);
    m_bytesLost = lostBefore;
    m_tooLarge = tooLargeBefore;
    gatherDamaged(region, *records, messages);
}

// Frames have checksums of their own, so everything that can be read of a damaged chunk is used.
void McapMessages::gatherDamaged(const mcap::Region& region, const Kept& records,
                                 std::vector<McapMessage>& messages)
{
    const auto index = mcap::indexedMessages(m_layout.view(), region);
    const auto loss = mcap::salvage(
        m_view, {records.begin, records.end, records.whole}, region, index,
        {.declaration = [&](const mcap::RecordCursor& cursor,
                            const mcap::RecordLocation& place) { m_channels.learn(cursor, place); },
         .message = [&](const mcap::RegionMessage& message) { take(message, messages); }},
        m_stop);
    // An incomplete region at the end of a file is a truncation, not damage. If the medium failed,
    // nothing is known about damage.
    if (mediumFailed())
        m_bytesLost += loss.bytes;
    else if (!region.torn)
        m_damage.add(loss);
}

void McapMessages::take(const mcap::RegionMessage& message, std::vector<McapMessage>& messages)
{
    const std::uint64_t length = message.place.length - mcap::messageHead;
    if (length > largestMessage) {
        m_bytesLost += mcap::recordHead + message.place.length;
        ++m_tooLarge;
    } else {
        messages.push_back({message.logTime, message.place.content() + mcap::messageHead,
                            static_cast<std::uint32_t>(length), message.channelId});
    }
}

void McapMessages::addDamageNotes()
{
    for (const mcap::Metadata& note : m_layout.metadata())
        m_damage.add(note);
}

void McapMessages::findMissing(std::uint64_t messagesFound)
{
    if (!m_layout.finished() || m_temporaryStorageFull || mediumFailed())
        return;
    const auto summary = mcap::readSummary(m_noted.file(), mcap::WithChunks::Yes);
    if (summary && !mediumFailed())
        m_damage.compare(m_source.file(), *summary, m_layout, messagesFound + m_tooLarge);
}

} // namespace leadline::formats
