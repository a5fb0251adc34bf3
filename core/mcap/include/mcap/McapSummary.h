// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"
#include "mcap/McapCodec.h"
#include "mcap/McapRecords.h"

#include <map>
#include <optional>
#include <vector>

namespace leadline::mcap {

/// Parts of the format to write; everything except in the conformance suite.
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

/// Collects a file's summary while it is written or repaired, and encodes the file's end.
class McapSummary {
public:
    explicit McapSummary(const WriterOptions& options = {}) : m_options(options) {}

    void addSchema(const Schema& schema);
    void addChannel(const Channel& channel);
    void addMessage(std::uint16_t channel, std::uint64_t logTime)
    {
        addMessages(channel, 1, logTime, logTime);
    }
    /// Adds `count` > 0 messages of a channel, with the earliest and the latest time.
    void addMessages(std::uint16_t channel, std::uint64_t count, std::uint64_t earliest,
                     std::uint64_t latest);
    /// Counts a chunk; `index` is added to the summary unless null.
    void addChunk(const ChunkIndex* index);
    void addAttachment(const AttachmentIndex& index);
    void addMetadata(const MetadataIndex& index);

    [[nodiscard]] const Statistics& statistics() const { return m_statistics; }

    /// Appends everything from DataEnd to the final magic. `offset` is the file offset of these
    /// bytes, `dataCrc` the CRC of all bytes before.
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

/// The summary at the end of a finished file.
struct FileSummary {
    /// Without the schemas' data.
    std::vector<Schema> schemas;
    std::vector<Channel> channels;
    Statistics statistics;
    std::vector<MetadataIndex> metadata;
    /// Empty unless requested.
    std::vector<ChunkIndex> chunks;
};

enum class WithChunks : bool { No, Yes };

/// Reads only the end of the file. Nullopt if footer, magic or summary CRC are wrong, or the file
/// has no summary, which most programs refuse.
[[nodiscard]] std::optional<FileSummary> readSummary(const io::ByteSource& file,
                                                     WithChunks withChunks = WithChunks::No);

/// The last metadata record of each name; unreadable ones are omitted.
[[nodiscard]] std::vector<Metadata> lastNotes(const io::ByteSource& file,
                                              const FileSummary& summary);

} // namespace leadline::mcap
