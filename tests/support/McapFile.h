// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/McapCompression.h"
#include "log/McapRecordCursor.h"
#include "log/McapWriter.h"
#include "log/RawFrame.h"
#include "support/MemorySource.h"

#include <string>

namespace leadline::test {

/// An MCAP file put together message by message, as our recorder or another program writes it.
class McapFile {
public:
    static constexpr std::uint64_t start = 1'700'000'000'000'000'000;

    explicit McapFile(const log::mcap::WriterOptions& options = {})
        : m_writer({"", "test/1"}, options)
    {
    }

    std::uint16_t channel(const std::string& topic, const std::string& schema,
                          const std::string& encoding, const log::mcap::StringMap& metadata = {})
    {
        const std::uint16_t id = ++m_lastId;
        m_writer.addSchema({id, schema, encoding == "json" ? "jsonschema" : "protobuf", {}});
        m_writer.addChannel({id, id, topic, encoding, metadata});
        return id;
    }
    std::uint16_t rawChannel(const std::string& topic, const log::mcap::StringMap& metadata = {})
    {
        return channel(topic, std::string(log::rawFrameSchema), "protobuf", metadata);
    }
    void message(std::uint16_t channel, std::int64_t ms, base::ByteSpan data)
    {
        messageAt(channel, start + static_cast<std::uint64_t>(ms * 1'000'000), data);
    }
    /// At any time (ns since 1970).
    void messageAt(std::uint16_t channel, std::uint64_t time, base::ByteSpan data)
    {
        m_writer.addMessage({channel, ++m_sequence, time, time, {data}});
    }
    void frameAt(std::uint16_t channel, std::uint64_t time, base::ByteSpan bytes)
    {
        messageAt(channel, time, log::encodeRawFrame(bytes));
    }
    void frame(std::uint16_t channel, std::int64_t ms, base::ByteSpan bytes)
    {
        message(channel, ms, log::encodeRawFrame(bytes));
    }
    void json(std::uint16_t channel, std::int64_t ms, std::string_view text)
    {
        message(channel, ms, std::as_bytes(std::span(text)));
    }

    [[nodiscard]] log::mcap::McapWriter& writer() { return m_writer; }
    /// What is there so far, without its end; an open chunk is closed.
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
    log::mcap::McapWriter m_writer;
    std::vector<std::byte> m_all;
    std::uint16_t m_lastId = 0;
    std::uint32_t m_sequence = 0;
};

/// The same file up to its summary, with the records of every chunk compressed.
inline std::vector<std::byte> withCompressedChunks(const std::vector<std::byte>& file,
                                                   const std::string& compression)
{
    const MemorySource source(file);
    log::ForwardView view(source);
    log::mcap::RecordCursor cursor(view, log::mcap::magic.size(), file.size());
    std::vector<std::byte> out(log::mcap::magic.begin(), log::mcap::magic.end());
    while (const auto place = cursor.next()) {
        auto chunk = place->op == log::mcap::Op::Chunk ? cursor.decode<log::mcap::Chunk>(*place)
                                                       : std::nullopt;
        if (chunk) {
            const std::vector<std::byte> packed =
                log::mcap::compress(compression, chunk->records.bytes);
            chunk->compression = compression;
            chunk->records = {packed};
            log::mcap::appendRecord(out, *chunk);
        } else if (place->op != log::mcap::Op::DataEnd) {
            base::append(out,
                         base::ByteSpan(file).subspan(place->offset, place->end() - place->offset));
        } else {
            break;
        }
    }
    return out;
}

} // namespace leadline::test
