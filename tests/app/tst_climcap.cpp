// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/Message.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace leadline;
using test::Bytes;
using test::bytesOf;
using test::CliRun;
using test::McapFile;

namespace {

constexpr int pings = 40;
constexpr int stepMs = 50;
constexpr int pingsInAChunk = 10;

test::Spoke360 spoke(int n)
{
    return {.angleGrad = static_cast<std::uint16_t>(n * 7 % 400),
            .gain = static_cast<std::uint8_t>(n % 3),
            .samplePeriod = static_cast<std::uint16_t>(500 + n),
            .samples =
                test::someSamples(60 + static_cast<std::size_t>(n), static_cast<unsigned>(n))};
}

/// The same pings as Ping Viewer records them.
QByteArray asPingViewer()
{
    test::PingViewerWriter writer(test::PingViewerWriter::Options{});
    for (int i = 0; i < pings; ++i)
        writer.record(std::chrono::milliseconds(i * stepMs), spoke(i).frame());
    return bytesOf(writer.bytes());
}

McapFile asOurs(const mcap::WriterOptions& options = {})
{
    McapFile file(options);
    const auto channel = file.rawChannel("sonar/ping360-1/rx", {{"family", "ping360"}});
    for (int i = 0; i < pings; ++i) {
        file.frame(channel, i * stepMs, spoke(i).frame());
        if (i % pingsInAChunk == pingsInAChunk - 1)
            file.writer().closeChunk();
    }
    return file;
}

/// The picture of a PNG file without the chunks of text that say where it is from.
QByteArray withoutTexts(const QByteArray& png)
{
    constexpr qsizetype signature = 8;
    constexpr qsizetype lengthTypeAndCrc = 12;
    QByteArray rest = png.left(signature);
    for (qsizetype at = signature; at + lengthTypeAndCrc <= png.size();) {
        const qsizetype length = qFromBigEndian<quint32>(png.constData() + at) + lengthTypeAndCrc;
        if (png.mid(at + 4, 4) != "iTXt")
            rest += png.mid(at, length);
        at += length;
    }
    return rest;
}

/// What ping-viewer-next writes.
McapFile asJson()
{
    McapFile file;
    const auto channel = file.channel("device_1a2b/Ping360", "AutoDeviceDataStruct", "json");
    for (int i = 0; i < pings; ++i) {
        const test::Spoke360 one = spoke(i);
        QJsonArray samples;
        for (const std::uint8_t sample : one.samples)
            samples.append(sample);
        const int count = static_cast<int>(one.samples.size());
        const QJsonObject json{{"mode", 1},
                               {"gain_setting", one.gain},
                               {"angle", one.angleGrad},
                               {"transmit_duration", one.transmitUs},
                               {"sample_period", one.samplePeriod},
                               {"transmit_frequency", one.frequencyKhz},
                               {"start_angle", 0},
                               {"stop_angle", 399},
                               {"num_steps", 1},
                               {"delay", 0},
                               {"number_of_samples", count},
                               {"data_length", count},
                               {"data", samples}};
        file.json(channel, i * stepMs,
                  QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString());
    }
    return file;
}

Bytes withWrongCrcs(Bytes file)
{
    const Bytes copy = file;
    const test::MemorySource source(copy);
    io::ForwardView view(source);
    mcap::RecordCursor cursor(view, mcap::magic.size(), copy.size());
    constexpr std::size_t crcInChunk = 24;
    while (const auto place = cursor.next())
        if (place->op == mcap::Op::Chunk)
            file[static_cast<std::size_t>(place->content()) + crcInChunk] ^= std::byte{1};
    return file;
}

/// A record that claims to be longer than any file.
Bytes withAHugeRecord(Bytes file, mcap::Op op)
{
    file.push_back(static_cast<std::byte>(op));
    file.resize(file.size() + 8, std::byte{0x7f});
    file.resize(file.size() + 100);
    return file;
}

} // namespace

