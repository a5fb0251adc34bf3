// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"
#include "support/CsvCheck.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using std::chrono::milliseconds;
using test::bytesOf;
using test::CliRun;
using test::Echo1d;
using test::Spoke360;

class CliExportTest : public QObject {
    Q_OBJECT

private slots:
    void aScannersRowsAreThoseOfThePlainReader()
    {
        test::PingViewerWriter writer({.zeroDigit = U'\u06f0'});
        writer.record(milliseconds(1), test::deviceInformation(2, 2));
        for (unsigned i = 0; i < 60; ++i) {
            Spoke360 spoke{.angleGrad = std::uint16_t(i * 37 % 400),
                           .gain = std::uint8_t(i % 3),
                           .transmitUs = std::uint16_t(5 + i),
                           .samplePeriod = std::uint16_t(80 + 37 * i),
                           .frequencyKhz = std::uint16_t(650 + i),
                           .samples = test::someSamples(i * 20, i)};
            if (i % 4 == 3)
                spoke.steps = std::uint8_t(1 + i % 10);
            if (i % 5 == 2)
                spoke.claimed = std::uint16_t(i % 10 < 5 ? spoke.samples.size() + 700 : 2);
            const auto frame = spoke.frame();
            const auto cut = std::ptrdiff_t(i % 7 + 1); // frames that lie in two reads
            writer.record(milliseconds(10 + 61 * i), base::ByteSpan(frame).first(std::size_t(cut)));
            writer.record(milliseconds(13 + 61 * i),
                          base::ByteSpan(frame).subspan(std::size_t(cut)));
        }
        holds(writer, "ping360");
    }

    void anEchosoundersRowsAreThoseOfThePlainReader()
    {
        test::PingViewerWriter writer({.type = 1});
        for (unsigned i = 0; i < 60; ++i) {
            Echo1d echo{.distanceMm = 70'000 * i,
                        .confidence = std::uint16_t(i % 101),
                        .transmitUs = std::uint16_t(20 * i),
                        .pingNumber = 4'294'967'295U - i,
                        .startMm = 13 * i,
                        .lengthMm = 1001 * i,
                        .gain = i % 7,
                        .samples = test::someSamples(i * 10, i)};
            if (i % 5 == 2)
                echo.claimed = std::uint16_t(i % 10 < 5 ? 1200 : 3);
            writer.record(milliseconds(100 * i), i % 3 == 0 ? echo.distance() : echo.profile());
            if (i % 4 == 0)
                writer.record(milliseconds(100 * i + 7), test::distanceSimple(7 * i, 55));
        }
        holds(writer, "ping1d");
    }

