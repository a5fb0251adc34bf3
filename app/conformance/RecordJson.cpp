// SPDX-License-Identifier: GPL-3.0-or-later
#include "conformance/RecordJson.h"

#include <QJsonArray>

#include <map>

namespace leadline::conformance {

namespace {

using namespace mcap;

QJsonValue valueOf(std::integral auto number)
{
    return QString::number(number);
}

QJsonValue valueOf(const std::string& text)
{
    return QString::fromStdString(text);
}

QJsonValue valueOf(base::ByteSpan bytes)
{
    QJsonArray array;
    for (const std::byte b : bytes)
        array.append(QString::number(std::to_integer<int>(b)));
    return array;
}

template<class Key, class Value>
QJsonValue valueOf(const std::vector<std::pair<Key, Value>>& map)
{
    QJsonObject object;
    for (const auto& [key, value] : map)
        object.insert(valueOf(key).toString(), valueOf(value));
    return object;
}

using Fields = std::map<QString, QJsonValue>;

QJsonObject record(const char* type, const Fields& fields)
{
    QJsonArray array;
    for (const auto& [name, value] : fields)
        array.append(QJsonArray{name, value});
    return {{"type", type}, {"fields", array}};
}

QJsonObject json(const Header& h)
{
    return record("Header", {{"profile", valueOf(h.profile)}, {"library", valueOf(h.library)}});
}

QJsonObject json(const Footer& f)
{
    return record("Footer", {{"summary_start", valueOf(f.summaryStart)},
                             {"summary_offset_start", valueOf(f.summaryOffsetStart)},
                             {"summary_crc", valueOf(f.summaryCrc)}});
}

QJsonObject json(const Schema& s)
{
    return record("Schema", {{"id", valueOf(s.id)},
                             {"name", valueOf(s.name)},
                             {"encoding", valueOf(s.encoding)},
                             {"data", valueOf(s.data.bytes)}});
}

QJsonObject json(const Channel& c)
{
    return record("Channel", {{"id", valueOf(c.id)},
                              {"schema_id", valueOf(c.schemaId)},
                              {"topic", valueOf(c.topic)},
                              {"message_encoding", valueOf(c.messageEncoding)},
                              {"metadata", valueOf(c.metadata)}});
}

QJsonObject json(const Message& m)
{
    return record("Message", {{"channel_id", valueOf(m.channelId)},
                              {"sequence", valueOf(m.sequence)},
                              {"log_time", valueOf(m.logTime)},
                              {"publish_time", valueOf(m.publishTime)},
                              {"data", valueOf(m.data.bytes)}});
}

QJsonObject json(const ChunkIndex& c)
{
    return record("ChunkIndex", {{"message_start_time", valueOf(c.messageStartTime)},
                                 {"message_end_time", valueOf(c.messageEndTime)},
                                 {"chunk_start_offset", valueOf(c.chunkStartOffset)},
                                 {"chunk_length", valueOf(c.chunkLength)},
                                 {"message_index_offsets", valueOf(c.messageIndexOffsets)},
                                 {"message_index_length", valueOf(c.messageIndexLength)},
                                 {"compression", valueOf(c.compression)},
                                 {"compressed_size", valueOf(c.compressedSize)},
                                 {"uncompressed_size", valueOf(c.uncompressedSize)}});
}

QJsonObject json(const Attachment& a)
{
    return record("Attachment", {{"log_time", valueOf(a.logTime)},
                                 {"create_time", valueOf(a.createTime)},
                                 {"name", valueOf(a.name)},
                                 {"media_type", valueOf(a.mediaType)},
                                 {"data", valueOf(a.data.bytes)}});
}

QJsonObject json(const AttachmentIndex& a)
{
    return record("AttachmentIndex", {{"offset", valueOf(a.offset)},
                                      {"length", valueOf(a.length)},
                                      {"log_time", valueOf(a.logTime)},
                                      {"create_time", valueOf(a.createTime)},
                                      {"data_size", valueOf(a.dataSize)},
                                      {"name", valueOf(a.name)},
                                      {"media_type", valueOf(a.mediaType)}});
}

QJsonObject json(const Statistics& s)
{
    return record("Statistics", {{"message_count", valueOf(s.messageCount)},
                                 {"schema_count", valueOf(s.schemaCount)},
                                 {"channel_count", valueOf(s.channelCount)},
                                 {"attachment_count", valueOf(s.attachmentCount)},
                                 {"metadata_count", valueOf(s.metadataCount)},
                                 {"chunk_count", valueOf(s.chunkCount)},
                                 {"message_start_time", valueOf(s.messageStartTime)},
                                 {"message_end_time", valueOf(s.messageEndTime)},
                                 {"channel_message_counts", valueOf(s.channelMessageCounts)}});
}

QJsonObject json(const Metadata& m)
{
    return record("Metadata", {{"name", valueOf(m.name)}, {"metadata", valueOf(m.metadata)}});
}

QJsonObject json(const MetadataIndex& m)
{
    return record(
        "MetadataIndex",
        {{"offset", valueOf(m.offset)}, {"length", valueOf(m.length)}, {"name", valueOf(m.name)}});
}

QJsonObject json(const SummaryOffset& s)
{
    return record("SummaryOffset", {{"group_opcode", valueOf(s.groupOpcode)},
                                    {"group_start", valueOf(s.groupStart)},
                                    {"group_length", valueOf(s.groupLength)}});
}

QJsonObject json(const DataEnd& d)
{
    return record("DataEnd", {{"data_section_crc", valueOf(d.dataSectionCrc)}});
}

template<class Record>
std::optional<QJsonObject> decoded(const RecordCursor& cursor, const RecordLocation& place)
{
    const auto record = cursor.decode<Record>(place);
    return record ? std::optional(json(*record)) : std::nullopt;
}

template<class T>
T number(const QJsonValue& value)
{
    return static_cast<T>(value.toString().toULongLong());
}

std::string text(const QJsonValue& value)
{
    return value.toString().toStdString();
}

std::vector<std::byte> bytes(const QJsonValue& value)
{
    std::vector<std::byte> all;
    for (const auto& each : value.toArray())
        all.push_back(static_cast<std::byte>(number<unsigned>(each)));
    return all;
}

StringMap map(const QJsonValue& value)
{
    StringMap all;
    const QJsonObject object = value.toObject();
    for (auto each = object.begin(); each != object.end(); ++each)
        all.emplace_back(each.key().toStdString(), text(each.value()));
    return all;
}

} // namespace

std::optional<QJsonObject> toJson(const RecordCursor& cursor, const RecordLocation& place)
{
    switch (place.op) {
    case Op::Header:
        return decoded<Header>(cursor, place);
    case Op::Footer:
        return decoded<Footer>(cursor, place);
    case Op::Schema:
        return decoded<Schema>(cursor, place);
    case Op::Channel:
        return decoded<Channel>(cursor, place);
    case Op::Message:
        return decoded<Message>(cursor, place);
    case Op::ChunkIndex:
        return decoded<ChunkIndex>(cursor, place);
    case Op::Attachment:
        return decoded<Attachment>(cursor, place);
    case Op::AttachmentIndex:
        return decoded<AttachmentIndex>(cursor, place);
    case Op::Statistics:
        return decoded<Statistics>(cursor, place);
    case Op::Metadata:
        return decoded<Metadata>(cursor, place);
    case Op::MetadataIndex:
        return decoded<MetadataIndex>(cursor, place);
    case Op::SummaryOffset:
        return decoded<SummaryOffset>(cursor, place);
    case Op::DataEnd:
        return decoded<DataEnd>(cursor, place);
    case Op::Chunk:
    case Op::MessageIndex:
        break;
    }
    return std::nullopt;
}

JsonRecord::JsonRecord(const QJsonObject& record) : m_type(record["type"].toString())
{
    for (const auto& field : record["fields"].toArray())
        m_fields.insert(field.toArray().at(0).toString(), field.toArray().at(1));
}

Header JsonRecord::header() const
{
    return {text(m_fields["profile"]), text(m_fields["library"])};
}

bool JsonRecord::addTo(McapWriter& writer) const
{
    const QJsonObject& f = m_fields;
    const auto data = bytes(f["data"]);
    if (m_type == QLatin1String("Schema"))
        writer.addSchema(
            {number<std::uint16_t>(f["id"]), text(f["name"]), text(f["encoding"]), {data}});
    else if (m_type == QLatin1String("Channel"))
        writer.addChannel({number<std::uint16_t>(f["id"]), number<std::uint16_t>(f["schema_id"]),
                           text(f["topic"]), text(f["message_encoding"]), map(f["metadata"])});
    else if (m_type == QLatin1String("Message"))
        writer.addMessage({number<std::uint16_t>(f["channel_id"]),
                           number<std::uint32_t>(f["sequence"]),
                           number<std::uint64_t>(f["log_time"]),
                           number<std::uint64_t>(f["publish_time"]),
                           {data}});
    else if (m_type == QLatin1String("Attachment"))
        writer.addAttachment({.logTime = number<std::uint64_t>(f["log_time"]),
                              .createTime = number<std::uint64_t>(f["create_time"]),
                              .name = text(f["name"]),
                              .mediaType = text(f["media_type"]),
                              .data = {data}});
    else if (m_type == QLatin1String("Metadata"))
        writer.addMetadata({text(f["name"]), map(f["metadata"])});
    else
        return false;
    return true;
}

} // namespace leadline::conformance
