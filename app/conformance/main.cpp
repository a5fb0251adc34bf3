// SPDX-License-Identifier: GPL-3.0-or-later
// leadline-mcap-conformance stream|indexed|write FILE: runs Leadline's MCAP code for the official
// conformance suite, which says what is to be printed.
#include "conformance/RecordJson.h"
#include "log/Crc32.h"
#include "log/File.h"
#include "log/McapCompression.h"
#include "log/McapRecordCursor.h"
#include "log/McapWriter.h"
#include "log/MemoryBytes.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <cstdio>
#include <map>

using namespace leadline;
using namespace leadline::conformance;
using log::MemoryBytes;
using log::mcap::Op;
using log::mcap::RecordCursor;
using log::mcap::RecordPlace;

namespace {

struct Failure {
    QString sentence;
};

[[noreturn]] void fail(const QString& what)
{
    throw Failure{what};
}

void requireCrc(std::uint32_t claimed, base::ByteSpan bytes, const char* what)
{
    if (claimed != 0 && claimed != log::crc32(bytes))
        fail(QStringLiteral("The CRC of the %1 is wrong.").arg(QLatin1String(what)));
}

std::vector<std::byte> recordsOf(const log::mcap::Chunk& chunk)
{
    std::vector<std::byte> records(chunk.records.bytes.begin(), chunk.records.bytes.end());
    if (!chunk.compression.empty()) {
        auto result = log::mcap::uncompress(chunk.compression, chunk.records.bytes);
        if (!result.whole)
            fail(QStringLiteral("A chunk cannot be uncompressed."));
        records = std::move(result.bytes);
    }
    if (records.size() != chunk.uncompressedSize)
        fail(QStringLiteral("A chunk has not the size that it claims."));
    requireCrc(chunk.uncompressedCrc, records, "chunk");
    return records;
}

/// Every record in the order of the file, those of chunks in their place.
class StreamReader {
public:
    explicit StreamReader(const MemoryBytes& file) : m_file(file) {}

    QJsonArray read()
    {
        const auto magic = base::ByteSpan(log::mcap::magic);
        const auto all = m_file.span();
        const auto isMagic = [&](base::ByteSpan bytes) {
            return std::equal(bytes.begin(), bytes.end(), magic.begin(), magic.end());
        };
        if (all.size() < 2 * magic.size() || !isMagic(all.first(magic.size())) ||
            !isMagic(all.last(magic.size())))
            fail(QStringLiteral("The file does not begin and end with MCAP's magic."));
        walk(m_file, magic.size(), all.size() - magic.size());
        return m_records;
    }

private:
    void walk(const MemoryBytes& bytes, std::uint64_t from, std::uint64_t to)
    {
        log::ForwardView view(bytes);
        RecordCursor cursor(view, from, to);
        while (const auto place = cursor.next())
            take(bytes, cursor, *place);
        if (!cursor.atEnd())
            fail(QStringLiteral("A record is cut off."));
    }

    void take(const MemoryBytes& bytes, const RecordCursor& cursor, const RecordPlace& place)
    {
        if (place.op == Op::MessageIndex)
            return;
        if (place.op == Op::Chunk) {
            const auto chunk = cursor.decode<log::mcap::Chunk>(place);
            if (!chunk)
                fail(QStringLiteral("A chunk is damaged."));
            const MemoryBytes records(recordsOf(*chunk));
            walk(records, 0, records.size());
            return;
        }
        check(bytes, cursor, place);
        if (const auto json = toJson(cursor, place))
            m_records.append(*json);
    }