    void aWrongHeaderGivesNoRows()
    {
        test::PingViewerWriter writer({.type = 1});
        writer.record(milliseconds(10), Spoke360{.samples = {1, 2, 3}}.frame());
        const QString file = m_folder.filePath("wrong.bin");
        const QString out = m_folder.filePath("wrong.csv");
        test::writeFile(file, bytesOf(writer.bytes()));
        const CliRun run = cli({"export", file, "--to", "csv", "--samples", "-o", out});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.printedOneLineWith("The recording holds no pings of a sonar."),
                 run.reported());
        QVERIFY(!QFile::exists(out));
    }

    void columnsAreAsManyAsTheLongestExportedPing()
    {
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        for (unsigned i = 1; i <= 4; ++i)
            writer.record(milliseconds(1000 * i),
                          Spoke360{.samples = test::someSamples(i * 100, i)}.frame());
        const auto header = [&](const QStringList& options) {
            const QByteArray csv = exported(writer.bytes(), options + QStringList{"--samples"});
            return csv.left(csv.indexOf('\n'));
        };
        QCOMPARE(header({}), test::csvHeaderWith(400));
        QCOMPARE(header({"--until", "3"}), test::csvHeaderWith(300));
        QCOMPARE(header({"--from", "1", "--until", "1.999"}), test::csvHeaderWith(100));
    }

    void bothEndsOfAStretchBelongToIt()
    {
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        for (unsigned i = 0; i < 10; ++i)
            writer.record(milliseconds(1000 + 100 * i), Spoke360{.samples = {1}}.frame());
        const auto rows = [&](const QStringList& options) {
            return exported(writer.bytes(), options).count('\n') - 1;
        };
        QCOMPARE(rows({"--from", "1.2", "--until", "1.4"}), 3);
        QCOMPARE(rows({"--from", "1.201", "--until", "1.399"}), 1);
        QCOMPARE(rows({"--from", "00:00:01.9"}), 1);
        QCOMPARE(rows({"--from", "500"}), 1); // past the end means the end
        QCOMPARE(rows({"--until", "500"}), 10);
        const CliRun none = cli({"export", m_folder.filePath("log.bin"), "--to", "csv", "--until",
                                 "0.999", "-o", m_folder.filePath("none.csv")});
        QCOMPARE(none.status, 1);
        QVERIFY2(none.printedOneLineWith("This part of the recording"), none.reported());
    }

    void timesThatGoBackAreSortedAndTheirLatestIsTheEnd()
    {
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        for (const int second : {10, 20, 30, 5, 6, 7})
            writer.record(milliseconds(1000 * second), Spoke360{.samples = {1}}.frame());
        QStringList times;
        for (const QByteArray& line : exported(writer.bytes(), {}).split('\n'))
            times += QString::fromUtf8(line.left(line.indexOf(',')));
        QCOMPARE(times.mid(1, 6),
                 (QStringList{"5.000", "6.000", "7.000", "10.000", "20.000", "30.000"}));
        QCOMPARE(exported(writer.bytes(), {"--from", "8"}).count('\n'), 1 + 3);
        QCOMPARE(exported(writer.bytes(), {"--from", "800"}).count('\n'), 1 + 1);
    }

    void twoDevicesAreTwoStreamsMergedByTime()
    {
        test::Bytes bytes =
            test::joined({test::deviceInformation(1, 1), test::deviceInformation(2, 2)});
        for (unsigned i = 0; i < 6; ++i)
            base::append(bytes, i % 2 == 0 ? Echo1d{.pingNumber = i, .samples = {1, 2}}.profile()
                                           : Spoke360{.samples = {3, 4, 5}}.frame());
        test::writeFile(m_folder.filePath("two.svlog"), bytesOf(bytes));
        const QByteArray csv = exported(m_folder.filePath("two.svlog"), {});
        const QList<QByteArray> lines = csv.split('\n');
        QCOMPARE(lines.size(), 1 + 6 + 1);
        for (int i = 0; i < 6; ++i) {
            const QByteArray time = "0." + QByteArray::number(2 + i) + "00"; // 0.1 s a frame
            const QByteArray stream = i % 2 == 0 ? ",,ping1d,1300," : ",,ping360,2300,";
            QVERIFY2(lines[i + 1].startsWith(time + stream), lines[i + 1]);
        }
        const QByteArray one = exported(m_folder.filePath("two.svlog"), {"--stream", "ping360"});
        QCOMPARE(one.count('\n'), 1 + 3);
        QCOMPARE(one.count(",ping360,"), 3);
        const CliRun none = cli({"export", m_folder.filePath("two.svlog"), "--to", "csv",
                                 "--stream", "ping360-2", "-o", "-"});
        QCOMPARE(none.status, 1);
        QVERIFY2(none.printedOneLineWith("ping1d, ping360"), none.reported());
        QCOMPARE(none.out, QByteArray());
    }

    void vehicleColumnsAreAppended()
    {
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        for (const int grad : {0, 100, 199, 200, 399})
            writer.record(milliseconds(grad),
                          Spoke360{.angleGrad = std::uint16_t(grad), .samples = {9}}.frame());
        const QList<QByteArray> lines =
            exported(writer.bytes(), {"--vehicle", "--samples"}).split('\n');
        QCOMPARE(lines[0], test::csvHeaderWith(1) + ",rel_bearing_deg,heading_deg,bearing_deg,"
                                                    "vehicle_depth_m,lat,lon,sound_speed_m_s");
        const double bearings[] = {-180, -90, -0.9, 0, 179.1};
        for (int i = 0; i < 5; ++i) {
            const QList<QByteArray> cells = lines[i + 1].split(',');
            QCOMPARE(cells.size(), 15 + 7);
            QCOMPARE(cells[14], QByteArray("9"));
            QCOMPARE(cells[15].toDouble(), bearings[i]);
            for (int empty = 16; empty < 21; ++empty)
                QCOMPARE(cells[empty], QByteArray());
            QCOMPARE(cells[21].toDouble(), 1500.0);
        }
    }

    void everyLocaleHasADecimalPoint_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::newRow("German") << "de_DE";
        QTest::newRow("Persian") << "fa_IR";
    }

    void everyLocaleHasADecimalPoint()
    {
        QFETCH(QString, locale);
        // The C library knows the locale too, if it can be made here.
        QProcess localedef;
        localedef.start("localedef",
                        {"-i", locale, "-f", "UTF-8", m_folder.filePath(locale + ".UTF-8")});
        localedef.waitForFinished();
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        for (unsigned i = 0; i < 3; ++i)
            writer.record(milliseconds(1500 * i + 1), Spoke360{.samples = {1, 2}}.frame());
        const QStringList options{"--from", "0.5", "--sound-speed", "1450.5", "--vehicle"};
        const QByteArray plain = exported(writer.bytes(), options);
        // The C library does not free what it makes of LOCPATH: nothing to us under asan.
        const QString known = m_folder.filePath("known-leaks");
        test::writeFile(known, "leak:argz_add_sep\n");
        m_environment = {{"LC_ALL", locale + ".UTF-8"},
                         {"LOCPATH", m_folder.path()},
                         {"LSAN_OPTIONS", "print_suppressions=0:suppressions=" + known}};
        const QByteArray there = exported(writer.bytes(), options);
        m_environment.clear();
        QCOMPARE(there, plain);
        QCOMPARE(plain.count('\n'), 3);
        QVERIFY(plain.startsWith("time_s,")); // no byte order mark
    }

