// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"
#include "support/CsvCheck.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using std::chrono::milliseconds;

/// Tests with which sound speed exported distances are computed.
class CliExportSpeedTest : public QObject {
    Q_OBJECT

private slots:
    void aScannersRangeIsTimeTimesTheChosenSpeed()
    {
        // 666 ticks of 25 ns, 1200 samples: 14.985 m at 1500 m/s.
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        writer.record(
            milliseconds(1),
            test::Spoke360{.samplePeriod = 666, .samples = test::someSamples(1200, 1)}.frame());
        QCOMPARE(cells(writer, {}, 7), QStringList{"14.9850"});
        QCOMPARE(cells(writer, {"--sound-speed", "1300"}, 7), QStringList{"12.9870"});
        QCOMPARE(cells(writer, {"--sound-speed", "1700"}, 7), QStringList{"16.9830"});
    }

    void anEchosoundersMillimetresHoldItsOwnSpeed()
    {
        test::PingViewerWriter writer({.type = 1});
        milliseconds time{0};
        const auto add = [&](const test::Bytes& frame) {
            writer.record(time += milliseconds(1), frame);
        };
        const test::Echo1d ping{.distanceMm = 3000, .startMm = 300, .lengthMm = 6000};
        add(ping.profile());                 // nothing known: 1500
        add(test::speedOfSound(1'500));      // a peer program's 1.5 m/s
        add(ping.distance());                // still 1500
        add(test::speedOfSound(1'450'000));  //
        add(test::distanceSimple(3000, 99)); // 1450
        add(test::speedOfSound(1'299'999));  // implausible
        add(test::speedOfSound(1'700'001));  // implausible
        add(test::speedOfSound(1'500));      //
        add(ping.profile());                 // still 1450
        add(test::speedOfSound(1'300'000));  // just plausible
        add(ping.profile());                 // 1300
        add(test::speedOfSound(1'600'000));  // behind the last ping

        // As the device reported them.
        QCOMPARE(cells(writer, {}, 11),
                 (QStringList{"3.0000", "3.0000", "3.0000", "3.0000", "3.0000"}));
        // 3 m × 1508 / device's.
        const QStringList chosen{"--sound-speed", "1508"};
        QCOMPARE(cells(writer, chosen, 11),
                 (QStringList{"3.0160", "3.0160", "3.1200", "3.1200", "3.4800"}));
        QCOMPARE(cells(writer, chosen, 6),
                 (QStringList{"0.3016", "0.3016", "", "0.3120", "0.3480"}));
        QCOMPARE(cells(writer, chosen, 7),
                 (QStringList{"6.0320", "6.0320", "", "6.2400", "6.9600"}));
    }

    void theSpeedOfEachRowIsNamed()
    {
        test::PingViewerWriter writer({.type = 1});
        writer.record(milliseconds(1), test::Echo1d{}.profile());
        writer.record(milliseconds(2), test::speedOfSound(1'444'500));
        writer.record(milliseconds(3), test::Echo1d{}.profile());
        QCOMPARE(cells(writer, {"--vehicle"}, 20), (QStringList{"1500.00", "1444.50"}));
        QCOMPARE(cells(writer, {"--vehicle", "--sound-speed", "1480"}, 20),
                 (QStringList{"1480.00", "1480.00"}));
    }

    void aPeerThatWritesNonsenseAllDayCostsNoTime()
    {
        // Each ping looked back over all of these, this takes minutes.
        test::PingViewerWriter writer({.type = 1});
        test::Bytes second = test::speedOfSound(1'500);
        for (int i = 0; i < 4; ++i)
            base::append(second, test::distanceSimple(1000, 100));
        for (int i = 0; i < 20'000; ++i)
            writer.record(milliseconds(i), second);
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(cells(writer, {"--sound-speed", "1515"}, 11).count("1.0100"), 80'000);
        QVERIFY2(timer.elapsed() < 60'000, "the export took more than a minute");
    }

private:
    QStringList cells(const test::PingViewerWriter& writer, const QStringList& options, int column)
    {
        const QString path = m_folder.filePath("log.bin");
        test::writeFile(path, QByteArray(reinterpret_cast<const char*>(writer.bytes().data()),
                                         qsizetype(writer.bytes().size())));
        const auto run =
            test::runCli(LEADLINE_BIN_DIR "/leadline-cli",
                         QStringList{"export", path, "--to", "csv", "-o", "-"} + options);
        if (run.status != 0 || !run.error.isEmpty())
            qFatal("%s", run.reported().constData());
        QStringList found;
        for (const QByteArray& line : run.outLines().mid(1))
            found += QString::fromUtf8(line.split(',').value(column));
        return found;
    }

    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(CliExportSpeedTest)
#include "tst_cliexportspeed.moc"
