// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"
#include "mcap/McapRecords.h"

#include <optional>
#include <vector>

namespace leadline::log::mcap {

/// What the end of a finished file says about all of it.
struct FileSummary {
    /// Without their data.
    std::vector<Schema> schemas;
    std::vector<Channel> channels;
    Statistics statistics;
    std::vector<MetadataIndex> metadata;
    /// Where they were asked for.
    std::vector<ChunkIndex> chunks;
};

enum class WithChunks : bool { No, Yes };

/// Reads only the end of the file. Nullopt where footer, magic or the CRC of the summary are
/// wrong, and for a file without a summary: it lacks its indexes, and most programs refuse it.
[[nodiscard]] std::optional<FileSummary> readSummary(const ByteSource& file,
                                                     WithChunks withChunks = WithChunks::No);

/// The last note of each name; those that cannot be read are left out.
[[nodiscard]] std::vector<Metadata> lastNotes(const ByteSource& file, const FileSummary& summary);

} // namespace leadline::log::mcap
