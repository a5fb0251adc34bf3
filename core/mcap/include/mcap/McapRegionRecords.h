// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcap/McapLayout.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace leadline::mcap {

/// A region's records as they can be read: where they stand, or uncompressed.
struct RegionRecords {
    std::unique_ptr<io::ByteSource> uncompressed;
    const io::ByteSource* source = nullptr;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    /// Nothing of them is missing.
    bool whole = true;
    /// Neither the CRC nor the size nor a record that leads nowhere tells otherwise.
    bool sound = true;
};

/// `file` must outlive what is given back.
[[nodiscard]] RegionRecords recordsOf(const io::ByteSource& file, const Region& region,
                                      const std::stop_token& stop = {});

/// What an index says of a message; `offset` counts from the beginning of its chunk's records.
struct IndexedMessage {
    std::uint64_t offset = 0;
    std::uint64_t time = 0;
    std::uint16_t channelId = 0;
};

/// What the indexes behind a chunk say of it, by offset; nothing where there are none.
[[nodiscard]] std::vector<IndexedMessage> indexedMessages(io::ForwardView& file,
                                                          const Region& region);

/// From the first to the last message of a run.
using LogTimes = std::pair<std::uint64_t, std::uint64_t>;

/// What a damaged region does not give.
struct RegionLoss {
    /// As its indexes tell.
    std::uint64_t messages = 0;
    /// Of the file.
    std::uint64_t bytes = 0;
    /// When what is missing was recorded.
    std::vector<LogTimes> times = {};
};

/// A message where it stands, with the time that counts.
struct RegionMessage {
    RecordPlace place;
    std::uint64_t logTime = 0;
    std::uint16_t channelId = 0;
};

/// What can be had of a region, in its order.
struct RegionTaker {
    std::function<void(const RecordCursor&, const RecordPlace&)> declaration;
    std::function<void(const RegionMessage&)> message;
};

/// Where records stand that were made of a region.
struct RecordStretch {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    /// Nothing is missing behind them.
    bool whole = true;
};

/// Goes through the records of a region that is damaged. Where they lead nowhere it goes on at the
/// next message that the chunk's indexes name, and what these say of a message's time is believed.
/// A message that no index names counts only within the times of its chunk.
[[nodiscard]] RegionLoss salvage(io::ForwardView& view, const RecordStretch& records,
                                 const Region& region, const std::vector<IndexedMessage>& index,
                                 const RegionTaker& take, const std::stop_token& stop = {});

} // namespace leadline::mcap
