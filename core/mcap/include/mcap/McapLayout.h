// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcap/McapCompression.h"
#include "mcap/McapRecordCursor.h"

#include <array>
#include <stop_token>
#include <string>
#include <vector>

namespace leadline::mcap {

/// Records that are read together: those of a chunk, or consecutive records outside of chunks.
struct Region {
    /// Offset of the chunk, or of the first record.
    std::uint64_t offset = 0;
    /// Extent of the records in the file, compressed if the chunk is.
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint64_t startTime = 0;
    std::uint64_t endTime = 0;
    /// First and last message time according to the indexes after the chunk.
    std::uint64_t indexedStart = ~std::uint64_t{0};
    std::uint64_t indexedEnd = 0;
    std::uint64_t uncompressedSize = 0;
    /// Limit for the uncompressed size of a compressed chunk.
    std::uint64_t most = 0;
    /// Upper limit for the region's end, whatever lengths it contains.
    std::uint64_t limit = ~std::uint64_t{0};
    std::uint32_t crc = 0;
    std::string compression = {};
    bool chunk = false;
    /// The file ends within the region.
    bool torn = false;

    /// True if it contains no message so far.
    [[nodiscard]] bool untimed() const { return startTime > endTime; }
    /// Number of uncompressed bytes to process when reading it.
    [[nodiscard]] std::uint64_t work() const { return compression.empty() ? end - begin : most; }
};

/// The records of a compressed chunk, as far as they can be uncompressed.
[[nodiscard]] Uncompressed uncompressedRecords(const io::ByteSource& file, const Region& region,
                                               const std::stop_token& stop = {});
/// The records of a compressed chunk whose compressed bytes were already read.
[[nodiscard]] Uncompressed uncompressedRecords(base::ByteSpan compressed, const Region& region,
                                               const std::stop_token& stop = {});

/// Structure of an MCAP file, found by walking over it from the first byte to the last, which also
/// works for truncated files. Indexes and the summary are not relied on, nor are the times of a
/// chunk that contradict its indexes.
///
/// An open chunk (truncated, or its head not yet filled in) is entered: its complete messages are
/// treated like messages outside of chunks. After damage it continues at the next chunk, or at the
/// summary given by the footer. A record length that spans a chunk is not trusted.
///
/// The total output of compressed chunks is limited in proportion to the file's size, to bound the
/// time for malicious files.
class McapLayout {
public:
    /// Limit for the output of all chunks, for a file of that size.
    [[nodiscard]] static std::uint64_t maxUncompressed(std::uint64_t fileSize);

    explicit McapLayout(const io::ByteSource& file);

    [[nodiscard]] static bool recognises(base::ByteSpan beginning);

    /// Walks over about `bytes` more; false at the end.
    bool step(std::size_t bytes);
    /// Call after the last step(): reads the chunks whose head and indexes disagree, or that have
    /// no indexes, to get the times of their messages. Processes about `bytes`; false when done.
    bool settleTimes(std::size_t bytes, const std::stop_token& stop = {});

    /// In the order of the file.
    [[nodiscard]] const std::vector<Region>& regions() const { return m_regions; }
    [[nodiscard]] const std::string& library() const { return m_library; }
    [[nodiscard]] const std::vector<Metadata>& metadata() const { return m_metadata; }
    /// Schema and Channel records of the summary.
    [[nodiscard]] const std::vector<RecordLocation>& summary() const { return m_summary; }

    /// The view used for walking, which still holds what was found last.
    [[nodiscard]] io::ForwardView& view() { return m_view; }

    /// Attachment and Metadata records.
    [[nodiscard]] const std::vector<RecordLocation>& others() const { return m_others; }

    /// The DataEnd record, if reached.
    [[nodiscard]] const std::optional<RecordLocation>& dataEndRecord() const
    {
        return m_dataEndRecord;
    }

    /// Offset after the last complete record of the data section.
    [[nodiscard]] std::uint64_t dataEnd() const { return m_dataEnd; }
    /// True if footer and magic are at the end.
    [[nodiscard]] bool finished() const { return m_finished; }
    /// Offset of the open chunk in which the data ends, if any.
    [[nodiscard]] std::optional<std::uint64_t> openChunk() const { return m_openChunk; }
    /// Number of damaged bytes that were skipped.
    [[nodiscard]] std::uint64_t bytesLost() const { return m_bytesLost; }
    /// True if the length of a record spanned a chunk. Appending to such a file could make that
    /// length valid, so it must not be completed in place.
    [[nodiscard]] bool foundFalseChunk() const { return m_foundFalseChunk; }
    /// Bytes after the last complete record of a truncated file.
    [[nodiscard]] std::uint64_t tornBytes() const { return m_tornBytes; }
    [[nodiscard]] bool mediumFailed() const { return m_mediumFailed; }

private:
    [[nodiscard]] base::ByteSpan peek(std::uint64_t at, std::size_t length);
    bool readRecord();
    bool readChunk(const RecordLocation& place);
    bool enterChunk(const RecordLocation& place);
    void readLooseRecord(const RecordLocation& place);
    void readHeadRecord(const RecordLocation& place);
    void readIndex(const RecordLocation& place);
    void countLoss();
    void search();
    void resumeAt(std::uint64_t chunk);
    void foundNoChunk();
    [[nodiscard]] std::optional<std::uint64_t> summaryAhead();
    [[nodiscard]] std::uint64_t mostOf(const Region& region);
    [[nodiscard]] bool chunkAt(std::uint64_t offset);
    [[nodiscard]] std::optional<Region> readChunkHead(const RecordLocation& place);
    void finish();

    const io::ByteSource& m_file;
    io::ForwardView m_view;
    std::vector<Region> m_regions;
    std::string m_library;
    std::vector<Metadata> m_metadata;
    std::vector<RecordLocation> m_summary;
    std::vector<RecordLocation> m_others;
    std::optional<RecordLocation> m_dataEndRecord;
    std::uint64_t m_at;
    std::uint64_t m_dataEnd;
    /// Offset of the record whose length led to m_at, unless that record is certainly valid.
    std::uint64_t m_doubtful;
    std::optional<std::uint64_t> m_searchFrom;
    std::size_t m_searchPiece = 0;
    std::array<std::byte, recordHead> m_peeked{};
    std::optional<std::uint64_t> m_openChunk;
    /// A compressed chunk whose length exceeds the file.
    std::optional<Region> m_overlong;
    /// Remaining limit for the output of compressed chunks.
    std::uint64_t m_uncompressedLeft;
    std::uint64_t m_metadataBytes = 0;
    /// Number of regions whose times are settled.
    std::size_t m_settled = 0;
    std::uint64_t m_bytesLost = 0;
    std::uint64_t m_tornBytes = 0;
    bool m_foundFalseChunk = false;
    bool m_looseOpen = false;
    bool m_inSummary = false;
    bool m_footer = false;
    bool m_summarySought = false;
    bool m_finished = false;
    bool m_done = false;
    bool m_mediumFailed = false;
};

} // namespace leadline::mcap
