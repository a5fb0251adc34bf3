// SPDX-License-Identifier: GPL-3.0-or-later
#include "OfficialReaders.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using test::bytesOf;

namespace {

constexpr int pings = 3000;

test::Bytes spoke(int n)
{
    return test::Spoke360{.angleGrad = static_cast<std::uint16_t>(n % 400),
                          .samples = test::someSamples(1200, static_cast<unsigned>(n))}
        .frame();
}

QByteArray recording()
{
    test::McapFile file;
    file.writer().addMetadata({"session", {{"program", "Leadline"}}});
    const auto rx = file.rawChannel("sonar/ping360-1/rx", {{"device", "ping360-1"}});
    const auto marker = file.channel("leadline/markers", "leadline.Event", "json");
    for (int i = 0; i < pings; ++i) {
        file.frame(rx, i * 50, spoke(i));
        if (i % 1000 == 0)
            file.json(marker, i * 50, "{}");
        if (i % 10 == 0)
            file.writer().closeChunk();
    }
    const std::vector<std::byte> picture(100'000, std::byte{1});
    file.writer().addAttachment(
        {.name = "thumbnail.png", .mediaType = "image/png", .data = {picture}});
    return bytesOf(file.finished());
}

QByteArray oldLog()
{
    test::PingViewerWriter writer({});
    for (int i = 0; i < pings; ++i)
        writer.record(std::chrono::milliseconds(50 * i), spoke(i));
    return bytesOf(writer.bytes());
}

} // namespace

/// Tests that other programs can read what Leadline exports.
class McapExportedTest : public QObject {
    Q_OBJECT

private slots:
    void exportsAreReadByTheOfficialReaders_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("topic");
        QTest::addColumn<int>("messages");
        const QString own = "sonar/ping360-1/rx";
        QTest::newRow("all of it") << "dive.mcap" << QStringList() << own << pings;
        QTest::newRow("a part") << "dive.mcap" << QStringList{"--from", "10", "--until", "100"}
                                << own << 1801;
        QTest::newRow("a stream") << "dive.mcap" << QStringList{"--stream", "ping360"} << own
                                  << pings;
        QTest::newRow("topics") << "dive.mcap" << QStringList{"--json-topics"}
                                << "device_ping360-1/Ping360" << pings;
        QTest::newRow("nothing") << "dive.mcap" << QStringList{"--after", "1000"} << own << 0;
        QTest::newRow("of another format")
            << "dive.bin" << QStringList{"--json-topics"} << "sonar/ping360/rx" << pings;
    }

    void exportsAreReadByTheOfficialReaders()
    {
        static const test::OfficialReaders official;
        if (!official.missing().isEmpty())
            QSKIP(qPrintable(official.missing()));
        QFETCH(QString, file);
        QFETCH(QStringList, options);
        QFETCH(QString, topic);
        QFETCH(int, messages);
        QTemporaryDir folder;
        test::writeFile(folder.filePath("dive.mcap"), recording());
        test::writeFile(folder.filePath("dive.bin"), oldLog());
        // Packed anew, and then copied as it is packed.
        QString from = folder.filePath(file);
        for (const char* name : {"first.mcap", "second.mcap"}) {
            const QString out = folder.filePath(name);
            const auto run = test::runCli(LEADLINE_BIN_DIR "/leadline-cli",
                                          QStringList{"export", from, "--to", "mcap", "-o", out} +
                                              (from.endsWith(file) ? options : QStringList()));
            QVERIFY2(run.status == 0, run.reported());
            const auto indexed = official.run("read.mjs", out);
            QVERIFY2(indexed["ok"].toBool(), QJsonDocument(indexed).toJson());
            QCOMPARE(indexed["counts"].toObject()[topic].toInt(), messages);
            const auto streamed = official.run("stream.mjs", out);
            QVERIFY2(streamed["complete"].toBool() && streamed["error"].isNull(),
                     QJsonDocument(streamed).toJson());
            QCOMPARE(streamed["counts"].toObject()[topic].toInt(), messages);
            if (file == "dive.mcap")
                QCOMPARE(indexed["attachments"].toArray(), QJsonArray{"thumbnail.png"});
            from = out;
        }
    }

    void aBadSectorIsRepairedForTheOfficialReaders_data()
    {
        QTest::addColumn<bool>("packed");
        QTest::addColumn<char>("with");
        QTest::addColumn<double>("share");
        for (const bool packed : {false, true})
            for (const char with : {'\xff', '\0'})
                for (const double share : {0.2, 0.8})
                    QTest::addRow("%s, %02x, at %.1f", packed ? "packed" : "as recorded",
                                  static_cast<unsigned char>(with), share)
                        << packed << with << share;
    }

    void aBadSectorIsRepairedForTheOfficialReaders()
    {
        static const test::OfficialReaders official;
        if (!official.missing().isEmpty())
            QSKIP(qPrintable(official.missing()));
        QFETCH(bool, packed);
        QFETCH(char, with);
        QFETCH(double, share);
        QTemporaryDir folder;
        const QString file = folder.filePath("dive.mcap");
        test::writeFile(file, recording());
        const QString program = LEADLINE_BIN_DIR "/leadline-cli";
        if (packed) {
            const QString out = folder.filePath("packed.mcap");
            const auto run = test::runCli(program, {"export", file, "--to", "mcap", "-o", out});
            QVERIFY2(run.status == 0, run.reported());
            QVERIFY(QFile::remove(file) && QFile::rename(out, file));
        }
        QByteArray bytes = test::readFile(file);
        constexpr qsizetype sector = 4096;
        const auto at = static_cast<qsizetype>(static_cast<double>(bytes.size() / sector) * share);
        bytes.replace(at * sector, sector, QByteArray(sector, with));
        test::writeFile(file, bytes);
        const auto run = test::runCli(program, {"repair", file});
        QVERIFY2(run.status == 0 && run.out.contains("rewritten"), run.reported());
        QCOMPARE(test::readFile(file + ".damaged"), bytes);
        const auto info =
            QJsonDocument::fromJson(test::runCli(program, {"info", "--json", file}).out).object();
        const int records = info["records"].toInt();
        QCOMPARE(records + info["messages_missing"].toInt(), pings + 3);
        QVERIFY(records > pings / 2);
        for (const char* reader : {"read.mjs", "stream.mjs"}) {
            const auto read = official.run(reader, file);
            QVERIFY2(read["error"].isNull() || read["ok"].toBool(), QJsonDocument(read).toJson());
            int messages = 0;
            for (const QJsonValue& count : read["counts"].toObject())
                messages += count.toInt();
            QCOMPARE(messages, records);
        }
    }
};

LEADLINE_GUILESS_TEST(McapExportedTest)
#include "tst_mcapexported.moc"
