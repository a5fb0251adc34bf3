// SPDX-License-Identifier: GPL-3.0-or-later
// leadline-mcap-conformance stream|indexed|write FILE runs Leadline's MCAP code for the official
// MCAP conformance suite, which specifies what is printed.
#include "conformance/Checks.h"
#include "conformance/IndexedReader.h"
#include "conformance/RecordJson.h"
#include "conformance/StreamReader.h"
#include "io/ByteSource.h"
#include "mcap/McapWriter.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <cstdio>
#include <optional>
#include <vector>

using namespace leadline;
using namespace leadline::conformance;
using io::MemoryBytes;

namespace {

std::vector<std::byte> write(const QJsonObject& test)
{
    QStringList features;
    for (const auto& each : test["meta"].toObject()["variant"].toObject()["features"].toArray())
        features += each.toString();
    const auto has = [&](const char* name) { return features.contains(QLatin1String(name)); };
    const mcap::WriterOptions options{.chunks = has("ch"),
                                      .messageIndexes = has("mx"),
                                      .chunkIndexes = has("chx"),
                                      .repeatSchemas = has("rsh"),
                                      .repeatChannels = has("rch"),
                                      .statistics = has("st"),
                                      .summaryOffsets = has("sum"),
                                      .attachmentIndexes = has("ax"),
                                      .metadataIndexes = has("mdx")};
    std::optional<mcap::McapWriter> writer;
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
