// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Codec.h"
#include "ping/Ping360.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"
#include "support/TlogFrames.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using std::chrono::milliseconds;
using test::bytesOf;
using test::CliRun;

namespace {

/// `pings` of 1200 samples each.
QByteArray longLog(int pings)
{
    test::PingViewerWriter writer({});
    ping::ping360::DeviceData message;
    std::uint32_t random = 1;
    std::vector<std::uint8_t> samples(1200);
    for (int i = 0; i < pings; ++i) {
        for (std::uint8_t& sample : samples) {
            random = random * 1664525U + 1013904223U;
            sample = static_cast<std::uint8_t>(random >> 26U);
        }
        message.angle = static_cast<std::uint16_t>(i % 400);
        message.data = samples;
        writer.record(milliseconds(50 * i), ping::encodeFrame(message, 2));
    }
    return bytesOf(writer.bytes());
}

} // namespace

/// Tests exports of recordings to recordings: the result can be opened again, and contains what was
/// requested.
class CliExportFilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::writeFile(path("dive.bin"), smallLog());
        test::TlogMaker maker;
        for (std::uint32_t i = 0; i < 40; ++i)
            maker.attitude(i);
        test::writeFile(path("dive.tlog"), bytesOf(maker.bytes()));
    }

    void aLogGoesThroughEveryFormatAndBack()
    {
        const QByteArray rows = rowsOf(path("dive.bin"));
        QVERIFY(rows.count('\n') > 40);
        run({"dive.bin", "--to", "pingviewer", "-o", "again.bin"});
        QCOMPARE(rowsOf(path("again.bin")), rows);
        run({"dive.bin", "--to", "mcap", "-o", "ours.mcap"});
        QCOMPARE(rowsOf(path("ours.mcap")), rows);
        run({"ours.mcap", "--to", "mcap", "--json-topics", "-o", "topics.mcap"});
        QCOMPARE(rowsOf(path("topics.mcap")), rows);
        run({"topics.mcap", "--to", "pingviewer", "-o", "third.bin"});
        QCOMPARE(test::readFile(path("third.bin")).size(),
                 test::readFile(path("again.bin")).size());
        QCOMPARE(rowsOf(path("third.bin")), rows);
    }

    void aTelemetryLogToo()
    {
        run({"dive.tlog", "--to", "mcap", "-o", "vehicle.mcap"});
        run({"vehicle.mcap", "--to", "tlog", "-o", "again.tlog"});
        QCOMPARE(test::readFile(path("again.tlog")), test::readFile(path("dive.tlog")));
    }

    void untilAndAfterAreAllOfIt_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"mcap", "pingviewer", "csv"})
            QTest::newRow(format) << format;
    }
    void untilAndAfterAreAllOfIt()
    {
        QFETCH(QString, format);
        const auto rows = [&](const QString& name) {
            const bool isRows = format == "csv" && name != "dive.bin";
            const QByteArray csv = isRows ? test::readFile(path(name)) : rowsOf(path(name));
            return csv.mid(csv.indexOf('\n') + 1);
        };
        const QStringList to{"--to", format, "--force"};
        const QStringList samples = format == "csv" ? QStringList{"--samples"} : QStringList();
        for (const char* at : {"1", "2.5", "2.501", "4.8"}) {
            run(QStringList{"dive.bin", "--until", at, "-o", "first"} + to + samples);
            run(QStringList{"dive.bin", "--after", at, "-o", "second"} + to + samples);
            QCOMPARE(rows("first") + rows("second"), rows("dive.bin"));
        }
    }

    void aPartWithoutAnythingIsRefused()
    {
        for (const char* format : {"pingviewer", "svlog", "csv", "tlog"}) {
            const QString file = path(format == QByteArray("tlog") ? "dive.tlog" : "dive.bin");
            const QString out = path("nothing");
            const CliRun none = cli({"export", file, "--to", format, "--after", "9999", "-o", out});
            QCOMPARE(none.status, 1);
            QVERIFY2(none.printedOneLineWith("part of"), none.reported());
            QVERIFY(!QFile::exists(out));
        }
        // The rest of a recording that is cut may be empty.
        run({"dive.bin", "--to", "mcap", "--after", "9999", "-o", "rest.mcap"});
    }

    void whatCannotBeMeantIsSaid_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("word");
        QTest::newRow("choice of another format")
            << QStringList{"--to", "mcap", "--samples"} << "--samples is for --to csv";
        QTest::newRow("topics in rows")
            << QStringList{"--to", "csv", "--json-topics"} << "--json-topics is for --to mcap";
        QTest::newRow("two beginnings")
            << QStringList{"--to", "mcap", "--from", "1", "--after", "1"} << "--after";
        QTest::newRow("an end before the beginning")
            << QStringList{"--to", "mcap", "--after", "2", "--until", "1"}
            << "--after is later than";
        QTest::newRow("a format that is not known")
            << QStringList{"--to", "xls"} << "csv, mcap, pingviewer";
    }
    void whatCannotBeMeantIsSaid()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, word);
        const CliRun said =
            cli(QStringList{"export", path("dive.bin"), "-o", path("none")} + options);
        QCOMPARE(said.status, 2);
        QVERIFY2(said.printedOneLineWith(word), said.reported());
        QVERIFY(!QFile::exists(path("none")));
    }

    void streamsThatAreNotThereLeaveNothing()
    {
        for (const QStringList& options : {QStringList{"--to", "mcap", "--stream", "ping1d"},
                                           QStringList{"--to", "pingviewer", "--stream", "ping1d"},
                                           QStringList{"--to", "tlog"}}) {
            QDir().mkpath(path("empty"));
            const CliRun said =
                cli(QStringList{"export", path("dive.bin"), "-o", path("empty/out")} + options);
            QCOMPARE(said.status, 1);
            QVERIFY2(said.error.count('\n') == 1, said.reported());
            QVERIFY(QDir(path("empty"))
                        .isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
        }
    }

    void memoryIsThatOfAShortRecording()
    {
        if (!QFile::exists("/proc/self/status"))
            QSKIP("This system does not tell what memory a program takes");
        // Both are longer than all caches.
        test::writeFile(path("short.bin"), longLog(30'000));
        test::writeFile(path("long.bin"), longLog(90'000));
        for (const char* name : {"short", "long"})
            run({QString("%1.bin").arg(name), "--to", "mcap", "-o", QString("%1.mcap").arg(name)});
        const auto grows = [&](const QString& ending, const QStringList& format) {
            // It is over soon: one look at it may come too late.
            qint64 most = 0;
            for (int i = 0; i < 5; ++i)
                most = std::max(most, memoryKib("short" + ending, format));
            return memoryKib("long" + ending, format) - most;
        };
        constexpr qint64 some = 24 * 1024; // of 70 MB more
        QVERIFY(grows(".mcap", {"mcap"}) < some);
        QVERIFY(grows(".mcap", {"pingviewer"}) < some);
        QVERIFY(grows(".bin", {"mcap"}) < some);
        QVERIFY(grows(".bin", {"pingviewer"}) < some);
    }

private:
    static QByteArray smallLog()
    {
        test::PingViewerWriter writer({});
        for (int i = 0; i < 50; ++i)
            writer.record(milliseconds(100 * i),
                          test::Spoke360{.angleGrad = std::uint16_t(200 + i),
                                         .samples = test::someSamples(300, unsigned(i))}
                              .frame());
        return bytesOf(writer.bytes());
    }

    /// The most that an export took, as far as the system said before it ended.
    qint64 memoryKib(const QString& file, const QStringList& format)
    {
        QProcess process;
        // Under the asan preset what is freed would be kept for a while.
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("ASAN_OPTIONS", "quarantine_size_mb=1");
        process.setProcessEnvironment(environment);
        process.start(LEADLINE_BIN_DIR "/leadline-cli",
                      QStringList{"export", path(file), "-o", path("measured"), "--force", "--to"} +
                          format);
        process.waitForStarted();
        qint64 most = 0;
        const QString status = QString("/proc/%1/status").arg(process.processId());
        while (!process.waitForFinished(1)) {
            QFile now(status);
            if (!now.open(QIODevice::ReadOnly))
                continue;
            for (const QByteArray& line : now.readAll().split('\n'))
                if (line.startsWith("VmHWM:"))
                    most = std::max(most, line.mid(6).trimmed().split(' ').first().toLongLong());
        }
        if (process.exitCode() != 0)
            qFatal("%s", process.readAllStandardError().constData());
        return most;
    }
    void run(QStringList arguments)
    {
        arguments.first() = path(arguments.first());
        const auto out = arguments.indexOf("-o") + 1;
        arguments[out] = path(arguments[out]);
        const CliRun done = cli(QStringList{"export"} + arguments);
        if (done.status != 0 || !done.error.isEmpty())
            qFatal("%s", done.reported().constData());
    }
    QByteArray rowsOf(const QString& file)
    {
        const CliRun done = cli({"export", file, "--to", "csv", "--samples", "-o", "-"});
        if (done.status != 0)
            qFatal("%s", done.reported().constData());
        return done.out;
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    static CliRun cli(const QStringList& arguments)
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli", arguments);
    }

    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(CliExportFilesTest)
#include "tst_cliexportfiles.moc"
