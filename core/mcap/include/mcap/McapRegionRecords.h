// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcap/McapLayout.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace leadline::mcap {

/// Access to a region's records, in the file or uncompressed in memory.
struct RegionRecords {
    std::unique_ptr<io::ByteSource> uncompressed;
    const io::ByteSource* source = nullptr;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    /// No record is missing.
    bool whole = true;
    /// CRC, size and record structure are consistent.
    bool sound = true;
};

/// `file` must outlive the result.
[[nodiscard]] RegionRecords recordsOf(const io::ByteSource& file, const Region& region,
                                      const std::stop_token& stop = {});

/// Index entry of a message; `offset` is relative to the start of its chunk's records.
struct IndexedMessage {
    std::uint64_t offset = 0;
    std::uint64_t time = 0;
    std::uint16_t channelId = 0;
};

/// The index entries after a chunk, ordered by offset; empty if there are none.
[[nodiscard]] std::vector<IndexedMessage> indexedMessages(io::ForwardView& file,
                                                          const Region& region);

/// First and last log time of consecutive messages.
using LogTimes = std::pair<std::uint64_t, std::uint64_t>;

/// Data missing from a damaged region.
struct RegionLoss {
    /// According to the region's indexes.
    std::uint64_t messages = 0;
    /// Bytes in the file.
    std::uint64_t bytes = 0;
    /// Times of the missing data.
    std::vector<LogTimes> times = {};
};

/// Location of a message, with the log time that applies.
struct RegionMessage {
    RecordLocation place;
    std::uint64_t logTime = 0;
    std::uint16_t channelId = 0;
};

/// Receives the records recovered from a region, in order.
struct RegionVisitor {
    std::function<void(const RecordCursor&, const RecordLocation&)> declaration;
    std::function<void(const RegionMessage&)> message;
};

/// Extent of a region's records after uncompressing.
struct RecordRange {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    /// False if records are missing at the end.
    bool whole = true;
};

/// Recovers records from a damaged region. Where the structure is broken it continues at the next
/// message in the chunk's indexes, whose times take precedence. A message without an index entry is
/// accepted only within the chunk's times.
[[nodiscard]] RegionLoss salvage(io::ForwardView& view, const RecordRange& records,
                                 const Region& region, const std::vector<IndexedMessage>& index,
                                 const RegionVisitor& take, const std::stop_token& stop = {});

} // namespace leadline::mcap