private:
    /// The rows of a log of one device are what the plain reader finds.
    void holds(const test::PingViewerWriter& writer, const QByteArray& stream)
    {
        const auto pings = test::pingsOf(test::readNaively(bytesOf(writer.bytes())));
        QVERIFY(pings.size() >= 60);
        for (const bool samples : {false, true}) {
            const QByteArray csv =
                exported(writer.bytes(), samples ? QStringList{"--samples"} : QStringList{});
            QCOMPARE(test::differenceOf(csv, pings, stream, samples), QString());
        }
    }
    QByteArray exported(const std::vector<std::byte>& bytes, const QStringList& options)
    {
        test::writeFile(m_folder.filePath("log.bin"), bytesOf(bytes));
        return exported(m_folder.filePath("log.bin"), options);
    }
    QByteArray exported(const QString& path, const QStringList& options)
    {
        const QString out = m_folder.filePath("out.csv");
        const CliRun run =
            cli(QStringList{"export", path, "--to", "csv", "--force", "-o", out} + options);
        if (run.status != 0 || !run.error.isEmpty() || !run.out.isEmpty())
            qFatal("%s", run.reported().constData());
        return test::readFile(out);
    }
    CliRun cli(const QStringList& arguments)
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli", arguments, m_environment);
    }

    QTemporaryDir m_folder;
    QMap<QString, QString> m_environment;
};

LEADLINE_GUILESS_TEST(CliExportTest)
#include "tst_cliexport.moc"
