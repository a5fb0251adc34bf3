// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"
#include "mcap/McapCodec.h"
#include "mcap/McapRecords.h"

#include <map>
#include <optional>
#include <vector>

namespace leadline::mcap {

/// What of the format is written. All of it, but for the conformance suite.
struct WriterOptions {
    bool chunks = true;
    bool messageIndexes = true;
    bool chunkIndexes = true;
    bool repeatSchemas = true;
    bool repeatChannels = true;
    bool statistics = true;
    bool summaryOffsets = true;
    bool attachmentIndexes = true;
    bool metadataIndexes = true;
};

/// Collects what a file's summary says while the file is written or repaired, and makes its end.
class McapSummary {
public:
    explicit McapSummary(const WriterOptions& options = {}) : m_options(options) {}

    void addSchema(const Schema& schema);
    void addChannel(const Channel& channel);
    void addMessage(std::uint16_t channel, std::uint64_t logTime)
    {
        addMessages(channel, 1, logTime, logTime);
    }
    /// So many of a channel, more than none, from the earliest to the latest.
    void addMessages(std::uint16_t channel, std::uint64_t count, std::uint64_t earliest,
                     std::uint64_t latest);
    /// Counts it; `index` goes into the summary unless it is null.
    void addChunk(const ChunkIndex* index);
    void addAttachment(const AttachmentIndex& index);
    void addMetadata(const MetadataIndex& index);

    [[nodiscard]] const Statistics& statistics() const { return m_statistics; }

    /// Appends all from DataEnd to the last magic. `offset` is where that stands in the file,
    /// `dataCrc` is over all before it.
    void appendEnd(std::vector<std::byte>& bytes, std::uint64_t offset,
                   std::uint32_t dataCrc) const;

private:
    WriterOptions m_options;
    Statistics m_statistics;
    std::map<std::uint16_t, std::uint64_t> m_counts;
    std::vector<std::byte> m_schemas;
    std::vector<std::byte> m_channels;
    std::vector<std::byte> m_metadata;
    std::vector<std::byte> m_attachments;
    std::vector<std::byte> m_chunks;
};

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
[[nodiscard]] std::optional<FileSummary> readSummary(const io::ByteSource& file,
                                                     WithChunks withChunks = WithChunks::No);

/// The last note of each name; those that cannot be read are left out.
[[nodiscard]] std::vector<Metadata> lastNotes(const io::ByteSource& file,
                                              const FileSummary& summary);

} // namespace leadline::mcap
