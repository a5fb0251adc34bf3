// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcap/McapCompression.h"
#include "mcap/McapRecordCursor.h"

#include <array>
#include <stop_token>
#include <string>
#include <vector>

namespace leadline::mcap {

/// Records that are read together: those of a chunk, or a run of records outside of chunks.
struct Region {
    /// Where the first record begins, or the chunk.
    std::uint64_t offset = 0;
    /// The records: compressed where the chunk is.
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint64_t startTime = 0;
    std::uint64_t endTime = 0;
    /// Of a chunk: from when to when the indexes behind it say that its messages are.
    std::uint64_t indexedStart = ~std::uint64_t{0};
    std::uint64_t indexedEnd = 0;
    std::uint64_t uncompressedSize = 0;
    /// Of a compressed chunk: as many bytes may come out of it.
    std::uint64_t most = 0;
    /// Nothing from here on belongs to it, wherever its own length leads.
    std::uint64_t limit = ~std::uint64_t{0};
    std::uint32_t crc = 0;
    std::string compression = {};
    bool chunk = false;
    /// The file ends in it.
    bool torn = false;

    /// True until a message counted.
    [[nodiscard]] bool untimed() const { return startTime > endTime; }
    /// How many bytes are gone through to read it.
    [[nodiscard]] std::uint64_t work() const { return compression.empty() ? end - begin : most; }
};

/// The records of a compressed chunk, as far as they can be had.
[[nodiscard]] Uncompressed uncompressedRecords(const io::ByteSource& file, const Region& region,
                                               const std::stop_token& stop = {});
/// The same of bytes that were read already.
[[nodiscard]] Uncompressed uncompressedRecords(base::ByteSpan compressed, const Region& region,
                                               const std::stop_token& stop = {});

/// Where what is in an MCAP file, found by walking over it from its first byte to its last, so
/// that it does as well for files that were cut off; indexes and summaries are not believed. Nor is
/// a chunk that says other times of itself than its indexes do.
///
/// An open chunk (cut off, or its head not yet filled in) is entered: its whole messages count
/// like messages outside of chunks. Behind damage it goes on at the next chunk, or at the summary
/// that the footer leads to. A record whose length led past a chunk is not believed.
///
/// What may come out of all compressed chunks together is bounded by the size of the file, so that
/// a small file cannot cost a day.
class McapLayout {
public:
    /// The most that comes out of all chunks, for a file of that size.
    [[nodiscard]] static std::uint64_t mostUncompressed(std::uint64_t fileSize);

    explicit McapLayout(const io::ByteSource& file);

    [[nodiscard]] static bool recognises(base::ByteSpan beginning);

    /// Goes on by about `bytes`; false when the end is reached.
    bool step(std::size_t bytes);
    /// Behind the last step: looks into the chunks whose head and indexes do not say the same, and
    /// those without indexes, and gives them the times that their messages have. Goes on by about
    /// so many bytes; false when all are settled.
    bool settleTimes(std::size_t bytes, const std::stop_token& stop = {});

    /// In the order of the file.
    [[nodiscard]] const std::vector<Region>& regions() const { return m_regions; }
    [[nodiscard]] const std::string& library() const { return m_library; }
    [[nodiscard]] const std::vector<Metadata>& metadata() const { return m_metadata; }
    /// Records of the summary: Schema and Channel.
    [[nodiscard]] const std::vector<RecordPlace>& summary() const { return m_summary; }

    /// What it walks by: whoever reads what was found just now finds it held there.
    [[nodiscard]] io::ForwardView& view() { return m_view; }

    /// Attachments and metadata.
    [[nodiscard]] const std::vector<RecordPlace>& others() const { return m_others; }

    /// The record that ends the data section, once it was come to.
    [[nodiscard]] const std::optional<RecordPlace>& dataEndRecord() const
    {
        return m_dataEndRecord;
    }

    /// Where the last whole record of the data section ends.
    [[nodiscard]] std::uint64_t dataEnd() const { return m_dataEnd; }
    /// Footer and magic are where they belong.
    [[nodiscard]] bool finished() const { return m_finished; }
    /// Begin of the chunk that was entered last because it is open, if the data ends in it.
    [[nodiscard]] std::optional<std::uint64_t> openChunk() const { return m_openChunk; }
    /// Damage that was jumped over.
    [[nodiscard]] std::uint64_t bytesLost() const { return m_bytesLost; }
    /// The length of a record led past the beginning of a chunk. What is written behind the data
    /// may make it lead on, past all of them: such a file is not to be completed in place.
    [[nodiscard]] bool wasMisled() const { return m_misled; }
    /// Behind the last whole record of a file that was cut off.
    [[nodiscard]] std::uint64_t tornBytes() const { return m_tornBytes; }
    [[nodiscard]] bool mediumFailed() const { return m_mediumFailed; }

private:
    [[nodiscard]] base::ByteSpan peek(std::uint64_t at, std::size_t length);
    bool takeRecord();
    bool takeChunk(const RecordPlace& place);
    bool enterChunk(const RecordPlace& place);
    void takeLoose(const RecordPlace& place);
    void takeHeadRecord(const RecordPlace& place);
    void takeIndex(const RecordPlace& place);
    void lose();
    void search();
    void goOnAt(std::uint64_t chunk);
    void foundNoChunk();
    [[nodiscard]] std::optional<std::uint64_t> summaryAhead();
    [[nodiscard]] std::uint64_t mostOf(const Region& region);
    [[nodiscard]] bool chunkAt(std::uint64_t offset);
    [[nodiscard]] std::optional<Region> readChunkHead(const RecordPlace& place);
    void finish();

    const io::ByteSource& m_file;
    io::ForwardView m_view;
    std::vector<Region> m_regions;
    std::string m_library;
    std::vector<Metadata> m_metadata;
    std::vector<RecordPlace> m_summary;
    std::vector<RecordPlace> m_others;
    std::optional<RecordPlace> m_dataEndRecord;
    std::uint64_t m_at;
    std::uint64_t m_dataEnd;
    /// Where the record begins that led to m_at, unless it is beyond doubt.
    std::uint64_t m_doubtful;
    std::optional<std::uint64_t> m_searchFrom;
    std::size_t m_searchPiece = 0;
    std::array<std::byte, recordHead> m_looked{};
    std::optional<std::uint64_t> m_openChunk;
    /// A compressed chunk that says it is longer than the file.
    std::optional<Region> m_overlong;
    /// What may still come out of compressed chunks.
    std::uint64_t m_uncompressedLeft;
    std::uint64_t m_metadataBytes = 0;
    /// How many regions have their times.
    std::size_t m_settled = 0;
    std::uint64_t m_bytesLost = 0;
    std::uint64_t m_tornBytes = 0;
    bool m_misled = false;
    bool m_looseOpen = false;
    bool m_inSummary = false;
    bool m_footer = false;
    bool m_summarySought = false;
    bool m_finished = false;
    bool m_done = false;
    bool m_mediumFailed = false;
};

} // namespace leadline::mcap
