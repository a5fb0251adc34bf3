// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/Crc32.h"
#include "mcap/McapSummary.h"

#include <array>
#include <map>

namespace leadline::mcap {

/// The records of a chunk while it is being filled.
struct OpenChunk {
    std::vector<std::byte> records;
    std::map<std::uint16_t, IndexEntries> indexes;
    std::uint64_t startTime = 0;
    std::uint64_t endTime = 0;

    /// Empties the chunk but keeps the memory.
    void clear();
    /// Ordered by channel id.
    [[nodiscard]] std::vector<MessageIndex> takeIndexes();
};

/// A chunk and its indexes as encoded for a file; may be built on any thread.
class ChunkRecords {
public:
    /// `chunk.records` must outlive this object.
    void assign(const Chunk& chunk, const std::vector<MessageIndex>& indexes);

    /// The chunk's head, its records, and its index records.
    [[nodiscard]] std::array<base::ByteSpan, 3> parts() const
    {
        return {base::ByteSpan(m_head), m_records, base::ByteSpan(m_indexes)};
    }

private:
    friend class McapWriter;
    std::vector<std::byte> m_head;
    base::ByteSpan m_records;
    std::vector<std::byte> m_indexes;
    /// CRC of all three parts.
    io::Crc32 m_crc;
    /// Offsets are relative to the chunk's beginning.
    ChunkIndex m_index;
};

/// Encodes an MCAP file; the caller writes the bytes from take() in order. Chunks are not
/// compressed: callers that want compression take them out with swapChunk() and return them with
/// addChunk(). Add each schema and channel once, before its first use.
class McapWriter {
public:
    explicit McapWriter(const Header& header, const WriterOptions& options = {});

    void addSchema(const Schema& schema);
    void addChannel(const Channel& channel);
    /// `more` is appended to the message's data.
    void addMessage(const Message& message, base::ByteSpan more = {});
    /// Adds a complete Message record of another file.
    void addMessage(std::uint16_t channel, std::uint64_t logTime, base::ByteSpan record);
    /// These two close the open chunk, because they are not allowed within one.
    void addAttachment(const Attachment& attachment);
    void addMetadata(const Metadata& metadata);
    /// Adds complete records of another file before the open chunk. The attachment's record follows
    /// by append() in any number of pieces; `index` needs no offset.
    void addMetadata(const std::string& name, base::ByteSpan record);
    void beginAttachment(AttachmentIndex index);
    void append(base::ByteSpan bytes) { base::append(m_made, bytes); }

    /// Encodes the chunk and its MessageIndex records; does nothing if it is empty.
    void closeChunk();
    /// Exchanges the open chunk for `empty`.
    void swapChunk(OpenChunk& empty) { std::swap(m_chunk, empty); }
    /// Adds a chunk that was taken out by swapChunk(). The caller writes its parts() after the
    /// bytes of a preceding take().
    void addChunk(const ChunkRecords& chunk);
    /// Counts the messages of a chunk from another file.
    void countMessages(const std::vector<MessageIndex>& indexes);
    /// Encodes the end of the file; add nothing afterwards.
    void finish();

    /// The bytes encoded since the last call, without the open chunk.
    [[nodiscard]] std::vector<std::byte> take();
    /// Size of the file so far, bytes.
    [[nodiscard]] std::uint64_t size() const { return m_size + m_made.size(); }
    [[nodiscard]] std::size_t openBytes() const { return m_chunk.records.size(); }
    [[nodiscard]] bool hasOpenMessages() const { return !m_chunk.indexes.empty(); }
    [[nodiscard]] const Statistics& statistics() const { return m_summary.statistics(); }

private:
    [[nodiscard]] std::vector<std::byte>& target()
    {
        return m_options.chunks ? m_chunk.records : m_made;
    }
    void countMessage(std::uint16_t channel, std::uint64_t logTime);
    void addIndex(ChunkIndex index);

    WriterOptions m_options;
    McapSummary m_summary;
    std::vector<std::byte> m_made;
    /// Size and CRC of the bytes taken.
    std::uint64_t m_size = 0;
    io::Crc32 m_crc;
    OpenChunk m_chunk;
};

} // namespace leadline::mcap
