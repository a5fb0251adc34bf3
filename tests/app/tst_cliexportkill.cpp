// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what an export leaves behind when its process is killed, and who may write to the file
// meanwhile.
#include "support/BlockedRun.h"
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace leadline;
using namespace std::chrono_literals;
using test::CliRun;

class CliExportKillTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::PingViewerWriter writer({});
        QFile file(log());
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 20'000; ++i) {
            writer.record(50ms * i, test::Spoke360{.angleGrad = std::uint16_t(i % 400),
                                                   .samples = test::someSamples(1200, unsigned(i))}
                                        .frame());
            const auto bytes = writer.take();
            file.write(reinterpret_cast<const char*>(bytes.data()), qint64(bytes.size()));
        }
    }

    void aKilledExportHoldsNothing_data()
    {
        QTest::addColumn<QString>("format");
        // A file that Leadline writes, one that a library writes, a folder of them.
        for (const char* format : {"csv", "mcap", "pingviewer", "netcdf", "png"})
            QTest::newRow(format) << format;
    }
    void aKilledExportHoldsNothing()
    {
        QFETCH(QString, format);
        QProcess process;
        QVERIFY(test::holdOnceBegun(
            process, cli, arguments(format),
            [this] { QVERIFY(QDir(out()).removeRecursively() && QDir().mkpath(out())); },
            [this](qint64) { return hasBegun(); }));
        const auto id = static_cast<pid_t>(process.processId());

        // It stands still, but it lives: its place is its own.
        const QStringList half = leftovers();
        const CliRun second = test::runCli(cli, shortly(format));
        QCOMPARE(second.status, 1);
        QVERIFY2(second.printedOneLineWith(QString("another export (process %1)").arg(id)),
                 second.reported());
        QCOMPARE(leftovers(), half);
        // Fonts, and a platform for them, are there where words are drawn, and not elsewhere.
        QFile libraries(QString("/proc/%1/maps").arg(id));
#ifdef __linux__
        QVERIFY(libraries.open(QIODevice::ReadOnly));
        QCOMPARE(libraries.readAll().contains("platforms/libqoffscreen"), format == "png");
#endif

        QCOMPARE(::kill(id, SIGKILL), 0);
        const CliRun third = test::runCli(cli, shortly(format));
        QVERIFY2(third.status == 0, third.reported());
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(leftovers(), QStringList{"out"});
    }

private:
    static constexpr const char* cli = LEADLINE_BIN_DIR "/leadline-cli";

    [[nodiscard]] QString log() const
    {
        return m_folder.filePath("dive.bin");
    }
    [[nodiscard]] QString out() const
    {
        return m_folder.filePath("out");
    }
    [[nodiscard]] QStringList arguments(const QString& format) const
    {
        return {"export", log(), "--to", format, "-o", m_folder.filePath("out/out")};
    }
    [[nodiscard]] QStringList shortly(const QString& format) const
    {
        return arguments(format) + QStringList{"--until", "20"};
    }
    /// Something of it is on the disk.
    [[nodiscard]] bool hasBegun() const
    {
        // What stands in its place is whole.
        if (QFileInfo::exists(out() + "/out"))
            return false;
        QDirIterator all(out(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            all.next();
            if (!all.fileName().endsWith(".lock") && all.fileInfo().size() > 0)
                return true;
        }
        return false;
    }
    [[nodiscard]] QStringList leftovers() const
    {
        return QDir(out()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(CliExportKillTest)
#include "tst_cliexportkill.moc"
