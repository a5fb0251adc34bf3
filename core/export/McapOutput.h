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

/// An MCAP file that is written as it is made: messages are gathered into chunks of a megabyte,
/// which are compressed on all cores and written in their order. Its memory is that of a few
/// chunks, and of the summary.
///
/// Whoever adds a message has declared its channel, and that its schema. The offsets of what stands
/// in the file are this one's business.
class McapOutput {
public:
    /// `sink` is called on the caller's thread.
    McapOutput(const std::string& library, BytesSink sink);
    McapOutput(const McapOutput&) = delete;
    McapOutput& operator=(const McapOutput&) = delete;
    ~McapOutput() = default;

    void addSchema(const mcap::Schema& schema) { m_writer.addSchema(schema); }
    void addChannel(const mcap::Channel& channel) { m_writer.addChannel(channel); }
    /// `more` stands behind the message's data.
    void addMessage(const mcap::Message& message, base::ByteSpan more = {});
    /// A whole record Message, as it stands in another file.
    void addMessage(std::uint16_t channel, std::uint64_t logTime, base::ByteSpan record);

    /// A chunk of another file that is compressed already, and the records that index it.
    struct PackedChunk {
        mcap::Chunk chunk;
        std::vector<mcap::MessageIndex> indexes;
    };
    void addChunk(const PackedChunk& packed);

    /// Records of these kinds close the open chunk. Whole records, as they stand in another file.
    void addMetadata(const std::string& name, base::ByteSpan record);
    void addMetadata(const mcap::Metadata& metadata);
    /// The record follows by write(), in as many pieces as it takes. `index` needs no offset.
    void beginAttachment(const mcap::AttachmentIndex& index);
    void write(base::ByteSpan bytes);

    /// The end of the file.
    void finish();

    /// False once the sink refused: then nothing more is worth adding.
    [[nodiscard]] bool good() const { return m_good; }
    [[nodiscard]] std::uint64_t messages() const { return m_writer.statistics().messageCount; }

private:
    /// A chunk on its way through a thread; its memory is used again for a later one.
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
    void writeMade();

    BytesSink m_sink;
    mcap::McapWriter m_writer;
    /// Being compressed, in the order of the file.
    std::deque<std::unique_ptr<Work>> m_works;
    std::vector<std::unique_ptr<Work>> m_free;
    std::size_t m_mostWorks;
    bool m_good = true;
    /// Behind all that it works on.
    base::ThreadPool m_threadPool;
};

/// Copies a record of an MCAP file that is no message: a note or an attachment, as it stands,
/// whatever its size. False where the file's medium does not give it.
[[nodiscard]] bool copyNote(const mcap::RecordPlace& place, io::ForwardView& view,
                            McapOutput& output);

} // namespace leadline::exporting