/// Tests that info, export and render give the same results for MCAP recordings of any writer,
/// damaged ones included, as for a Ping Viewer log with the same pings.
class CliMcapTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsMissingIsSaidByInfoAndByEveryExport()
    {
        // As Leadline exports it: packed, and one bit of it flipped.
        test::writeFile(path("whole.mcap"), bytesOf(asOurs().finished()));
        const CliRun packed =
            cli({"export", path("whole.mcap"), "--to", "mcap", "-o", path("a.mcap")});
        QVERIFY2(packed.status == 0 && packed.error.isEmpty(), packed.reported());
        QByteArray bytes = test::readFile(path("a.mcap"));
        const std::vector<std::byte> all =
            test::Bytes(reinterpret_cast<const std::byte*>(bytes.data()),
                        reinterpret_cast<const std::byte*>(bytes.data()) + bytes.size());
        const auto chunk = test::placesOf(all, mcap::Op::Chunk).front();
        const auto at = static_cast<qsizetype>(chunk.content() + chunk.length / 2);
        bytes[at] = static_cast<char>(bytes[at] ^ 0x10);
        test::writeFile(path("a.mcap"), bytes);

        const auto info =
            QJsonDocument::fromJson(cli({"info", "--json", path("a.mcap")}).out).object();
        const int missing = info["messages_missing"].toInt();
        QVERIFY(missing > 0 || info["bytes_skipped"].toInt() > 0);
        QCOMPARE(info["damaged_parts"].toInt(), 1);
        QCOMPARE(info["records"].toInt() + missing, pings);
        QCOMPARE(info["missing"].toArray().isEmpty(), missing == 0);
        QVERIFY(cli({"info", path("a.mcap")}).out.contains("1 part of the file damaged"));
        for (const char* format : {"csv", "mcap", "pingviewer", "netcdf"}) {
            const QString out = path("out.") + format;
            const CliRun run = cli({"export", path("a.mcap"), "--to", format, "-o", out});
            QVERIFY2(run.status == 0, run.reported());
            QVERIFY2(run.printedOneLineWith("The recording is damaged"), run.reported());
        }
        // A copy in MCAP is sound, and goes on saying what is missing.
        const auto copy =
            QJsonDocument::fromJson(cli({"info", "--json", path("out.mcap")}).out).object();
        QCOMPARE(copy["messages_missing"].toInt(), missing);
        QCOMPARE(copy["records"].toInt() + missing, pings);
    }

    void thatARecordingEndsEarlyIsSaidByEveryExport()
    {
        const QString file = path("early.mcap");
        test::writeFile(file, bytesOf(asOurs().cut()));
        for (const char* format : {"csv", "mcap", "pingviewer", "netcdf", "pdf"}) {
            const QString out = path("early-out.") + format;
            const CliRun run = cli({"export", file, "--to", format, "-o", out});
            QVERIFY2(run.status == 0, run.reported());
            QVERIFY2(run.printedOneLineWith("The recording ends early"), run.reported());
        }
        // Not of a part before the end; a time past the end is the end.
        for (const char* format : {"csv", "mcap"}) {
            const QString out = path("early-part.") + format;
            const auto part = [&](const char* until) {
                return cli(
                    {"export", file, "--to", format, "--until", until, "-o", out, "--force"});
            };
            const CliRun before = part("1");
            QVERIFY2(before.status == 0 && before.error.isEmpty(), before.reported());
            const CliRun past = part("9999");
            QVERIFY2(past.status == 0, past.reported());
            QVERIFY2(past.printedOneLineWith("The recording ends early"), past.reported());
        }
    }

    void simulatedDataIsMarkedWhereverItGoes()
    {
        const QTemporaryDir folder;
        const auto made = [&](const QString& name, const char* simulated) {
            McapFile file;
            file.writer().addMetadata({"device:a", {{"simulated", simulated}}});
            const auto channel = file.rawChannel(
                "sonar/a/rx", {{"device", "a"}, {"link", "udp://h:1"}, {"family", "ping360"}});
            for (int i = 0; i < pings; ++i)
                file.frame(channel, i * stepMs, spoke(i).frame());
            const QString path = folder.filePath(name + "/dive.mcap");
            QDir().mkpath(folder.filePath(name));
            test::writeFile(path, bytesOf(file.finished()));
            return path;
        };
        const QString real = made("real", "false");
        const QString sim = made("sim", "true");
        const auto cli = [](const QStringList& arguments) {
            const CliRun run =
                test::runCli(QStringLiteral(LEADLINE_BIN_DIR "/leadline-cli"), arguments);
            if (run.status != 0)
                qFatal("%s", run.reported().constData());
            return run.out;
        };
        const auto streamIn = [&](const QString& file) {
            return QJsonDocument::fromJson(cli({"info", "--json", file}))
                .object()["streams"]
                .toArray()[0]
                .toObject();
        };
        QCOMPARE(streamIn(real)["name"].toString(), "ping360");
        QCOMPARE(streamIn(real)["simulated"].toBool(true), false);
        QCOMPARE(streamIn(sim)["name"].toString(), "ping360-simulated");
        QCOMPARE(streamIn(sim)["simulated"].toBool(false), true);
        const auto rows = [&](const QString& file, const QStringList& more = {}) {
            return cli(QStringList{"export", file, "--to", "csv", "-o", "-"} + more);
        };
        QCOMPARE(rows(sim).count(",ping360-simulated,"), pings);
        QCOMPARE(rows(sim).replace(",ping360-simulated,", ",ping360,"), rows(real));
        for (const char* name : {"ping360", "ping360-simulated"})
            QCOMPARE(rows(sim, {"--stream", name}), rows(sim));
        for (const char* view : {"polar", "waterfall", "ascan"})
            for (const char* size : {"800x800", "120x120"}) {
                const auto drawn = [&](const QString& file, const QStringList& more = {}) {
                    const QString out = folder.filePath("out.png");
                    cli(QStringList{"render", file, "--view", view, "--size", size, "--stream",
                                    "ping360", "--force", "-o", out} +
                        more);
                    return withoutTexts(test::readFile(out));
                };
                QVERIFY(drawn(sim) != drawn(real));
                QVERIFY(drawn(sim, {"--plain"}) == drawn(real, {"--plain"}));
            }
    }

    void initTestCase()
    {
        test::writeFile(path("same.bin"), asPingViewer());
        m_rows = rowsOf("same.bin", nullptr);
        QCOMPARE(m_rows.size(), pings + 1);
    }

    void everyKindOfFileShowsItsPings_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<bool>("truncated");
        const auto row = [](const char* name, const Bytes& bytes, bool truncated) {
            QTest::newRow(name) << bytesOf(bytes) << truncated;
        };
        row("ours", asOurs().finished(), false);
        row("of ping-viewer-next", asJson().finished(), false);
        row("cut off before its end", asOurs().cut(), true);
        row("of ping-viewer-next, cut off", asJson().cut(), true);
        row("no summary",
            asOurs({.chunkIndexes = false,
                    .repeatSchemas = false,
                    .repeatChannels = false,
                    .statistics = false,
                    .summaryOffsets = false})
                .finished(),
            false);
        row("no index",
            asOurs({.messageIndexes = false, .chunkIndexes = false, .statistics = false})
                .finished(),
            false);
        row("no chunks", asOurs({.chunks = false}).finished(), false);
        row("wrong CRCs", withWrongCrcs(asOurs().finished()), false);
        row("zstd", test::withCompressedChunks(asOurs().cut(), "zstd"), true);
        row("lz4", test::withCompressedChunks(asOurs().cut(), "lz4"), true);
        row("a huge message", withAHugeRecord(asOurs().cut(), mcap::Op::Message), true);
        row("a huge chunk", withAHugeRecord(asOurs().cut(), mcap::Op::Chunk), true);
        row("a huge attachment", withAHugeRecord(asOurs().cut(), mcap::Op::Attachment), true);
    }

    void everyKindOfFileShowsItsPings()
    {
        QFETCH(QByteArray, file);
        QFETCH(bool, truncated);
        test::writeFile(path("a.mcap"), file);
        const QJsonObject info = infoOf("a.mcap");
        QCOMPARE(info["truncated"].toBool(), truncated);
        QCOMPARE(info["frames"].toInteger(), pings);
        QCOMPARE(info["bytes_skipped"].toInteger(-1), 0);
        QCOMPARE(info["bad_checksums"].toInteger(-1), 0);
        QStringList utc;
        QCOMPARE(rowsOf("a.mcap", &utc), m_rows);
        QCOMPARE(utc.value(1), "2023-11-14T22:13:20.000Z");
        QCOMPARE(utc.value(pings), "2023-11-14T22:13:21.950Z");
        for (const char* view : {"polar", "waterfall", "ascan"})
            QCOMPARE(picture("a.mcap", view), picture("same.bin", view));

        const CliRun repair = cli({"repair", path("a.mcap")});
        QVERIFY2(repair.status == 0, repair.reported());
        QVERIFY(!infoOf("a.mcap")["truncated"].toBool());
        QCOMPARE(rowsOf("a.mcap", nullptr), m_rows);
    }

    void infoGivesEveryKeyOfTheContract()
    {
        McapFile file;
        const auto echo = file.rawChannel("sonar/ping1d-1/rx", {{"family", "ping1d"}});
        const auto scan = file.rawChannel("sonar/ping360-1/rx", {{"family", "ping360"}});
        const auto vehicle = file.rawChannel("mavlink_raw/out");
        file.frame(scan, 0, test::deviceInformation(2, 2));
        file.frame(echo, 250, test::Echo1d{.samples = test::someSamples(20, 1)}.profile());
        const Bytes beat =
            mavlink::encodeFrame({{1, 1}, 0}, mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3});
        file.frame(vehicle, 300, beat);
        file.frame(file.rawChannel("mavlink_raw/in"), 350, beat);
        Bytes broken = spoke(3).frame();
        broken.back() ^= std::byte{1};
        file.frame(scan, 400, broken);
        file.frame(scan, 1500, spoke(4).frame());
        file.writer().addMetadata({"dive", {{"pilot", "Ada"}}});
        test::writeFile(path("keys.mcap"), bytesOf(file.finished()));

        const QJsonObject info = infoOf("keys.mcap");
        QCOMPARE(info["file"].toString(), path("keys.mcap"));
        QCOMPARE(info["format"].toString(), "mcap");
        QCOMPARE(info["bytes"].toInteger(), test::readFile(path("keys.mcap")).size());
        QCOMPARE(info["start_utc"].toString(), "2023-11-14T22:13:20.000Z");
        QVERIFY(info["start_local"].isNull() && info.contains("start_local"));
        QCOMPARE(info["duration_s"].toDouble(), 1.5);
        QCOMPARE(info["frames"].toInteger(), 4);
        QCOMPARE(info["sent_frames"].toInteger(), 1);
        QCOMPARE(info["bytes_skipped"].toInteger(), qint64(broken.size()));
        QCOMPARE(info["bad_checksums"].toInteger(), 1);
        QCOMPARE(info["container_bytes_lost"].toInteger(-1), 0);
        QCOMPARE(info["notes"].toObject()["dive"].toObject()["pilot"].toString(), "Ada");
        QCOMPARE(info["sheet"].toObject()["pilot"].toString(), "Ada");
        QCOMPARE(info["topics"].toArray().size(), 4);
        const QJsonArray streams = info["streams"].toArray();
        QCOMPARE(streams.size(), 3);
        QCOMPARE(streams[2].toObject()["kind"].toString(), "mavlink");
        QCOMPARE(streams[2].toObject()["first_s"].toDouble(), 0.3);
        QCOMPARE(streams[2].toObject()["messages"].toObject(), (QJsonObject{{"0", 1}}));
        QCOMPARE(streams[0].toObject()["kind"].toString(), "ping360");
        QCOMPARE(streams[0].toObject()["pings"].toInteger(), 1);
        QCOMPARE(streams[0].toObject()["messages"].toObject(),
                 (QJsonObject{{"4", 1}, {"2300", 1}}));
        QCOMPARE(streams[0].toObject()["device"].toObject()["firmware"].toString(), "3.1.1");
        QCOMPARE(streams[1].toObject()["first_s"].toDouble(), 0.25);
    }

    void aFileThatIsOnlyItsBeginningOpens()
    {
        for (const qsizetype size : {8, 12, 40}) {
            test::writeFile(path("begun.mcap"), bytesOf(asOurs().finished()).first(size));
            const QJsonObject info = infoOf("begun.mcap");
            QVERIFY(info["truncated"].toBool());
            QCOMPARE(info["frames"].toInteger(-1), 0);
            QVERIFY(info["start_utc"].isNull());
            QCOMPARE(rowsOf("begun.mcap", nullptr).size(), 0);
            const CliRun run = cli({"render", path("begun.mcap"), "--view", "polar", "-o", "-"});
            QVERIFY2(run.status == 1 && run.printedOneLineWith("no pings"), run.reported());
        }
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    static CliRun cli(const QStringList& arguments)
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli", arguments);
    }
    [[nodiscard]] QJsonObject infoOf(const QString& name) const
    {
        const CliRun run = cli({"info", "--json", path(name)});
        return run.status == 0 ? QJsonDocument::fromJson(run.out).object() : QJsonObject();
    }
    /// Header and rows without the column `utc`, which goes into `utc`.
    [[nodiscard]] QStringList rowsOf(const QString& name, QStringList* utc) const
    {
        const CliRun run = cli({"export", path(name), "--to", "csv", "--samples", "-o", "-"});
        QStringList rows;
        for (const QByteArray& line : run.outLines()) {
            QStringList cells = QString::fromUtf8(line).split(',');
            const QString moment = cells.size() > 1 ? cells.takeAt(1) : QString();
            if (utc)
                *utc += moment;
            rows += cells.join(',');
        }
        return rows;
    }
    [[nodiscard]] QByteArray picture(const QString& name, const char* view) const
    {
        const CliRun run = cli({"render", path(name), "--view", view, "--plain", "--palette",
                                "grey", "--size", "160x120", "-o", "-"});
        return run.status == 0 ? withoutTexts(run.out) : run.reported();
    }

    QTemporaryDir m_folder;
    QStringList m_rows;
};

LEADLINE_GUILESS_TEST(CliMcapTest)
#include "tst_climcap.moc"
