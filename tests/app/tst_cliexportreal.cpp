// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"
#include "support/CsvCheck.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTest>
#include <QTime>

#include <algorithm>

using namespace leadline;
using test::CliRun;

/// Compares exported rows of real recordings with those of an independent reader.
class CliExportRealTest : public QObject {
    Q_OBJECT

private slots:
    void everyRowIsWhatAPlainReaderFinds_data() { files(); }
    void everyRowIsWhatAPlainReaderFinds()
    {
        QFETCH(QString, path);
        const auto log = test::readNaively(path);
        const CliRun run = cli({"export", path, "--to", "csv", "--samples", "-o", "-"});
        QVERIFY2(run.status == 0 && run.error == remarkOn(log), run.reported());
        QCOMPARE(test::differenceOf(run.out, test::pingsOf(log), nameOf(log), true), QString());
    }

    void anotherSoundSpeedMovesEveryRange_data() { files(); }
    void anotherSoundSpeedMovesEveryRange()
    {
        QFETCH(QString, path);
        const auto log = test::readNaively(path);
        const CliRun run =
            cli({"export", path, "--to", "csv", "--sound-speed", "1447.5", "-o", "-"});
        QVERIFY2(run.status == 0 && run.error == remarkOn(log), run.reported());
        QCOMPARE(test::differenceOf(run.out, test::pingsOf(log, 1447.5), nameOf(log), false),
                 QString());
    }

    void bothEndsOfAStretchBelongToIt_data() { files(); }
    void bothEndsOfAStretchBelongToIt()
    {
        QFETCH(QString, path);
        const auto log = test::readNaively(path);
        const auto all = test::pingsOf(log);
        const qint64 from = all[all.size() / 3].timeMs;
        const qint64 until = all[all.size() / 2].timeMs;
        QList<test::NaivePing> wanted;
        std::copy_if(all.begin(), all.end(), std::back_inserter(wanted),
                     [&](const auto& ping) { return ping.timeMs >= from && ping.timeMs <= until; });
        const CliRun run =
            cli({"export", path, "--to", "csv", "--samples", "--from", seconds(from), "--until",
                 QTime::fromMSecsSinceStartOfDay(int(until)).toString("HH:mm:ss.zzz"), "-o", "-"});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.reported());
        QCOMPARE(test::differenceOf(run.out, wanted, nameOf(log), true), QString());
    }

private:
    static void files()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(LEADLINE_SHARED_DIR "/data/pingviewer"));
        if (!folder.exists())
            QSKIP("The real recordings are not here: LEADLINE_SHARED/data/pingviewer");
        for (const QString& name : folder.entryList({"*.bin"}, QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    static QString seconds(qint64 ms) { return QString::number(double(ms) / 1000, 'f', 3); }
    static QByteArray nameOf(const test::NaiveBin& log)
    {
        return log.deviceType == 1 ? "ping1d" : "ping360";
    }
    static QByteArray remarkOn(const test::NaiveBin& log)
    {
        return log.truncated ? "The recording ends early: its last record is cut off.\n" : "";
    }
    static CliRun cli(const QStringList& arguments)
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli", arguments);
    }
};

LEADLINE_GUILESS_TEST(CliExportRealTest)
#include "tst_cliexportreal.moc"
