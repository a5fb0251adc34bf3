// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in chunks, where their heads are not to be believed.
#include "io/Crc32.h"
#include "io/MemoryBytes.h"
#include "mcap/McapLayout.h"
#include "mcap/McapRegionRecords.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace leadline::log::mcap {

namespace {

using Times = std::pair<std::uint64_t, std::uint64_t>;

/// Of the messages in a chunk; nullopt where it is damaged.
std::optional<Times> timesIn(ForwardView& view, Region records, const std::stop_token& stop)
{
    if (records.crc != 0) {
        Crc32 crc;
        if (!addStretch(crc, view, records.begin, records.end) || crc.value() != records.crc)
            return std::nullopt;
    }
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

// What is damaged keeps the times that it says: they are all that is known of it.
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
            const MemoryBytes records(uncompressedRecords(m_file, region, stop).bytes);
            ForwardView view(records);
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

} // namespace leadline::log::mcap
