// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/ByteBuffer.h"
#include "base/ThreadPool.h"
#include "export/ExportPart.h"
#include "mcap/McapCompression.h"
#include "mcap/McapLayout.h"
#include "mcap/McapWriter.h"

#include <cstdint>
#include <deque>
#include <future>
#include <memory>
#include <string>
#include <vector>

namespace leadline::exporting {

/// Writes an MCAP file sequentially: messages are collected in chunks of a megabyte, which are
/// compressed on all cores and written in order. The memory is that of a few chunks and of the
/// summary.
///
/// The caller declares each channel before its first message, and each schema before its first
/// channel. Offsets within the file are computed here.
class McapOutput {
public:
    /// `sink` is called on the thread that calls this object.
    McapOutput(const std::string& library, BytesSink sink);
    McapOutput(const McapOutput&) = delete;
    McapOutput& operator=(const McapOutput&) = delete;
    ~McapOutput() = default;

    void addSchema(const mcap::Schema& schema) { m_writer.addSchema(schema); }
    void addChannel(const mcap::Channel& channel) { m_writer.addChannel(channel); }
    /// The message's data are followed by `more`.
    void addMessage(const mcap::Message& message, base::ByteSpan more = {});
    /// Adds a complete Message record from another file.
    void addMessage(std::uint16_t channel, std::uint64_t logTime, base::ByteSpan record);

    /// A compressed chunk from another file, with its message indexes.
    struct PackedChunk {
        mcap::Chunk chunk;
        std::vector<mcap::MessageIndex> indexes;
    };
    void addChunk(const PackedChunk& packed);

    /// Metadata and attachments close the open chunk. `record` is a complete record from another
    /// file.
    void addMetadata(const std::string& name, base::ByteSpan record);
    void addMetadata(const mcap::Metadata& metadata);
    /// The record follows by write() in any number of pieces. The offset in `index` is not used.
    void beginAttachment(const mcap::AttachmentIndex& index);
    void write(base::ByteSpan bytes);

    /// Writes the end of the file.
    void finish();

    /// False after the sink has refused; then nothing more needs to be added.
    [[nodiscard]] bool good() const { return m_good; }
    [[nodiscard]] std::uint64_t messages() const { return m_writer.statistics().messageCount; }

private:
    /// A chunk in the course of compression; its memory is reused for later ones.
    struct Work {
        mcap::OpenChunk chunk;
        mcap::ZstdPacker packer;
        base::ByteBuffer packed;
        mcap::ChunkRecords records;
        std::future<void> done;
    };

    static void pack(Work& work);
    void closeIfFull();
    void closeChunk();
    [[nodiscard]] std::unique_ptr<Work> freeWork();
    void writeOne();
    void writeAbove(std::size_t most);
    void writeAll();
    void flushWriter();

    BytesSink m_sink;
    mcap::McapWriter m_writer;
    /// Chunks being compressed, in the order of the file.
    std::deque<std::unique_ptr<Work>> m_works;
    std::vector<std::unique_ptr<Work>> m_free;
    std::size_t m_maxWorks;
    bool m_good = true;
    /// Declared last, so that its threads end before the members that they use.
    base::ThreadPool m_threadPool;
};

/// Copies a metadata record or an attachment of any size unchanged. Returns false if the file
/// cannot be read.
[[nodiscard]] bool copyNote(const mcap::RecordLocation& place, io::ForwardView& view,
                            McapOutput& output);

} // namespace leadline::exporting
