// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Codec.h"
#include "ping/Ping360.h"
#include "support/BlockedRun.h"
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <csignal>
#include <fcntl.h>
#include <limits>
#include <unistd.h>

using namespace leadline;
using namespace std::chrono_literals;

class CliInterruptTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::writeFile(m_folder.filePath("long.bin"), longRecording()); }

    void aSignalEndsAnExportWithoutLeftovers_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<QStringList>("format");
        QTest::newRow("SIGINT, csv") << SIGINT << QStringList{"csv", "--samples"};
        QTest::newRow("SIGTERM, csv") << SIGTERM << QStringList{"csv", "--samples"};
        QTest::newRow("SIGHUP, csv") << SIGHUP << QStringList{"csv", "--samples"};
        QTest::newRow("SIGINT, mcap") << SIGINT << QStringList{"mcap"};
        QTest::newRow("SIGINT, mcap with topics") << SIGINT << QStringList{"mcap", "--json-topics"};
        QTest::newRow("SIGTERM, pingviewer") << SIGTERM << QStringList{"pingviewer"};
    }

    void aSignalEndsAnExportWithoutLeftovers()
    {
        QFETCH(int, signal);
        QFETCH(QStringList, format);
        QDir output(m_folder.filePath("out"));
        QVERIFY(output.mkpath("."));
        QProcess process;
        stop(process, format, output.filePath("export"), signal);
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(process.readAllStandardError().count('\n'), 1);
        QCOMPARE(output.entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void whatAKilledExportLeavesIsHiddenAndGoesWithTheNext()
    {
        QDir output(m_folder.filePath("killed"));
        QVERIFY(output.mkpath("."));
        QProcess process;
        stop(process, {"pingviewer"}, output.filePath("dive.bin"), SIGKILL);
        QCOMPARE(output.entryList(QDir::Files), QStringList());
        const test::CliRun next =
            test::runCli(cli, {"export", m_folder.filePath("long.bin"), "--to", "pingviewer",
                               "--until", "1", "-o", output.filePath("dive.bin")});
        QVERIFY2(next.status == 0, next.reported());
        QCOMPARE(output.entryList(QDir::Files | QDir::Hidden), QStringList{"dive.bin"});
    }

    void whatRunsUntilItIsInterruptedEndsByEachSignal_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<QStringList>("arguments");
        const std::pair<const char*, int> signals_[] = {
            {"SIGINT", SIGINT}, {"SIGTERM", SIGTERM}, {"SIGHUP", SIGHUP}};
        const QStringList commands[] = {{"simulate", "ping1d", "--listen", "udpin:127.0.0.1:0"},
                                        {"simulate", "vehicle", "--listen", "pty:"},
                                        {"latency", "sim:vehicle", "--json"}};
        for (const auto& [name, signal] : signals_)
            for (const QStringList& command : commands)
                QTest::addRow("%s, %s", name, qPrintable(command.join(' '))) << signal << command;
    }

    void whatRunsUntilItIsInterruptedEndsByEachSignal()
    {
        QFETCH(int, signal);
        QFETCH(QStringList, arguments);
        QProcess process;
        process.start(cli, arguments);
        // Its first line says that it runs.
        while (!process.canReadLine() && process.waitForReadyRead(60'000)) {
        }
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
    }

    /// Whoever asks a second time, much later, is obeyed at once: a program that cannot end by
    /// itself is one that hangs.
    void aSecondSignalEndsWhatDoesNotEnd()
    {
        // It waits for somebody to read what it says.
        const QByteArray full = m_folder.filePath("full").toLocal8Bit();
        QCOMPARE(::mkfifo(full.constData(), 0600), 0);
        const int reader = ::open(full.constData(), O_RDWR | O_NONBLOCK);
        QVERIFY(reader >= 0);
        while (::write(reader, "?", 1) == 1) {
        }
        QProcess process;
        process.setStandardOutputFile(m_folder.filePath("full"));
        process.start(cli, {"simulate", "ping1d", "--listen", "udpin:127.0.0.1:0"});
        QVERIFY(process.waitForStarted(60'000));
        QTRY_VERIFY_WITH_TIMEOUT(takesSignals(process.processId()), 60'000);
        const auto id = static_cast<pid_t>(process.processId());
        QCOMPARE(::kill(id, SIGTERM), 0);
        QVERIFY(QTest::qWaitFor(
            [&] {
                ::kill(id, SIGTERM);
                return process.state() == QProcess::NotRunning;
            },
            60'000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        ::close(reader);
    }

private:
    /// SIGTERM no longer ends it by itself.
    static bool takesSignals(qint64 process)
    {
        QFile status(QStringLiteral("/proc/%1/status").arg(process));
        if (!status.open(QIODevice::ReadOnly))
            return true;
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("SigCgt:"))
                return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (SIGTERM - 1)) & 1U;
        return false;
    }

    static constexpr const char* cli = LEADLINE_BIN_DIR "/leadline-cli";

    /// Begins an export, and signals when it has begun to write and has a lot to do yet.
    void stop(QProcess& process, const QStringList& format, const QString& out, int signal)
    {
        QVERIFY2(
            test::holdOnceBegun(
                process, cli,
                QStringList{"export", m_folder.filePath("long.bin"), "-o", out, "--to"} + format,
                [&out] { QFile::remove(out); },
                [](qint64 id) { return bytesWrittenBy(id) > 1'000'000; }),
            "It ended before it could be interrupted");
        const auto id = static_cast<pid_t>(process.processId());
        QCOMPARE(::kill(id, signal), 0);
        QCOMPARE(::kill(id, SIGCONT), 0);
        QVERIFY(process.waitForFinished(60'000));
    }

    /// What the kernel counted; everything where there is no /proc, so that nobody waits for it.
    static qint64 bytesWrittenBy(qint64 process)
    {
        QFile counts(QStringLiteral("/proc/%1/io").arg(process));
        if (!counts.open(QIODevice::ReadOnly))
            return std::numeric_limits<qint64>::max();
        for (const QByteArray& line : counts.readAll().split('\n'))
            if (line.startsWith("wchar:"))
                return line.mid(6).trimmed().toLongLong();
        return 0;
    }

    /// Long enough for some work in every format.
    static QByteArray longRecording()
    {
        const std::vector<std::uint8_t> samples(1200, 200);
        ping::ping360::DeviceData message;
        message.data = samples;
        const auto frame = ping::encodeFrame(message, 2);
        test::PingViewerWriter writer({});
        for (int i = 0; i < 130'000; ++i)
            writer.record(50ms * i, frame);
        return {reinterpret_cast<const char*>(writer.bytes().data()),
                static_cast<qsizetype>(writer.bytes().size())};
    }

    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(CliInterruptTest)
#include "tst_cliinterrupt.moc"
