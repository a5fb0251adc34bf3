// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/BlockedRun.h"
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/Sanitized.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace leadline;
using test::CliRun;
using namespace std::chrono_literals;

/// Tests `export --to netcdf` with a full disk, a signal, and a large recording.
class CliExportNetcdfTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aDiskThatIsFullIsSaidOnce_data()
    {
        QTest::addColumn<int>("percent");
        // At the beginning, among the pings, and at the very end, when the file is closed.
        for (const int percent : {0, 1, 20, 70, 97, 99})
            QTest::addRow("after %d percent of it", percent) << percent;
    }
    void aDiskThatIsFullIsSaidOnce()
    {
        QFETCH(int, percent);
        writeLog(2000);
        QCOMPARE(test::runCli(cli, arguments()).status, 0);
        const qint64 size = QFileInfo(m_folder->filePath("out/dive.nc")).size();
        QVERIFY(QFile::remove(m_folder->filePath("out/dive.nc")));
        const qint64 kibibytes = size * percent / 100 / 1024;
        // As a disk that takes no more, without one: files may not grow beyond this.
        const QString script = QString("trap '' XFSZ; ulimit -f %1; exec \"$@\"").arg(kibibytes);
        QProcess process;
        // HDF5 loses some names when it cannot write, which is nothing to us under the asan preset.
        const QString known = m_folder->filePath("known-leaks");
        test::writeFile(known, "leak:libhdf5\n");
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LSAN_OPTIONS", "print_suppressions=0:suppressions=" + known);
        process.setProcessEnvironment(environment);
        process.start("bash", QStringList{"-c", script, "bash", cli} + arguments());
        QVERIFY(process.waitForFinished(60'000));
        const QByteArray said = process.readAllStandardError();
        // HDF5 would write to standard error, and bring down the program at its end.
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QVERIFY2(process.exitCode() == 1, said);
        QCOMPARE(said.count('\n'), 1);
        QVERIFY2(said.contains("written"), said);
        QCOMPARE(leftovers(), QStringList());
    }

    void aSignalLeavesNothing()
    {
        writeLog(60'000);
        QProcess process;
        const QString unfinished = m_folder->filePath("out/.dive.nc.unfinished/dive.nc");
        QVERIFY2(test::holdOnceBegun(
                     process, cli, arguments(),
                     [this] { QFile::remove(m_folder->filePath("out/dive.nc")); },
                     [&](qint64) { return QFileInfo(unfinished).size() > 1'000'000; }),
                 "It ended before it could be interrupted");
        const auto id = static_cast<pid_t>(process.processId());
        QCOMPARE(::kill(id, SIGINT), 0);
        QCOMPARE(::kill(id, SIGCONT), 0);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(process.readAllStandardError().count('\n'), 1);
        QCOMPARE(leftovers(), QStringList());
    }

    void whereItCannotGoIsSaid()
    {
        writeLog(10);
        QStringList toOutput = arguments();
        toOutput.last() = "-";
        const CliRun stream = test::runCli(cli, toOutput);
        QVERIFY2(stream.status == 1 && stream.printedOneLineWith("standard output"),
                 stream.reported());
        test::writeFile(m_folder->filePath("out/dive.nc"), "precious");
        const CliRun there = test::runCli(cli, arguments());
        QVERIFY2(there.status == 1 && there.printedOneLineWith("--force"), there.reported());
        QCOMPARE(test::readFile(m_folder->filePath("out/dive.nc")), QByteArray("precious"));
        const CliRun forced = test::runCli(cli, arguments() + QStringList{"--force"});
        QVERIFY2(forced.status == 0, forced.reported());
        QVERIFY(QFileInfo(m_folder->filePath("out/dive.nc")).size() > 10'000);
    }

    void memoryIsTheSameForALongRecording_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("pings") << QStringList{};
        QTest::newRow("drift") << QStringList{"--drift"};
    }
    void memoryIsTheSameForALongRecording()
    {
        QFETCH(const QStringList, options);
        if (test::isSanitized)
            QSKIP("A sanitizer's memory grows with the work");
        if (!QFile::exists("/proc/self/status"))
            QSKIP("This system does not say how much memory a process takes");
        // Matching noise with noise would take minutes.
        const Water water = options.isEmpty() ? Water::Noise : Water::Piles;
        writeLog(10'000, water);
        // It is over soon: one look at it may come too late.
        qint64 shortly = 0;
        for (int i = 0; i < 5; ++i) {
            shortly = std::max(shortly, peakKib(options));
            QDir(m_folder->filePath("out")).removeRecursively();
            QVERIFY(QDir().mkpath(m_folder->filePath("out")));
        }
        writeLog(100'000, water);
        QDir(m_folder->filePath("out")).removeRecursively();
        QVERIFY(QDir().mkpath(m_folder->filePath("out")));
        const qint64 longer = peakKib(options);
        QVERIFY(shortly > 0 && longer > 0);
        // 13 and 130 MB.
        QVERIFY2(longer - shortly < 24'000,
                 qPrintable(QString("%1 KiB became %2 KiB").arg(shortly).arg(longer)));
    }

private:
    static constexpr const char* cli = LEADLINE_BIN_DIR "/leadline-cli";

    /// Of weak noise that differs from ping to ping.
    [[nodiscard]] static test::Samples piles(int ping)
    {
        test::Samples samples(1200);
        for (std::size_t i = 0; i < samples.size(); ++i)
            samples[i] = std::uint8_t((i * 7 + std::size_t(ping) * 13) % 5);
        if (ping % 10 == 0)
            std::fill_n(samples.begin() + 500 + ping % 400, 10, std::uint8_t(200));
        return samples;
    }

    enum class Water : std::uint8_t { Noise, Piles };

    /// Pings of 1200 samples of noise, which packs badly, or with an echo at every tenth bearing.
    void writeLog(int pings, Water water = Water::Noise)
    {
        test::PingViewerWriter writer({});
        QFile file(m_folder->filePath("dive.bin"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < pings; ++i) {
            const auto samples =
                water == Water::Noise ? test::someSamples(1200, unsigned(i)) : piles(i);
            writer.record(
                50ms * i,
                test::Spoke360{.angleGrad = std::uint16_t(i % 400), .samples = samples}.frame());
            const auto bytes = writer.take();
            file.write(reinterpret_cast<const char*>(bytes.data()), qint64(bytes.size()));
        }
        QVERIFY(QDir().mkpath(m_folder->filePath("out")));
    }
    [[nodiscard]] QStringList arguments() const
    {
        return {"export", m_folder->filePath("dive.bin"),   "--to", "netcdf",
                "-o",     m_folder->filePath("out/dive.nc")};
    }
    [[nodiscard]] QStringList leftovers() const
    {
        return QDir(m_folder->filePath("out"))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    /// The most memory of its own that the export has while it runs.
    [[nodiscard]] qint64 peakKib(const QStringList& options) const
    {
        QProcess process;
        process.start(cli, arguments() + options);
        qint64 most = 0;
        while (process.state() != QProcess::NotRunning && !process.waitForFinished(5)) {
            QFile status(QString("/proc/%1/status").arg(process.processId()));
            if (!status.open(QIODevice::ReadOnly))
                continue;
            for (const QByteArray& line : status.readAll().split('\n'))
                if (line.startsWith("RssAnon:"))
                    most = std::max(most, line.mid(8).replace("kB", "").trimmed().toLongLong());
        }
        return process.exitCode() == 0 ? most : 0;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(CliExportNetcdfTest)
#include "tst_cliexportnetcdf.moc"
