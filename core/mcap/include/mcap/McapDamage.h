// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcap/McapRegionRecords.h"
#include "mcap/McapSummary.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace leadline::mcap {

/// Name of the metadata record that states what was missing from the file from which this one was
/// made.
inline constexpr std::string_view damageNote = "damage";

/// Data missing from a file according to its own counts, indexes and checksums.
class McapDamage {
public:
    /// Adds the loss of one chunk with a wrong checksum or size; the loss may be empty.
    void add(const RegionLoss& loss);
    /// Call it after all regions were read: adds chunks and messages that are in the summary of a
    /// finished file but were not found. `found` is the number of messages found; `summary` has to
    /// be read with its chunks.
    void compare(const io::ByteSource& file, const FileSummary& summary, const McapLayout& layout,
                 std::uint64_t found);

    /// Adds the loss stated in a damage note.
    void add(const Metadata& note);
    /// The damage note for a file made from the rest of this one, including the loss in this file's
    /// own note; nullopt if nothing is missing.
    [[nodiscard]] std::optional<Metadata> note() const;

    [[nodiscard]] std::uint64_t messages() const { return m_messages + m_notedMessages; }
    /// Number of damaged or missing chunks.
    [[nodiscard]] std::uint64_t chunks() const { return m_chunks + m_notedChunks; }
    /// Counts without those from damage notes.
    [[nodiscard]] std::uint64_t ownMessages() const { return m_messages; }
    [[nodiscard]] std::uint64_t ownChunks() const { return m_chunks; }
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    /// Times of missing data; sorted and disjoint.
    [[nodiscard]] std::vector<LogTimes> times() const;

private:
    void addLostChunk(io::ForwardView& view, const ChunkIndex& chunk);

    std::uint64_t m_messages = 0;
    std::uint64_t m_chunks = 0;
    std::uint64_t m_notedMessages = 0;
    std::uint64_t m_notedChunks = 0;
    std::uint64_t m_bytes = 0;
    std::vector<LogTimes> m_times;
    /// Offset up to which indexes of lost chunks were read.
    std::uint64_t m_indexesRead = 0;
};

} // namespace leadline::mcap
