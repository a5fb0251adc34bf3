// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "McapChannelTable.h"
#include "McapExtras.h"
#include "McapOutput.h"
#include "base/ThreadPool.h"
#include "export/McapExport.h"
#include "io/ByteSource.h"
#include "mcap/McapDamage.h"
#include "mcap/McapLayout.h"

#include <cstddef>
#include <deque>
#include <future>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::exporting {

/// Copies a part of an MCAP file to another one: its messages with unchanged ids, times and
/// sequence numbers, in the order of the file, and all of its metadata and attachments. Chunks that
/// zstd has compressed already and that belong to the part completely are copied unchanged.
///
/// The times in a chunk's head are relied on if its indexes agree with them; else its messages are
/// read. If not everything is wanted, indexes are also compared with the messages.
///
/// If everything is wanted, the file is read only once. Otherwise it is walked over before, since
/// the times of a part are relative to the recording's first message and limited by its last.
///
/// Of a damaged or truncated file the same messages are copied that the reader would read. A chunk
/// is copied unchanged only if its checksum is right. Missing messages are counted, and noted in a
/// copy of everything.
class McapCut {
public:
    /// All arguments must outlive this object.
    McapCut(const io::ByteSource& file, const McapOptions& options, const McapCutRequest& wish,
            McapOutput& output);

    /// Returns false if it was stopped or the output refused; an error if the file cannot be read.
    [[nodiscard]] base::Result<bool> run(const ExportWatch& watch);
    /// Call it after run(): writes how those devices of the file are mounted whose mounting was
    /// given afterwards. `recording` is the indexed recording of the file.
    void addMountingNotes(const formats::Recording& recording);
    /// Messages and bytes that are missing in the copy because of damage.
    [[nodiscard]] const mcap::McapDamage& damage() const { return m_damage; }
    /// True if the part reaches the end of the file, which ends within a record or before its end.
    [[nodiscard]] bool isCutOff() const { return m_reachesEnd && !m_layout.finished(); }

private:
    /// Limit of a chunk that is read as a whole; larger ones are read piece by piece.
    static constexpr std::uint64_t largestHeld = std::uint64_t{64} << 20U;
    /// Number of bytes that are walked over per step.
    static constexpr std::size_t scanStep = std::size_t{16} << 20U;

    [[nodiscard]] base::Result<bool> copyAsFound(const ExportWatch& watch);
    [[nodiscard]] base::Result<bool> copyPart(const ExportWatch& watch);
    [[nodiscard]] bool walk(const ExportWatch& watch);
    void setTimes();
    void beginExtras();
    /// A region that is copied after those before it: a compressed chunk with its indexes.
    /// Meanwhile a thread checks whether the chunk is undamaged.
    struct Ahead {
        mcap::Region region;
        /// Empty for a region that cannot be copied unchanged.
        std::optional<McapOutput::PackedChunk> packed;
        std::vector<std::byte> bytes;
        bool holds = false;
        std::future<void> done;
    };
    void prefetch(const mcap::Region& region);
    [[nodiscard]] bool copyPackedChunk(Ahead& ahead);
    /// Copies all regions that were prepared except the last `most`.
    void copyAllButLast(std::size_t most);
    void copyRegion(Ahead& ahead);
    [[nodiscard]] mcap::Uncompressed unpacked(const mcap::Region& region);
    [[nodiscard]] bool copyPacked(const Ahead& ahead);
    void copyRecords(const io::ByteSource& source, const mcap::RecordRange& records,
                     const mcap::Region& region);
    void copyDamaged(io::ForwardView& view, const mcap::RecordRange& records,
                     const mcap::Region& region);
    void copyMessageAt(io::ForwardView& view, const mcap::RecordLocation& place,
                       std::optional<std::uint64_t> time);
    void copyMessage(base::ByteSpan record);
    void findMissing();
    void addExtras(const McapChannelTable::Channel& channel, const mcap::Message& message);
    [[nodiscard]] McapChannelTable::Channel* channelOf(std::uint16_t id);
    void readAllDeclarations();
    void readDeclarations(const io::ByteSource& source, std::uint64_t begin, std::uint64_t end);
    [[nodiscard]] bool inPart(std::uint64_t logTime) const;

    const io::ByteSource& m_file;
    const ExportPart& m_part;
    const log::Mountings& m_mountings;
    McapOutput& m_output;
    /// True if nothing of the file is omitted.
    bool m_whole;
    bool m_jsonTopics;
    std::optional<McapExtras> m_extras;
    mcap::McapLayout m_layout;
    /// The view of m_layout.
    io::ForwardView& m_view;
    McapChannelTable m_channels;
    std::uint64_t m_zero = 0;
    ExportPart::Times m_times{log::Time::min(), log::Time::max()};
    /// The last message of the file is within the part.
    bool m_reachesEnd = true;
    mcap::McapDamage m_damage;
    /// Number of messages found in the regions.
    std::uint64_t m_found = 0;
    bool m_allDeclarationsRead = false;
    /// True if bytes of the file could not be read.
    bool m_unreadable = false;
    std::deque<std::unique_ptr<Ahead>> m_ahead;
    std::size_t m_maxAhead;
    /// Declared last, so that its threads end before the members that they use.
    base::ThreadPool m_threadPool;
};

} // namespace leadline::exporting
