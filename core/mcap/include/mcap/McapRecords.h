// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/FieldList.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The records of MCAP version 0 (https://mcap.dev/spec), with fields in file order. Times are ns,
/// in Leadline's files since 1970 UTC; spans point into the decoded bytes.
namespace leadline::mcap {

/// Field types of MCAP records besides numbers and strings.

/// Bytes with a u32 length, bytes with a u64 length, and the remaining bytes of a record.
struct Bytes32 {
    base::ByteSpan bytes;
};
struct Bytes64 {
    base::ByteSpan bytes;
};
struct Rest {
    base::ByteSpan bytes;
};
/// In file order.
using StringMap = std::vector<std::pair<std::string, std::string>>;
using ChannelMap = std::vector<std::pair<std::uint16_t, std::uint64_t>>;
/// Pairs of log time and offset of the message record in the chunk's uncompressed records.
using IndexEntries = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

inline constexpr std::array<std::byte, 8> magic{std::byte{0x89}, std::byte{'M'}, std::byte{'C'},
                                                std::byte{'A'},  std::byte{'P'}, std::byte{'0'},
                                                std::byte{'\r'}, std::byte{'\n'}};
/// Size of opcode and u64 content length.
inline constexpr std::size_t recordHead = 9;

enum class Op : std::uint8_t {
    Header = 0x01,
    Footer = 0x02,
    Schema = 0x03,
    Channel = 0x04,
    Message = 0x05,
    Chunk = 0x06,
    MessageIndex = 0x07,
    ChunkIndex = 0x08,
    Attachment = 0x09,
    AttachmentIndex = 0x0a,
    Statistics = 0x0b,
    Metadata = 0x0c,
    MetadataIndex = 0x0d,
    SummaryOffset = 0x0e,
    DataEnd = 0x0f,
};

struct Header {
    std::string profile;
    std::string library;

    static constexpr Op op = Op::Header;
    static constexpr base::FieldList fields{&Header::profile, &Header::library};
};

struct Footer {
    std::uint64_t summaryStart = 0;
    std::uint64_t summaryOffsetStart = 0;
    std::uint32_t summaryCrc = 0;

    static constexpr Op op = Op::Footer;
    static constexpr base::FieldList fields{&Footer::summaryStart, &Footer::summaryOffsetStart,
                                            &Footer::summaryCrc};
};
/// Size of footer and magic, the last bytes of a finished file.
inline constexpr std::size_t footerContent = 20;
inline constexpr std::size_t endSize = recordHead + footerContent + magic.size();

/// `id` must not be 0.
struct Schema {
    std::uint16_t id = 0;
    std::string name;
    std::string encoding;
    Bytes32 data = {};

    static constexpr Op op = Op::Schema;
    static constexpr base::FieldList fields{&Schema::id, &Schema::name, &Schema::encoding,
                                            &Schema::data};
};

/// `schemaId` 0 means no schema.
struct Channel {
    std::uint16_t id = 0;
    std::uint16_t schemaId = 0;
    std::string topic;
    std::string messageEncoding;
    StringMap metadata;

    static constexpr Op op = Op::Channel;
    static constexpr base::FieldList fields{&Channel::id, &Channel::schemaId, &Channel::topic,
                                            &Channel::messageEncoding, &Channel::metadata};
};

struct Message {
    std::uint16_t channelId = 0;
    std::uint32_t sequence = 0;
    std::uint64_t logTime = 0;
    std::uint64_t publishTime = 0;
    Rest data = {};

    static constexpr Op op = Op::Message;
    static constexpr base::FieldList fields{&Message::channelId, &Message::sequence,
                                            &Message::logTime, &Message::publishTime,
                                            &Message::data};
};
/// Size of a message's fields before its data.
inline constexpr std::size_t messageHead = 22;

/// `uncompressedCrc` 0 means not computed. `compression` is "", "zstd" or "lz4".
struct Chunk {
    std::uint64_t messageStartTime = 0;
    std::uint64_t messageEndTime = 0;
    std::uint64_t uncompressedSize = 0;
    std::uint32_t uncompressedCrc = 0;
    std::string compression;
    Bytes64 records = {};

    static constexpr Op op = Op::Chunk;
    static constexpr base::FieldList fields{&Chunk::messageStartTime, &Chunk::messageEndTime,
                                            &Chunk::uncompressedSize, &Chunk::uncompressedCrc,
                                            &Chunk::compression,      &Chunk::records};
};
/// Size of a chunk's fields before its records, without the compression string.
inline constexpr std::size_t chunkHead = 40;

struct MessageIndex {
    std::uint16_t channelId = 0;
    IndexEntries records;