    void check(const MemoryBytes& bytes, const RecordCursor& cursor, const RecordPlace& place)
    {
        const base::ByteSpan all = bytes.span();
        const auto until = [&](std::uint64_t from, std::uint64_t end) {
            return all.subspan(static_cast<std::size_t>(from),
                               static_cast<std::size_t>(end - from));
        };
        if (const auto end = cursor.decode<log::mcap::DataEnd>(place);
            place.op == Op::DataEnd && end) {
            requireCrc(end->dataSectionCrc, until(0, place.offset), "data section");
        } else if (place.op == Op::Footer) {
            const auto footer = cursor.decode<log::mcap::Footer>(place);
            const std::uint64_t from =
                footer && footer->summaryStart != 0 ? footer->summaryStart : place.offset;
            if (!footer || from > place.offset)
                fail(QStringLiteral("The footer is damaged."));
            requireCrc(footer->summaryCrc, until(from, place.end() - 4), "summary");
        } else if (place.op == Op::Attachment) {
            const auto attachment = cursor.decode<log::mcap::Attachment>(place);
            if (!attachment)
                fail(QStringLiteral("An attachment is damaged."));
            const auto* dataEnd = attachment->data.bytes.data() + attachment->data.bytes.size();
            const auto* content =
                dataEnd - (attachment->data.bytes.size() + 8 + 16 + 8 + attachment->name.size() +
                           attachment->mediaType.size());
            requireCrc(attachment->crc, {content, static_cast<std::size_t>(dataEnd - content)},
                       "attachment");
        }
    }

    const MemoryBytes& m_file;
    QJsonArray m_records;
};

/// By the summary and the indexes, as a program that looks for a few messages reads.
class IndexedReader {
public:
    explicit IndexedReader(const MemoryBytes& file) : m_file(file), m_view(file) {}

