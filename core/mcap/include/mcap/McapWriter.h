// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/Crc32.h"
#include "mcap/McapSummary.h"

#include <array>
#include <map>

namespace leadline::mcap {

/// The records of a chunk while they are gathered.
struct OpenChunk {
    std::vector<std::byte> records;
    std::map<std::uint16_t, IndexEntries> indexes;
    std::uint64_t startTime = 0;
    std::uint64_t endTime = 0;

    /// Ready for the next; the memory stays.
    void clear();
    /// In the order of the channels' ids.
    [[nodiscard]] std::vector<MessageIndex> takeIndexes();
};

/// A chunk and its indexes as they will stand in a file, made on any thread.
class ChunkRecords {
public:
    /// `chunk.records` lives as long.
    void assign(const Chunk& chunk, const std::vector<MessageIndex>& indexes);

    /// The chunk's head, what it holds, and the records behind it.
    [[nodiscard]] std::array<base::ByteSpan, 3> parts() const
    {
        return {base::ByteSpan(m_head), m_records, base::ByteSpan(m_indexes)};
    }

private:
    friend class McapWriter;
    std::vector<std::byte> m_head;
    base::ByteSpan m_records;
    std::vector<std::byte> m_indexes;
    /// Of all three.
    io::Crc32 m_crc;
    /// Its offsets count from the chunk's beginning.
    ChunkIndex m_index;
};

/// Makes the bytes of an MCAP file; whoever has it writes what take() gives, in its order. It
/// leaves chunks uncompressed; those who compress them take them out open and give them back
/// packed. Schemas and channels are said once, before their first use.
class McapWriter {
public:
    explicit McapWriter(const Header& header, const WriterOptions& options = {});

    void addSchema(const Schema& schema);
    void addChannel(const Channel& channel);
    /// `more` stands behind the message's data.
    void addMessage(const Message& message, base::ByteSpan more = {});
    /// A whole record Message, as it stands in another file.
    void addMessage(std::uint16_t channel, std::uint64_t logTime, base::ByteSpan record);
    /// These two close the open chunk: they may not stand in one.
    void addAttachment(const Attachment& attachment);
    void addMetadata(const Metadata& metadata);
    /// Whole records, as they stand in another file; they come before the open chunk. That of an
    /// attachment follows by append(), in as many pieces as it takes; `index` needs no offset.
    void addMetadata(const std::string& name, base::ByteSpan record);
    void beginAttachment(AttachmentIndex index);
    void append(base::ByteSpan bytes) { base::append(m_made, bytes); }

    /// Chunk and MessageIndexes; nothing when the chunk is empty.
    void closeChunk();
    /// Exchanges the open chunk for an empty one.
    void swapChunk(OpenChunk& empty) { std::swap(m_chunk, empty); }
    /// A chunk that was taken out open. Its parts() the caller writes, behind what take() gave just
    /// before.
    void addChunk(const ChunkRecords& chunk);
    /// The messages of a chunk that comes from another file.
    void countMessages(const std::vector<MessageIndex>& indexes);
    /// The end of the file; nothing may come after it.
    void finish();

    /// What was made since the last time; an open chunk is not in it.
    [[nodiscard]] std::vector<std::byte> take();
    /// Of the file, as far as it was made.
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
    /// Bytes and CRC of what was taken.
    std::uint64_t m_size = 0;
    io::Crc32 m_crc;
    OpenChunk m_chunk;
};

} // namespace leadline::mcap
