// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcap/McapRegionRecords.h"
#include "mcap/McapSummary.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace leadline::mcap {

/// The note that says in a file what is missing of what it was made from.
inline constexpr std::string_view damageNote = "damage";

/// What a file does not give of what its own counts, indexes and checksums say is in it.
class McapDamage {
public:
    /// What one chunk lacks whose checksum or size is wrong; it may be nothing.
    void add(const RegionLoss& loss);
    /// Once all regions were gone through: what the summary of a finished file knows besides, of
    /// chunks that the walk did not find and of messages that are not among the `found` ones.
    /// `summary` was read with its chunks.
    void compare(const io::ByteSource& file, const FileSummary& summary, const McapLayout& layout,
                 std::uint64_t found);

    /// What was missing already when this file was made from another one.
    void add(const Metadata& note);
    /// Says what this file lacks in one that is made of what is left, which has its notes too; only
    /// where something is missing.
    [[nodiscard]] std::optional<Metadata> note() const;

    [[nodiscard]] std::uint64_t messages() const { return m_messages + m_notedMessages; }
    /// Chunks that are damaged or missing.
    [[nodiscard]] std::uint64_t chunks() const { return m_chunks + m_notedChunks; }
    /// The same of this file alone.
    [[nodiscard]] std::uint64_t ownMessages() const { return m_messages; }
    [[nodiscard]] std::uint64_t ownChunks() const { return m_chunks; }
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    /// When what is missing was recorded; sorted, none touches the next.
    [[nodiscard]] std::vector<LogTimes> times() const;

private:
    void addLostChunk(io::ForwardView& view, const ChunkIndex& chunk);

    std::uint64_t m_messages = 0;
    std::uint64_t m_chunks = 0;
    std::uint64_t m_notedMessages = 0;
    std::uint64_t m_notedChunks = 0;
    std::uint64_t m_bytes = 0;
    std::vector<LogTimes> m_times;
    /// Indexes of lost chunks were read up to here.
    std::uint64_t m_indexesRead = 0;
};

} // namespace leadline::mcap
