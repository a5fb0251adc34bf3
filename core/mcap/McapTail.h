// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"
#include "io/LockedFile.h"
#include "mcap/McapLayout.h"
#include "mcap/McapRepair.h"
#include "mcap/McapSummary.h"

#include <map>
#include <set>
#include <stop_token>

namespace leadline::mcap {

/// Completes a file in place if only its end is missing.
class McapTail {
public:
    /// `source` is the file as it was walked over.
    McapTail(io::LockedFile& file, const io::ShortReadSource& source, const McapLayout& layout);

    /// Returns false if more than the end is missing, or if it was stopped; nothing has been
    /// changed then.
    [[nodiscard]] bool analyse(const std::stop_token& stop);
    /// If a part that is to remain cannot be read, nothing is changed.
    base::Status write(RepairReport& report);

private:
    using Indexes = std::map<std::uint16_t, IndexEntries>;

    void readChunk(const Region& region, bool last);
    bool readRecords(const io::ByteSource& source, std::uint64_t begin, std::uint64_t end,
                     Indexes& indexes, Region& times);
    [[nodiscard]] ChunkIndex indexOf(const Region& region) const;
    void readOpenChunk(std::uint64_t offset);
    void learn(const RecordCursor& cursor, const RecordLocation& place);
    void loadSummary();
    base::Status closeOpenChunk();
    void appendIndexes(std::vector<std::byte>& bytes);
    void copyOtherRecords();

    io::LockedFile& m_file;
    const io::ShortReadSource& m_source;
    const McapLayout& m_layout;
    io::ForwardView m_view;
    McapSummary m_summary;
    std::set<std::uint16_t> m_schemas;
    std::set<std::uint16_t> m_channels;
    bool m_summaryLoaded = false;
    /// The last chunk, if its message indexes have to be made.
    std::optional<Region> m_unindexed;
    Indexes m_indexes;
    bool m_open = false;
    bool m_analysed = true;
    /// Number of bytes of the file that remain.
    std::uint64_t m_keep;
};

} // namespace leadline::mcap
