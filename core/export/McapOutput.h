// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ThreadPool.h"
#include "base/ByteBuffer.h"
#include "export/ExportPart.h"
#include "io/Crc32.h"
#include "mcap/McapCompression.h"
#include "mcap/McapSummary.h"

#include <array>
#include <cstdint>
#include <deque>
#include <future>
#include <map>
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

    void addSchema(const log::mcap::Schema& schema);
    void addChannel(const log::mcap::Channel& channel);
    /// `more` stands behind the message's data.
    void addMessage(const log::mcap::Message& message, base::ByteSpan more = {});
    /// A whole record Message, as it stands in another file.
    void addMessage(std::uint16_t channel, std::uint64_t logTime, base::ByteSpan record);

    /// A chunk of another file that is compressed already, and the records that index it.
    struct PackedChunk {
        log::mcap::Chunk chunk;
        std::vector<log::mcap::MessageIndex> indexes;
    };
    void addChunk(const PackedChunk& packed);

    /// Records of these kinds close the open chunk. Whole records, as they stand in another file.
    void addMetadata(const std::string& name, base::ByteSpan record);
    void addMetadata(const log::mcap::Metadata& metadata);
    /// The record follows by write(), in as many pieces as it takes. `index` needs no offset.
    void beginAttachment(log::mcap::AttachmentIndex index);
    void write(base::ByteSpan bytes);

    /// The end of the file.
    void finish();

    /// False once the sink refused: then nothing more is worth adding.
    [[nodiscard]] bool good() const { return m_good; }
    [[nodiscard]] std::uint64_t messages() const { return m_messages; }

private:
    using Indexes = std::map<std::uint16_t, log::mcap::IndexEntries>;

    /// A chunk and its indexes as they will stand in the file; the offsets in `index` count from
    /// its beginning.
    struct Piece {
        /// The chunk's head, what it holds, which somebody else owns, and the records behind it.
        std::vector<std::byte> head;
        base::ByteSpan records;
        std::vector<std::byte> indexes;
        [[nodiscard]] std::array<base::ByteSpan, 3> parts() const
        {
            return {base::ByteSpan(head), records, base::ByteSpan(indexes)};
        }
        /// Of all three.
        log::Crc32 crc;
        log::mcap::ChunkIndex index;
        struct Count {
            std::uint16_t channel = 0;
            std::uint64_t messages = 0;
            std::uint64_t earliest = 0;
            std::uint64_t latest = 0;
        };
        std::vector<Count> counts;
    };
    /// A chunk on its way through a thread; its memory is used again for a later one.
    struct Work {
        base::ByteBuffer records;
        Indexes indexes;
        log::mcap::ZstdPacker packer;
        base::ByteBuffer packed;
        Piece piece;
        std::future<void> done;
    };

    static void pack(Work& work);
    static void describe(Piece& piece, const log::mcap::Chunk& chunk,
                         const std::vector<log::mcap::MessageIndex>& indexes);
    void closeIfFull();
    void closeChunk();
    [[nodiscard]] std::unique_ptr<Work> freeWork();
    void writeOne();
    void writeAbove(std::size_t most);
    void writeAll();

    BytesSink m_sink;
    log::mcap::McapSummary m_summary;
    /// The open chunk.
    base::ByteBuffer m_records;
    Indexes m_indexes;
    std::vector<std::byte> m_head;
    /// Being compressed, in the order of the file.
    std::deque<std::unique_ptr<Work>> m_works;
    std::vector<std::unique_ptr<Work>> m_free;
    std::size_t m_mostWorks;
    std::uint64_t m_size = 0;
    log::Crc32 m_crc;
    std::uint64_t m_messages = 0;
    bool m_good = true;
    /// Behind all that it works on.
    ThreadPool m_threadPool;
};

} // namespace leadline::exporting
