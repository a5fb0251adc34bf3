// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/Crc32.h"
#include "mcap/McapSummary.h"

#include <map>

namespace leadline::log::mcap {

/// Makes the bytes of an MCAP file, uncompressed; whoever has it writes what take() gives, in its
/// order. Schemas and channels are said once, before their first use.
class McapWriter {
public:
    explicit McapWriter(const Header& header, const WriterOptions& options = {});

    void addSchema(const Schema& schema);
    void addChannel(const Channel& channel);
    void addMessage(const Message& message);
    /// These two close the open chunk: they may not stand in one.
    void addAttachment(const Attachment& attachment);
    void addMetadata(const Metadata& metadata);
    /// Chunk and MessageIndexes; nothing when the chunk is empty.
    void closeChunk();
    /// The end of the file; nothing may come after it.
    void finish();

    /// What was made since the last time; an open chunk is not in it.
    [[nodiscard]] std::vector<std::byte> take();
    /// Of the file, as far as it was made.
    [[nodiscard]] std::uint64_t size() const { return m_size + m_made.size(); }
    [[nodiscard]] std::size_t openBytes() const { return m_records.size(); }
    [[nodiscard]] const Statistics& statistics() const { return m_summary.statistics(); }

private:
    [[nodiscard]] std::vector<std::byte>& target() { return m_options.chunks ? m_records : m_made; }

    WriterOptions m_options;
    McapSummary m_summary;
    std::vector<std::byte> m_made;
    /// Bytes and CRC of what was taken.
    std::uint64_t m_size = 0;
    Crc32 m_crc;
    /// The open chunk.
    std::vector<std::byte> m_records;
    std::map<std::uint16_t, IndexEntries> m_indexes;
    std::uint64_t m_startTime = 0;
    std::uint64_t m_endTime = 0;
};

} // namespace leadline::log::mcap
