// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/NaiveBin.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"
#include "support/TlogFrames.h"
#include "support/XtfFile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using std::chrono::milliseconds;
using test::bytesOf;
using test::CliRun;

namespace {

bool isWhole(const QJsonValue& value)
{
    return value.isDouble() && value.toDouble(-1) == double(value.toInteger(-1)) &&
           value.toInteger(-1) >= 0;
}

} // namespace

class CliInfoTest : public QObject {
    Q_OBJECT

private slots:
    void aLogGivesEveryKeyOfTheContract()
    {
        test::PingViewerWriter writer({.zeroDigit = U'\u06f0'});
        writer.record(milliseconds(324), test::deviceInformation(2, 2));
        const auto ping =
            test::Spoke360{.angleGrad = 7, .samples = test::someSamples(50, 1)}.frame();
        const test::Bytes head(ping.begin(), ping.begin() + 20);
        const test::Bytes tail(ping.begin() + 20, ping.end());
        writer.record(milliseconds(400), head);
        writer.record(milliseconds(450), tail);
        auto broken = ping;
        broken.back() ^= std::byte{1};
        writer.record(milliseconds(500), broken);
        writer.record(milliseconds(61'750), test::Spoke360{.samples = {}}.frame());
        writer.record(milliseconds(62'000), head); // an unfinished last frame

        const QJsonObject info = infoOf("a.bin", bytesOf(writer.bytes()));
        QCOMPARE(info["file"].toString(), m_folder.filePath("a.bin"));
        QCOMPARE(info["format"].toString(), "pingviewer");
        QCOMPARE(info["bytes"].toInteger(), qint64(writer.bytes().size()));
        QVERIFY(info["start_utc"].isNull() && info.contains("start_utc"));
        QVERIFY(info["start_local"].isNull() && info.contains("start_local"));
        QCOMPARE(info["duration_s"].toDouble(), 61.676);
        QVERIFY(info["truncated"].isBool() && !info["truncated"].toBool());
        QCOMPARE(info["bytes_skipped"].toInteger(), qint64(ping.size() + head.size()));
        QCOMPARE(info["bad_checksums"].toInteger(), 1);
        QCOMPARE(info["frames"].toInteger(), 3);
        QCOMPARE(info["container_bytes_lost"].toInteger(-1), 0);
        QVERIFY(isWhole(info["bytes"]) && isWhole(info["bytes_skipped"]) &&
                isWhole(info["bad_checksums"]) && isWhole(info["frames"]));

        QCOMPARE(info["streams"].toArray().size(), 1);
        const QJsonObject stream = info["streams"].toArray().first().toObject();
        QCOMPARE(stream["name"].toString(), "ping360");
        QCOMPARE(stream["kind"].toString(), "ping360");
        QCOMPARE(stream["frames"].toInteger(), 3);
        QCOMPARE(stream["pings"].toInteger(), 2);
        QCOMPARE(stream["first_s"].toDouble(), 0.324);
        QCOMPARE(stream["last_s"].toDouble(), 61.75);
        QCOMPARE(stream["messages"].toObject(), (QJsonObject{{"4", 1}, {"2300", 2}}));
        QVERIFY(stream["device"].isObject());
        QCOMPARE(stream["device"].toObject()["firmware"].toString(), "3.1.1");
    }

    void aStreamWithoutDeviceInformationHasNone()
    {
        test::PingViewerWriter writer({.type = 1});
        writer.record(milliseconds(5), test::distanceSimple(1234, 90));
        const QJsonObject info = infoOf("b.bin", bytesOf(writer.bytes()));
        const QJsonObject stream = info["streams"].toArray().first().toObject();
        QVERIFY(stream["device"].isNull() && stream.contains("device"));
        QCOMPARE(stream["kind"].toString(), "ping1d");
        QCOMPARE(stream["frames"].toInteger(), 1);
        QCOMPARE(stream["pings"].toInteger(-1), 0); // a distance is a frame, not a ping
        QCOMPARE(info["duration_s"].toDouble(-1), 0.0);
    }

    void aProfileOfAnotherFamilyIsNoPing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("bin") << "hf.bin";
        QTest::newRow("svlog") << "hf.svlog";
        QTest::newRow("mcap") << "hf.mcap";
    }
    void aProfileOfAnotherFamilyIsNoPing()
    {
        QFETCH(const QString, name);
        test::PingViewerWriter writer({.type = 0});
        test::McapFile file;
        const auto channel = file.rawChannel("sonar/a/rx");
        std::vector<std::byte> frames;
        for (unsigned i = 0; i < 5; ++i) {
            const auto frame = test::pingHfProfile(i, test::someSamples(80, i));
            writer.record(milliseconds(100 * i), frame);
            file.frame(channel, 100 * i, frame);
            base::append(frames, frame);
        }
        const QJsonObject info = infoOf(name, bytesOf(name.endsWith("bin")    ? writer.bytes()
                                                      : name.endsWith("mcap") ? file.finished()
                                                                              : frames));
        QCOMPARE(info["streams"].toArray().size(), 1);
        const QJsonObject stream = info["streams"].toArray().first().toObject();
        QCOMPARE(stream["kind"].toString(), "other");
        QCOMPARE(stream["frames"].toInteger(), 5);
        QCOMPARE(stream["pings"].toInteger(-1), 0);
        QCOMPARE(stream["messages"].toObject(), (QJsonObject{{"2300", 5}}));
    }

    void aCutOffRecordIsLeftOutAndSaid()
    {
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        const auto ping = test::Spoke360{.samples = test::someSamples(9, 1)}.frame();
        writer.record(milliseconds(10), ping);
        writer.record(milliseconds(20), ping);
        for (const int missing : {1, 7, 30}) {
            const QJsonObject info = infoOf("cut.bin", bytesOf(writer.bytes()).chopped(missing));
            QVERIFY(info["truncated"].toBool());
            QCOMPARE(info["frames"].toInteger(), 1);
            QCOMPARE(info["bytes_skipped"].toInteger(-1), 0);
            QCOMPARE(info["container_bytes_lost"].toInteger(-1), 0);
        }
    }

    void aWrongHeaderCountsPingsAllTheSame()
    {
        test::PingViewerWriter writer({.type = 1});
        writer.record(milliseconds(10), test::Spoke360{.samples = {1, 2, 3}}.frame());
        const QJsonObject info = infoOf("wrong.bin", bytesOf(writer.bytes()));
        const QJsonObject stream = info["streams"].toArray().first().toObject();
        QCOMPARE(stream["kind"].toString(), "ping1d");
        QCOMPARE(stream["pings"].toInteger(), 1);
    }

    void framesWithoutAContainerHaveNoTimes()
    {
        test::Bytes bytes = test::deviceInformation(2, 2);
        for (int i = 0; i < 4; ++i)
            base::append(bytes, test::Spoke360{.samples = {1, 2, 3}}.frame());
        base::append(bytes, test::Echo1d{.samples = {4, 5}}.profile());
        const QJsonObject info = infoOf("x.svlog", bytesOf(bytes));
        QCOMPARE(info["format"].toString(), "svlog");
        QVERIFY(info["untimed"].toBool());
        QVERIFY(info["start_utc"].isNull() && info["start_local"].isNull());
        QCOMPARE(info["duration_s"].toDouble(), 0.5);
        QCOMPARE(info["streams"].toArray().size(), 2);
        QCOMPARE(info["streams"][0]["name"].toString(), "ping360");
        QCOMPARE(info["streams"][0]["last_s"].toDouble(), 0.4);
        QCOMPARE(info["streams"][1]["name"].toString(), "ping1d");
        QCOMPARE(info["streams"][1]["first_s"].toDouble(), 0.5);
    }

    void streamsOfOtherFamiliesHaveKeysOfTheirOwn()
    {
        const QByteArray header = R"({"session_id":1,"timestamp":"2026-06-01T12:00:00Z"})";
        std::vector<std::byte> text(static_cast<std::size_t>(header.size()));
        std::ranges::copy(header, reinterpret_cast<char*>(text.data()));
        std::vector<std::byte> bytes = test::pingFrame(10, text);
        for (int i = 0; i < 2; ++i)
            base::append(bytes, test::pingFrame(1308, std::vector<std::byte>(66), 1));
        const QJsonObject info = infoOf("x.svlog", bytesOf(bytes));
        QVERIFY(info["start_utc"].isNull());
        QCOMPARE(info["session_utc"].toString(), "2026-06-01T12:00:00.000Z");
        const QJsonObject stream = info["streams"][1].toObject();
        QCOMPARE(stream["kind"].toString(), "other");
        QCOMPARE(stream["pings"].toInteger(-1), 0);
        QCOMPARE(stream["family"].toString(), "s500");
        QCOMPARE(stream["family_pings"].toInteger(), 2);
        QVERIFY(!info["streams"][0].toObject().contains("family"));
    }

    void swathsAreThePingsOfAMultibeamSonar()
    {
        std::vector<std::byte> bytes;
        for (int i = 0; i < 3; ++i) {
            base::append(bytes, test::pingFrame(3011, std::vector<std::byte>(100), 1));
            base::append(bytes, test::pingFrame(3012, std::vector<std::byte>(40), 1));
        }
        const QJsonObject stream = infoOf("x.svlog", bytesOf(bytes))["streams"][0].toObject();
        QCOMPARE(stream["family"].toString(), "surveyor240");
        QCOMPARE(stream["family_pings"].toInteger(), 3);
        const CliRun text =
            test::runCli(LEADLINE_BIN_DIR "/leadline-cli", {"info", m_folder.filePath("x.svlog")});
        QVERIFY2(text.out.contains("  surveyor240: 6 frames, 3 pings, "), text.reported());
    }

    void aSideScanRecordingHasAVehicle()
    {
        using test::XtfFile;
        XtfFile::Bytes bytes = XtfFile::header({{.type = 1}, {.type = 2}});
        for (int i = 0; i < 3; ++i)
            base::append(bytes, XtfFile::ping({.second = i, .latitude = 60, .longitude = 5},
                                              {XtfFile::part<std::uint8_t>(0, {1, 2}),
                                               XtfFile::part<std::uint8_t>(1, {3, 4})}));
        bytes.resize(bytes.size() - 1);
        const QJsonObject info = infoOf("line.xtf", bytesOf(bytes));
        QCOMPARE(info["format"].toString(), "xtf");
        QCOMPARE(info["start_utc"].toString(), "2026-06-01T12:00:00.000Z");
        QCOMPARE(info["duration_s"].toDouble(), 1.0);
        QVERIFY(info["truncated"].toBool());
        QCOMPARE(info["messages_missing"].toInteger(-1), 0);
        QCOMPARE(info["clock_steps"].toInteger(-1), 0);
        QCOMPARE(info["streams"].toArray().size(), 3);
        QCOMPARE(info["streams"][0]["kind"].toString(), "mavlink");
        QCOMPARE(info["streams"][1]["family"].toString(), "xtf");
        QCOMPARE(info["streams"][1]["family_pings"].toInteger(), 2);
    }

    void aTelemetryLogIsOneStreamOfMavlink()
    {
        test::TlogMaker maker;
        maker.attitude(100).attitude(200);
        auto broken = maker.frame(300);
        broken.back() ^= std::byte{1};
        maker.record(broken).attitude(400);
        maker.record(mavlink::encodeFrame({{255, 190}, 9}, mavlink::Heartbeat{0, 6, 8, 0, 4, 3}));
        maker.raw(std::vector<std::byte>(5));
        const QJsonObject info = infoOf("dive.tlog", bytesOf(maker.bytes()));
        QCOMPARE(info["format"].toString(), "tlog");
        QCOMPARE(info["start_utc"].toString(), "2026-01-02T03:04:05.678Z");
        QVERIFY(info["start_local"].isNull() && info.contains("start_local"));
        QCOMPARE(info["duration_s"].toDouble(), 0.4);
        QVERIFY(info["truncated"].toBool());
        QCOMPARE(info["bytes_skipped"].toInteger(), qint64(8 + broken.size() + 5));
        QCOMPARE(info["bad_checksums"].toInteger(), 1);
        QCOMPARE(info["frames"].toInteger(), 4);
        QCOMPARE(info["clock_steps"].toInteger(-1), 0);
        QCOMPARE(info["streams"].toArray().size(), 1);
        const QJsonObject stream = info["streams"].toArray().first().toObject();
        QCOMPARE(stream["name"].toString(), "mavlink");
        QCOMPARE(stream["kind"].toString(), "mavlink");
        QCOMPARE(stream["frames"].toInteger(), 4);
        QCOMPARE(stream["pings"].toInteger(-1), 0);
        QCOMPARE(stream["first_s"].toDouble(-1), 0.0);
        QCOMPARE(stream["last_s"].toDouble(), 0.4);
        QCOMPARE(stream["messages"].toObject(), (QJsonObject{{"0", 1}, {"30", 3}}));
        QVERIFY(stream["device"].isNull() && stream.contains("device"));
        const QJsonObject vehicle = stream["components"][0].toObject();
        QCOMPARE(vehicle["system"].toInteger(), 1);
        QCOMPARE(vehicle["frames"].toInteger(), 3);
        QCOMPARE(vehicle["lost"].toInteger(), 1); // the broken one
        QCOMPARE(stream["components"][1]["component"].toInteger(), 190);
    }

    void realRecordingsAgreeWithAPlainReader_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("startLocal");
        const QDir folder(QStringLiteral(LEADLINE_SHARED_DIR "/data/pingviewer"));
        if (!folder.exists())
            QSKIP("The real recordings are not here: LEADLINE_SHARED/data/pingviewer");
        for (const QString& name : folder.entryList({"*.bin"}, QDir::Files))
            QTest::newRow(qPrintable(name))
                << folder.filePath(name)
                << (name.startsWith("20261121-") ? "2026-11-21T00:41:30.831" : "");
        const QString persian =
            m_folder.filePath(QStringLiteral(u"\u06f2\u06f0\u06f2\u06f1\u06f0\u06f8\u06f2\u06f9-"
                                             u"\u06f0\u06f0\u06f0\u06f0\u06f5\u06f7\u06f8\u06f9"
                                             u"\u06f5.bin"));
        if (QFile::exists(persian) || QFile::copy(folder.filePath("localised-name.bin"), persian))
            QTest::newRow("a localised name") << persian << "2021-08-29T00:00:57.895";
    }

    void realRecordingsAgreeWithAPlainReader()
    {
        QFETCH(QString, path);
        QFETCH(QString, startLocal);
        const auto naive = test::readNaively(path);
        const QJsonObject info = infoOf(path);
        QCOMPARE(info["file"].toString(), path);
        QCOMPARE(info["format"].toString(), "pingviewer");
        QCOMPARE(info["bytes"].toInteger(), QFileInfo(path).size());
        QCOMPARE(info["start_local"].toString(), startLocal);
        QCOMPARE(info["start_local"].isNull(), startLocal.isEmpty());
        QCOMPARE(info["duration_s"].toDouble(), double(naive.lastMs - naive.firstMs) / 1000);
        QCOMPARE(info["truncated"].toBool(), naive.truncated);
        QCOMPARE(info["bytes_skipped"].toInteger(-1), naive.skippedBytes);
        QCOMPARE(info["bad_checksums"].toInteger(-1), naive.badSums);
        QCOMPARE(info["frames"].toInteger(-1), naive.frames.size());
        QCOMPARE(info["records"].toInteger(-1), naive.records);
        QCOMPARE(info["streams"].toArray().size(), 1);
        const QJsonObject stream = info["streams"].toArray().first().toObject();
        QCOMPARE(stream["kind"].toString(), naive.deviceType == 1 ? "ping1d" : "ping360");
        QCOMPARE(stream["pings"].toInteger(-1),
                 naive.countOf(1300) + naive.countOf(2300) + naive.countOf(2301));
        QCOMPARE(stream["first_s"].toDouble(), double(naive.frames.first().timeMs) / 1000);
        QCOMPARE(stream["last_s"].toDouble(), double(naive.frames.last().timeMs) / 1000);
        qint64 counted = 0;
        const QJsonObject messages = stream["messages"].toObject();
        for (auto each = messages.begin(); each != messages.end(); ++each) {
            QCOMPARE(each.value().toInteger(), naive.countOf(each.key().toInt()));
            counted += each.value().toInteger();
        }
        QCOMPARE(counted, naive.frames.size());
        QCOMPARE(stream["device"].isNull(), naive.countOf(4) == 0);
    }

    void oneOfSomethingIsOne()
    {
        test::PingViewerWriter writer({});
        auto ping = test::Spoke360{.samples = test::someSamples(50, 1)}.frame();
        writer.record(milliseconds(100), ping);
        ping.back() ^= std::byte{1};
        writer.record(milliseconds(200), ping);
        const QString path = m_folder.filePath("one.bin");
        test::writeFile(path, bytesOf(writer.bytes()));
        const CliRun run = test::runCli(LEADLINE_BIN_DIR "/leadline-cli", {"info", path});
        QVERIFY2(run.status == 0, run.reported());
        QVERIFY2(run.out.contains("  ping360: 1 frame, 1 ping, "), run.reported());
        QVERIFY2(run.out.contains(" bytes in no frame, 1 bad checksum\n"), run.reported());
    }

private:
    QJsonObject infoOf(const QString& name, const QByteArray& bytes)
    {
        test::writeFile(m_folder.filePath(name), bytes);
        return infoOf(m_folder.filePath(name));
    }
    static QJsonObject infoOf(const QString& path)
    {
        const CliRun run = test::runCli(LEADLINE_BIN_DIR "/leadline-cli", {"info", "--json", path});
        if (run.status != 0 || !run.error.isEmpty() || run.outLines().size() != 1)
            qFatal("%s", run.reported().constData());
        return QJsonDocument::fromJson(run.out).object();
    }

    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(CliInfoTest)
#include "tst_cliinfo.moc"
