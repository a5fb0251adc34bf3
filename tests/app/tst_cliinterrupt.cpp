// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Codec.h"
#include "ping/Ping360.h"
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <limits>

using namespace leadline;
using namespace std::chrono_literals;

class CliInterruptTest : public QObject {
    Q_OBJECT

private slots:
    void aSignalEndsAnExportWithoutLeftovers_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
    }

    void aSignalEndsAnExportWithoutLeftovers()
    {
        QFETCH(int, signal);
        QTemporaryDir folder;
        const QString input = folder.filePath("long.bin");
        test::writeFile(input, longRecording());
        QDir output(folder.filePath("out"));
        QVERIFY(output.mkpath("."));

        QProcess process;
        process.start(
            QStringLiteral(LEADLINE_BIN_DIR "/leadline-cli"),
            {"export", input, "--to", "csv", "--samples", "-o", output.filePath("rows.csv")});
        QVERIFY(process.waitForStarted());
        // It has begun to write, and has a lot to do yet.
        while (bytesWrittenBy(process.processId()) < 1'000'000 && !process.waitForFinished(1)) {
        }
        const auto id = static_cast<pid_t>(process.processId());
        QVERIFY2(id > 0, "It ended before it could be interrupted");
        QCOMPARE(::kill(id, signal), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(process.readAllStandardError().count('\n'), 1);
        QCOMPARE(output.entryList(QDir::Files), QStringList());
    }

private:
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

    /// Long enough for a second's work.
    static QByteArray longRecording()
    {
        const std::vector<std::uint8_t> samples(1200, 200);
        ping::ping360::DeviceData message;
        message.data = samples;
        const auto frame = ping::encodeFrame(message, 2);
        test::PingViewerWriter writer({});
        for (int i = 0; i < 40'000; ++i)
            writer.record(50ms * i, frame);
        return {reinterpret_cast<const char*>(writer.bytes().data()),
                static_cast<qsizetype>(writer.bytes().size())};
    }
};

LEADLINE_GUILESS_TEST(CliInterruptTest)
#include "tst_cliinterrupt.moc"
