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

/// Copies a part of an MCAP file into another: its messages with their ids, times and numbers as
/// they are, in the order of the file; all of its notes and attachments. Chunks that zstd has
/// compressed already, and that lie wholly in the part, are copied as they stand.
///
/// Of a chunk's times its head and its indexes are believed where they say the same; else its
/// messages are looked at. Indexes alone are not believed where not everything is wanted.
///
/// Where everything is wanted the file is read once; else all of it is looked over first, for the
/// times of a part count from its first message and to its last.
///
/// What the reader makes of a damaged or cut-off file is what is copied of it. A chunk is copied as
/// it stands only where its sum holds; what is missing is counted, and noted in a copy of all.
class McapCut {
public:
    /// All outlive this.
    McapCut(const io::ByteSource& file, const McapOptions& options, const McapCutRequest& wish,
            McapOutput& output);

    /// False when it was stopped, or the output refused. A file that cannot be read is an error.
    [[nodiscard]] base::Result<bool> run(const ExportWatch& watch);
    /// Behind what was copied: how each device of the file is mounted of which that was said
    /// afterwards. `recording` is the file's, indexed.
    void noteMountings(const formats::Recording& recording);
    /// What is missing of what was copied.
    [[nodiscard]] const mcap::McapDamage& damage() const { return m_damage; }

private:
    /// As much is read of a chunk at once: what is larger is looked at piece by piece.
    static constexpr std::uint64_t largestHeld = std::uint64_t{64} << 20U;
    /// Bytes of the file that are looked over in one go.
    static constexpr std::size_t walkStep = std::size_t{16} << 20U;

    [[nodiscard]] base::Result<bool> copyAsFound(const ExportWatch& watch);
    [[nodiscard]] base::Result<bool> copyPart(const ExportWatch& watch);
    [[nodiscard]] bool walk(const ExportWatch& watch);
    void takeTimes();
    void beginExtras();
    /// A region that is copied once those before it are: a compressed chunk with its indexes, and
    /// whether its sum holds, which a thread finds out meanwhile.
    struct Ahead {
        mcap::Region region;
        /// None of what cannot be copied as it stands.
        std::optional<McapOutput::PackedChunk> packed;
        std::vector<std::byte> bytes;
        bool holds = false;
        std::future<void> done;
    };
    void lookAhead(const mcap::Region& region);
    [[nodiscard]] bool takePacked(Ahead& ahead);
    /// Copies of what was looked at all but the last `most`.
    void copyAllBut(std::size_t most);
    void copyRegion(Ahead& ahead);
    [[nodiscard]] mcap::Uncompressed unpacked(const mcap::Region& region);
    [[nodiscard]] bool copyPacked(const Ahead& ahead);
    void copyRecords(const io::ByteSource& source, const mcap::RecordStretch& records,
                     const mcap::Region& region);
    void copyDamaged(io::ForwardView& view, const mcap::RecordStretch& records,
                     const mcap::Region& region);
    void copyMessageAt(io::ForwardView& view, const mcap::RecordPlace& place,
                       std::optional<std::uint64_t> time);
    void copyMessage(base::ByteSpan record);
    void findMissing();
    void addExtras(const McapChannelTable::Channel& channel, const mcap::Message& message);
    [[nodiscard]] McapChannelTable::Channel* channelOf(std::uint16_t id);
    void learnAll();
    void learnFrom(const io::ByteSource& source, std::uint64_t begin, std::uint64_t end);
    [[nodiscard]] bool inPart(std::uint64_t logTime) const;

    const io::ByteSource& m_file;
    const ExportPart& m_part;
    const log::Mountings& m_mountings;
    McapOutput& m_output;
    /// Nothing of the file is left away.
    bool m_whole;
    bool m_jsonTopics;
    std::optional<McapExtras> m_extras;
    mcap::McapLayout m_layout;
    /// The layout's.
    io::ForwardView& m_view;
    McapChannelTable m_channels;
    std::uint64_t m_zero = 0;
    ExportPart::Times m_times{log::Time::min(), log::Time::max()};
    mcap::McapDamage m_damage;
    /// Messages of the regions that were looked at.
    std::uint64_t m_found = 0;
    bool m_learnedAll = false;
    /// Bytes that stand in the file did not come.
    bool m_unreadable = false;
    std::deque<std::unique_ptr<Ahead>> m_ahead;
    std::size_t m_mostAhead;
    /// Behind all that it works on.
    base::ThreadPool m_threadPool;
};

} // namespace leadline::exporting
