// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/RecordingChannels.h"
#include "io/Crc32.h"
#include "mcap/McapCompression.h"
#include "mcap/McapRecordCursor.h"
#include "mcap/McapSummary.h"
#include "mcap/McapWriter.h"
#include "support/MemorySource.h"

#include <optional>
#include <string>
#include <vector>

namespace leadline::test {

/// Builds an MCAP file message by message, as written by Leadline's recorder or by another program.
class McapFile {
public:
    static constexpr std::uint64_t start = 1'700'000'000'000'000'000;

    explicit McapFile(const mcap::WriterOptions& options = {}) : m_writer({"", "test/1"}, options)
    {
    }

    std::uint16_t channel(const std::string& topic, const std::string& schema,
                          const std::string& encoding, const mcap::StringMap& metadata = {})
    {
        const std::uint16_t id = ++m_lastId;
        m_writer.addSchema({id, schema, encoding == "json" ? "jsonschema" : "protobuf", {}});
        m_writer.addChannel({id, id, topic, encoding, metadata});
        return id;
    }
    std::uint16_t rawChannel(const std::string& topic, const mcap::StringMap& metadata = {})
    {
        return channel(topic, std::string(formats::rawFrameSchema), "protobuf", metadata);
    }
    void message(std::uint16_t channel, std::int64_t ms, base::ByteSpan data)
    {
        messageAt(channel, start + static_cast<std::uint64_t>(ms * 1'000'000), data);
    }
    /// Adds a message with any time, ns since 1970.
    void messageAt(std::uint16_t channel, std::uint64_t time, base::ByteSpan data)
    {
        m_writer.addMessage({channel, ++m_sequence, time, time, {data}});
    }
    void frameAt(std::uint16_t channel, std::uint64_t time, base::ByteSpan bytes)
    {
        messageAt(channel, time, formats::encodeRawFrame(bytes));
    }
    void frame(std::uint16_t channel, std::int64_t ms, base::ByteSpan bytes)
    {
        message(channel, ms, formats::encodeRawFrame(bytes));
    }
    void json(std::uint16_t channel, std::int64_t ms, std::string_view text)
    {
        message(channel, ms, std::as_bytes(std::span(text)));
    }

    [[nodiscard]] mcap::McapWriter& writer() { return m_writer; }
    /// The file so far, without its end; an open chunk is closed.
    [[nodiscard]] std::vector<std::byte> cut()
    {
        m_writer.closeChunk();
        base::append(m_all, m_writer.take());
        return m_all;
    }
    [[nodiscard]] std::vector<std::byte> finished()
    {
        m_writer.finish();
        base::append(m_all, m_writer.take());
        return m_all;
    }

private:
    mcap::McapWriter m_writer;
    std::vector<std::byte> m_all;
    std::uint16_t m_lastId = 0;
    std::uint32_t m_sequence = 0;
};

/// The file up to its summary, with the records of every chunk compressed.
inline std::vector<std::byte> withCompressedChunks(const std::vector<std::byte>& file,
                                                   const std::string& compression)
{
    const MemorySource source(file);
    io::ForwardView view(source);
    mcap::RecordCursor cursor(view, mcap::magic.size(), file.size());
    std::vector<std::byte> out(mcap::magic.begin(), mcap::magic.end());
    while (const auto place = cursor.next()) {
        auto chunk =
            place->op == mcap::Op::Chunk ? cursor.decode<mcap::Chunk>(*place) : std::nullopt;
        if (chunk) {
            const std::vector<std::byte> packed = mcap::compress(compression, chunk->records.bytes);
            chunk->compression = compression;
            chunk->records = {packed};
            mcap::appendRecord(out, *chunk);
        } else if (place->op != mcap::Op::DataEnd) {
            base::append(out,
                         base::ByteSpan(file).subspan(place->offset, place->end() - place->offset));
        } else {
            break;
        }
    }
    return out;
}

/// The file with the records of every chunk compressed, and completed with indexes, counts and the
/// checksum of its data.
inline std::vector<std::byte> finishedWithCompressedChunks(const std::vector<std::byte>& file,
                                                           const std::string& compression)
{
    using namespace mcap;
    std::vector<std::byte> out = withCompressedChunks(file, compression);
    const MemorySource source(out);
    io::ForwardView view(source);
    McapSummary summary;
    std::optional<ChunkIndex> chunk;
    const auto endChunk = [&] {
        if (chunk)
            summary.addChunk(&*chunk);
        chunk.reset();
    };
    RecordCursor cursor(view, magic.size(), out.size());
    while (const auto place = cursor.next()) {
        const std::uint64_t length = place->end() - place->offset;
        if (const auto found =
                place->op == Op::Chunk ? cursor.decode<Chunk>(*place) : std::nullopt) {
            endChunk();
            chunk = ChunkIndex{.messageStartTime = found->messageStartTime,
                               .messageEndTime = found->messageEndTime,
                               .chunkStartOffset = place->offset,
                               .chunkLength = length,
                               .messageIndexOffsets = {},
                               .messageIndexLength = 0,
                               .compression = compression,
                               .compressedSize = found->records.bytes.size(),
                               .uncompressedSize = found->uncompressedSize};
            const MemorySource records(uncompress(compression, found->records.bytes).bytes);
            io::ForwardView inside(records);
            RecordCursor inner(inside, 0, records.size());
            while (const auto record = inner.next())
                if (const auto schema =
                        record->op == Op::Schema ? inner.decode<Schema>(*record) : std::nullopt)
                    summary.addSchema(*schema);
                else if (const auto channel = record->op == Op::Channel
                                                  ? inner.decode<Channel>(*record)
                                                  : std::nullopt)
                    summary.addChannel(*channel);
        } else if (const auto index = place->op == Op::MessageIndex
                                          ? cursor.decode<MessageIndex>(*place)
                                          : std::nullopt) {
            // A chunk that is too large to be decoded is not indexed in the summary.
            if (chunk) {
                chunk->messageIndexOffsets.emplace_back(index->channelId, place->offset);
                chunk->messageIndexLength += length;
            }
            for (const auto& [time, offset] : index->records)
                summary.addMessage(index->channelId, time);
        } else if (const auto note =
                       place->op == Op::Metadata ? cursor.decode<Metadata>(*place) : std::nullopt) {
            summary.addMetadata({place->offset, length, note->name});
        }
    }
    endChunk();
    summary.appendEnd(out, out.size(), io::crc32(out));
    return out;
}

/// Positions of the records of a kind in a file.
inline std::vector<mcap::RecordLocation> placesOf(const std::vector<std::byte>& file, mcap::Op op)
{
    const MemorySource source(file);
    io::ForwardView view(source);
    mcap::RecordCursor cursor(view, mcap::magic.size(), file.size());
    std::vector<mcap::RecordLocation> places;
    while (const auto place = cursor.next())
        if (place->op == op)
            places.push_back(*place);
    return places;
}

} // namespace leadline::test