    QJsonObject read()
    {
        if (m_file.size() < log::mcap::magic.size() + log::mcap::endSize)
            fail(QStringLiteral("The file has no footer."));
        const std::uint64_t footerAt = m_file.size() - log::mcap::endSize;
        RecordCursor end(m_view, footerAt, m_file.size());
        const auto place = end.next();
        const auto footer = place ? end.decode<log::mcap::Footer>(*place) : std::nullopt;
        if (!footer || place->op != Op::Footer || footer->summaryStart == 0 ||
            footer->summaryStart > footerAt)
            fail(QStringLiteral("The file is not indexed."));
        const auto from = static_cast<std::size_t>(footer->summaryStart);
        requireCrc(footer->summaryCrc,
                   m_file.span().subspan(from, m_file.span().size() - from - 12), "summary");
        readSummary(footer->summaryStart, footerAt);
        for (const auto& chunk : m_chunks)
            readChunk(chunk);
        std::stable_sort(m_messages.begin(), m_messages.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        QJsonArray messages;
        for (const auto& message : m_messages)
            messages.append(message.second);
        return {{"schemas", m_schemas},
                {"channels", m_channels},
                {"messages", messages},
                {"statistics", m_statistics}};
    }

private:
    void readSummary(std::uint64_t from, std::uint64_t to)
    {
        RecordCursor cursor(m_view, from, to);
        while (const auto place = cursor.next()) {
            if (place->op == Op::ChunkIndex) {
                if (const auto index = cursor.decode<log::mcap::ChunkIndex>(*place))
                    m_chunks.push_back(*index);
                continue;
            }
            QJsonArray* into = place->op == Op::Schema       ? &m_schemas
                               : place->op == Op::Channel    ? &m_channels
                               : place->op == Op::Statistics ? &m_statistics
                                                             : nullptr;
            const auto json = into ? toJson(cursor, *place) : std::nullopt;
            if (json)
                into->append(*json);
        }
    }

    void readChunk(const log::mcap::ChunkIndex& index)
    {
        RecordCursor cursor(m_view, index.chunkStartOffset, m_file.size());
        const auto place = cursor.next();
        const auto chunk = place && place->op == Op::Chunk ? cursor.decode<log::mcap::Chunk>(*place)
                                                           : std::nullopt;
        if (!chunk)
            fail(QStringLiteral("A chunk is not where its index says."));
        const MemoryBytes records(recordsOf(*chunk));
        std::vector<std::pair<std::uint64_t, std::uint64_t>> entries;
        RecordCursor indexes(m_view, cursor.at(), cursor.at() + index.messageIndexLength);
        while (const auto at = indexes.next())
            if (const auto found = indexes.decode<log::mcap::MessageIndex>(*at))
                entries.insert(entries.end(), found->records.begin(), found->records.end());
        std::sort(entries.begin(), entries.end(),
                  [](const auto& a, const auto& b) { return a.second < b.second; });
        log::ForwardView view(records);
        for (const auto& [time, offset] : entries) {
            RecordCursor one(view, std::min(offset, records.size()), records.size());
            const auto at = one.next();
            const auto message =
                at && at->op == Op::Message ? one.decode<log::mcap::Message>(*at) : std::nullopt;
            const auto json = message ? toJson(one, *at) : std::nullopt;
            if (!json || message->logTime != time)
                fail(QStringLiteral("A message is not where its index says."));
            m_messages.emplace_back(time, *json);
        }
    }

    const MemoryBytes& m_file;
    log::ForwardView m_view;
    std::vector<log::mcap::ChunkIndex> m_chunks;
    QJsonArray m_schemas;
    QJsonArray m_channels;
    QJsonArray m_statistics;
    std::vector<std::pair<std::uint64_t, QJsonObject>> m_messages;
};

std::vector<std::byte> write(const QJsonObject& test)
{
    QStringList features;
    for (const auto& each : test["meta"].toObject()["variant"].toObject()["features"].toArray())
        features += each.toString();
    const auto has = [&](const char* name) { return features.contains(QLatin1String(name)); };
    const log::mcap::WriterOptions options{.chunks = has("ch"),
                                           .messageIndexes = has("mx"),
                                           .chunkIndexes = has("chx"),
                                           .repeatSchemas = has("rsh"),
                                           .repeatChannels = has("rch"),
                                           .statistics = has("st"),
                                           .summaryOffsets = has("sum"),
                                           .attachmentIndexes = has("ax"),
                                           .metadataIndexes = has("mdx")};
    std::optional<log::mcap::McapWriter> writer;
    for (const auto& each : test["records"].toArray()) {
        const JsonRecord record(each.toObject());
        if (record.type() == QLatin1String("DataEnd"))
            break;
        if (record.type() == QLatin1String("Header"))
            writer.emplace(record.header(), options);
        else if (!writer)
            fail(QStringLiteral("The test does not begin with a header."));
        else if (!record.addTo(*writer))
            fail(QStringLiteral("The test has a record %1.").arg(record.type()));
    }
    if (!writer)
        fail(QStringLiteral("The test is empty."));
    writer->finish();
    return writer->take();
}

std::vector<std::byte> contentOf(const char* name)
{
    QFile file(QFile::decodeName(name));
    if (!file.open(QIODevice::ReadOnly))
        fail(QFile::decodeName(name) + QStringLiteral(" cannot be read."));
    const QByteArray content = file.readAll();
    const auto* data = reinterpret_cast<const std::byte*>(content.constData());
    return {data, data + content.size()};
}

QByteArray run(const QByteArray& mode, const char* name)
{
    const MemoryBytes file(contentOf(name));
    if (mode == "stream")
        return QJsonDocument(QJsonObject{{"records", StreamReader(file).read()}}).toJson();
    if (mode == "indexed")
        return QJsonDocument(IndexedReader(file).read()).toJson();
    const auto bytes =
        write(QJsonDocument::fromJson(QByteArray(reinterpret_cast<const char*>(file.span().data()),
                                                 static_cast<qsizetype>(file.span().size())))
                  .object());
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

} // namespace

int main(int argc, char** argv)
{
    const QByteArray mode = argc == 3 ? argv[1] : "";
    if (mode != "stream" && mode != "indexed" && mode != "write") {
        std::fputs("Usage: leadline-mcap-conformance stream|indexed|write FILE\n", stderr);
        return 2;
    }
    try {
        const QByteArray out = run(mode, argv[2]);
        const auto size = static_cast<std::size_t>(out.size());
        return std::fwrite(out.constData(), 1, size, stdout) == size ? 0 : 1;
    } catch (const Failure& failure) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(failure.sentence));
        return 1;
    }
}