    static constexpr Op op = Op::MessageIndex;
    static constexpr base::FieldList fields{&MessageIndex::channelId, &MessageIndex::records};
};

struct ChunkIndex {
    std::uint64_t messageStartTime = 0;
    std::uint64_t messageEndTime = 0;
    std::uint64_t chunkStartOffset = 0;
    /// Size of the whole record.
    std::uint64_t chunkLength = 0;
    ChannelMap messageIndexOffsets;
    std::uint64_t messageIndexLength = 0;
    std::string compression;
    std::uint64_t compressedSize = 0;
    std::uint64_t uncompressedSize = 0;

    static constexpr Op op = Op::ChunkIndex;
    static constexpr base::FieldList fields{
        &ChunkIndex::messageStartTime,    &ChunkIndex::messageEndTime,
        &ChunkIndex::chunkStartOffset,    &ChunkIndex::chunkLength,
        &ChunkIndex::messageIndexOffsets, &ChunkIndex::messageIndexLength,
        &ChunkIndex::compression,         &ChunkIndex::compressedSize,
        &ChunkIndex::uncompressedSize};
};

/// `crc` covers all fields before it; 0 means not computed.
struct Attachment {
    std::uint64_t logTime = 0;
    std::uint64_t createTime = 0;
    std::string name;
    std::string mediaType;
    Bytes64 data = {};
    std::uint32_t crc = 0;

    static constexpr Op op = Op::Attachment;
    static constexpr base::FieldList fields{&Attachment::logTime, &Attachment::createTime,
                                            &Attachment::name,    &Attachment::mediaType,
                                            &Attachment::data,    &Attachment::crc};
};

struct AttachmentIndex {
    std::uint64_t offset = 0;
    /// Size of the whole record.
    std::uint64_t length = 0;
    std::uint64_t logTime = 0;
    std::uint64_t createTime = 0;
    std::uint64_t dataSize = 0;
    std::string name;
    std::string mediaType;

    static constexpr Op op = Op::AttachmentIndex;
    static constexpr base::FieldList fields{
        &AttachmentIndex::offset,     &AttachmentIndex::length,   &AttachmentIndex::logTime,
        &AttachmentIndex::createTime, &AttachmentIndex::dataSize, &AttachmentIndex::name,
        &AttachmentIndex::mediaType};
};

struct Statistics {
    std::uint64_t messageCount = 0;
    std::uint16_t schemaCount = 0;
    std::uint32_t channelCount = 0;
    std::uint32_t attachmentCount = 0;
    std::uint32_t metadataCount = 0;
    std::uint32_t chunkCount = 0;
    std::uint64_t messageStartTime = 0;
    std::uint64_t messageEndTime = 0;
    ChannelMap channelMessageCounts;

    static constexpr Op op = Op::Statistics;
    static constexpr base::FieldList fields{
        &Statistics::messageCount,        &Statistics::schemaCount,
        &Statistics::channelCount,        &Statistics::attachmentCount,
        &Statistics::metadataCount,       &Statistics::chunkCount,
        &Statistics::messageStartTime,    &Statistics::messageEndTime,
        &Statistics::channelMessageCounts};
};

struct Metadata {
    std::string name;
    StringMap metadata;

    static constexpr Op op = Op::Metadata;
    static constexpr base::FieldList fields{&Metadata::name, &Metadata::metadata};
};

struct MetadataIndex {
    std::uint64_t offset = 0;
    /// Size of the whole record.
    std::uint64_t length = 0;
    std::string name;

    static constexpr Op op = Op::MetadataIndex;
    static constexpr base::FieldList fields{&MetadataIndex::offset, &MetadataIndex::length,
                                            &MetadataIndex::name};
};

struct SummaryOffset {
    std::uint8_t groupOpcode = 0;
    std::uint64_t groupStart = 0;
    std::uint64_t groupLength = 0;

    static constexpr Op op = Op::SummaryOffset;
    static constexpr base::FieldList fields{&SummaryOffset::groupOpcode, &SummaryOffset::groupStart,
                                            &SummaryOffset::groupLength};
};

/// The CRC covers the file up to this record; 0 means not computed.
struct DataEnd {
    std::uint32_t dataSectionCrc = 0;

    static constexpr Op op = Op::DataEnd;
    static constexpr base::FieldList fields{&DataEnd::dataSectionCrc};
};

/// Value of a key in a channel's or note's metadata; empty if absent.
[[nodiscard]] inline const std::string& valueOf(const StringMap& map, std::string_view name)
{
    static const std::string none;
    for (const auto& [key, value] : map)
        if (key == name)
            return value;
    return none;
}

} // namespace leadline::mcap
