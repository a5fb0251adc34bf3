// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapMessages.h"

#include "McapChannels.h"
#include "log/Crc32.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace leadline::log {

using mcap::Op;
using mcap::Region;

namespace {

/// Regions whose times overlap are sorted together up to this much.
constexpr std::uint64_t largestGroup = std::uint64_t{64} << 20U;
/// What is larger is no ping, and is not loaded.
constexpr std::uint64_t largestMessage = std::uint64_t{16} << 20U;

} // namespace

McapMessages::McapMessages(mcap::McapSource& source, McapChannels& channels)
    : m_source(source),
      m_channels(channels),
      m_layout(source.file()),
      m_view(source)
{
}

void McapMessages::plan()
{
    m_layout.settleTimes();
    const auto& regions = m_layout.regions();
    m_order.resize(regions.size());
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    // A run without messages stays where it is: what it declares is needed behind it.
    std::uint64_t last = 0;
    bool sorted = true;
    for (const Region& region : regions) {
        sorted = sorted && (region.untimed() || region.startTime >= last);
        last = region.untimed() ? last : region.startTime;
    }
    if (sorted)
        return;
    // A channel's record may come after its use.
    for (const Region& region : regions)
        gather(region, nullptr);
    std::stable_sort(m_order.begin(), m_order.end(), [&](std::size_t a, std::size_t b) {
        return regions[a].startTime < regions[b].startTime;
    });
}

void McapMessages::learnSummary()
{
    if (std::exchange(m_summaryLearned, true))
        return;
    const mcap::RecordCursor cursor(m_view, 0, m_source.file().size());
    for (const mcap::RecordPlace& place : m_layout.summary())
        m_channels.learn(cursor, place);
}

std::vector<McapMessage> McapMessages::nextGroup()
{
    const auto& regions = m_layout.regions();
    std::vector<std::size_t> group;
    std::uint64_t size = 0;
    std::uint64_t end = 0;
    do {
        const Region& region = regions[m_order[m_next]];
        group.push_back(m_order[m_next]);
        size += region.end - region.begin;
        end = std::max(end, region.untimed() ? 0 : region.endTime);
        ++m_next;
    } while (m_next < m_order.size() && size < largestGroup &&
             regions[m_order[m_next]].startTime < end);
    std::sort(group.begin(), group.end());
    std::vector<McapMessage> messages;
    for (const std::size_t i : group)
        gather(regions[i], &messages);
    std::stable_sort(
        messages.begin(), messages.end(),
        [](const McapMessage& a, const McapMessage& b) { return a.logTime < b.logTime; });
    m_bytesRead += size;
    return messages;
}

base::ByteSpan McapMessages::bytesOf(const McapMessage& message)
{
    return m_view.at(message.offset, message.length);
}

bool McapMessages::crcHolds(const Region& region)
{
    if (!region.chunk || region.crc == 0)
        return true;
    Crc32 crc;
    return addStretch(crc, m_view, region.begin, region.end) && crc.value() == region.crc;
}

std::optional<Region> McapMessages::uncompressed(const Region& region)
{
    const auto records = mcap::uncompressedRecords(m_source.file(), region);
    const auto at = m_source.keep(records);
    if (!at) {
        m_noTemporaryRoom = true;
        return std::nullopt;
    }
    Region there = region;
    there.begin = *at;
    there.end = *at + records.size();
    return there;
}

// Finds a region's channels, and its messages where `messages` is given.
void McapMessages::gather(const Region& region, std::vector<McapMessage>* messages)
{
    Region records = region;
    if (!region.compression.empty()) {
        const auto there = uncompressed(region);
        if (!there)
            return;
        records = *there;
    }
    // Frames have sums of their own, so what can be read of a damaged chunk is read.
    const bool sound = crcHolds(records);
    if (!sound)
        learnSummary();
    mcap::RecordCursor cursor(m_view, records.begin, records.end);
    while (const auto place = cursor.next()) {
        if (place->op == Op::Schema || place->op == Op::Channel) {
            m_channels.learn(cursor, *place);
            continue;
        }
        const auto message =
            place->op == Op::Message && messages ? cursor.decodeMessageHead(*place) : std::nullopt;
        if (!message)
            continue;
        const bool inTime =
            message->logTime >= region.startTime && message->logTime <= region.endTime;
        const std::uint64_t length = place->length - mcap::messageHead;
        if ((!sound && !inTime) || length > largestMessage) {
            m_bytesLost += mcap::recordHead + place->length;
            continue;
        }
        messages->push_back({message->logTime, place->content() + mcap::messageHead,
                             static_cast<std::uint32_t>(length), message->channelId});
    }
    if (messages && !cursor.atEnd() && !region.torn && region.compression.empty())
        m_bytesLost += records.end - cursor.at();
    if (messages && records.begin == records.end && region.uncompressedSize > 0)
        m_bytesLost += region.end - region.begin;
}

} // namespace leadline::log
