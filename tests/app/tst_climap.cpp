// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/Message.h"
#include "registration/TurningVehicle.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/PingViewerWriter.h"
#include "support/SideScanSea.h"
#include "support/TestMain.h"
#include "support/XtfFile.h"

#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <random>

using namespace leadline;
using test::CliRun;
using Water = test::TurningVehicle::Water;

class CliMapTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_file = recorded("harbour.bin", test::TurningVehicle(3, Water::Harbour, 4));
    }

    void aPictureHasItsWorldFile()
    {
        const QString out = m_folder.filePath("harbour.png");
        const CliRun run = map({m_file, "-o", out, "--json"});
        QVERIFY2(run.status == 0, run.reported());
        const QJsonObject object = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(object["datum"].toString(), QString("local"));
        QVERIFY(object["epsg"].isNull());
        QCOMPARE(object["up"].toString(), QString("first heading"));
        QCOMPARE(object["built_on"].toString(), QString("picture"));
        QCOMPARE(object["turns"].toInt(), 4);
        QVERIFY(object["turns_placed"].toInt() >= 3);
        QVERIFY(object["last_position_pm_m"].toDouble() > 0);
        QVERIFY(object["last_position_pm_m"].toDouble() <= 2.5);
        const double cell = object["cell_m"].toDouble();
        QCOMPARE(cell, 0.1);
        const QJsonObject extent = object["extent"].toObject();

        const QImage image(out);
        QCOMPARE(
            image.width(),
            int(std::lround((extent["east_m"].toDouble() - extent["west_m"].toDouble()) / cell)));
        QCOMPARE(
            image.height(),
            int(std::lround((extent["north_m"].toDouble() - extent["south_m"].toDouble()) / cell)));
        QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
        QCOMPARE(qAlpha(image.pixel(image.width() / 2, image.height() / 3)), 255);

        const QList<QByteArray> world =
            test::readFile(m_folder.filePath("harbour.pgw")).split('\n');
        QCOMPARE(world.size(), 7);
        QCOMPARE(world[0].toDouble(), cell);
        QCOMPARE(world[3].toDouble(), -cell);
        QVERIFY(std::abs(world[4].toDouble() - extent["west_m"].toDouble() - cell / 2) < 1e-3);
        QVERIFY(std::abs(world[5].toDouble() - extent["north_m"].toDouble() + cell / 2) < 1e-3);
    }

    void aPictureOfSimulatedDataIsMarked()
    {
        const QString simulated = recorded(
            "simulated.bin", test::TurningVehicle(3, Water::Harbour, 3), "v2.6.0 simulated");
        const QString out = m_folder.filePath("marked.png");
        const CliRun run = map({simulated, "-o", out, "--cell", "0.2"});
        QVERIFY2(run.status == 0, run.reported());
        // The ground of the mark, left of its word.
        QCOMPARE(QImage(out).pixelColor(15, 15), QColor(0x05, 0x09, 0x0d));
    }

    void nothingIsOverwrittenUnasked()
    {
        const QString out = m_folder.filePath("twice.png");
        test::writeFile(m_folder.filePath("twice.pgw"), "mine");
        const CliRun run = map({m_file, "-o", out});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.printedOneLineWith("--force"), run.reported());
        QVERIFY(!QFile::exists(out));
        QCOMPARE(test::readFile(m_folder.filePath("twice.pgw")), QByteArray("mine"));
        const CliRun forced = map({m_file, "-o", out, "--force", "--cell", "0.5"});
        QVERIFY2(forced.status == 0, forced.reported());
        QVERIFY(test::readFile(m_folder.filePath("twice.pgw")).startsWith("0.5"));
        QVERIFY2(forced.out.startsWith("Built on picture, "), forced.reported());
        QVERIFY2(forced.out.contains("Up is the first heading."), forced.reported());
    }

    void netcdfIsWritten()
    {
        const QString out = m_folder.filePath("harbour.nc");
        const CliRun run = map({m_file, "-o", out, "--cell", "0.5"});
        QVERIFY2(run.status == 0, run.reported());
        QVERIFY(test::readFile(out).startsWith("\x89HDF"));
    }

    void whatCannotBeMappedIsSaid_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("out");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("sentence");
        test::PingViewerWriter sounder({.type = 1});
        sounder.record(std::chrono::milliseconds(100), test::Echo1d{}.profile());
        test::writeFile(m_folder.filePath("sounder.bin"), test::bytesOf(sounder.bytes()));
        test::writeFile(m_folder.filePath("empty.bin"), "");
        const QString open = recorded("open.bin", test::TurningVehicle(5, Water::Open, 4));
        const QString png = m_folder.filePath("none.png");
        QTest::newRow("GeoTIFF without positions")
            << m_file << m_folder.filePath("none.tif") << QStringList{"--cell", "0.5"}
            << QByteArray("A GeoTIFF needs positions, and this recording holds none.");
        QTest::newRow("no scanning sonar")
            << m_folder.filePath("sounder.bin") << png << QStringList{}
            << QByteArray("sounder.bin holds no pings of a scanning sonar.");
        QTest::newRow("empty file")
            << m_folder.filePath("empty.bin") << png << QStringList{} << QByteArray("empty.bin");
        QTest::newRow("no turn") << m_file << png << QStringList{"--until", "0.1"}
                                 << QByteArray("No whole turn of the sonar");
        QTest::newRow("one turn") << m_file << png << QStringList{"--until", "13"}
                                  << QByteArray("echoes too few to place turns");
        QTest::newRow("open water") << open << png << QStringList{}
                                    << QByteArray("open.bin: echoes too few to place turns.");
    }
    void whatCannotBeMappedIsSaid()
    {
        QFETCH(QString, file);
        QFETCH(QString, out);
        QFETCH(QStringList, options);
        QFETCH(QByteArray, sentence);
        const CliRun run = map(QStringList{file, "-o", out} + options);
        QCOMPARE(run.status, 1);
        QVERIFY2(run.printedOneLineWith(sentence), run.reported());
        QVERIFY(!QFile::exists(out));
    }

    void sideScanPingsAreMapped()
    {
        const QString file = sideScanLine("line.xtf", 0, 10);
        const QString out = m_folder.filePath("line.png");
        const CliRun run = map({file, "-o", out, "--json", "--cell", "0.5"});
        QVERIFY2(run.status == 0, run.reported());
        const QJsonObject object = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(object["epsg"].toInt(), 32631);
        QCOMPARE(object["pings"].toInt(), 20);
        QCOMPARE(object["pings_drawn"].toInt(), 16);
        QCOMPARE(object["pings_without_bottom"].toInt(), 4);
        QCOMPARE(object["pings_without_place"].toInt(), 0);
        QCOMPARE(object["built_on"].toString(), "GPS + compass");
        QCOMPARE(object["up"].toString(), "north");
        QVERIFY(object["last_position_pm_m"].isNull());
        // Ten metres of way, and fifty to each side.
        QVERIFY2(std::abs(object["area_m2"].toDouble() - 1000) < 150,
                 qPrintable(QString::number(object["area_m2"].toDouble())));
        const QJsonObject extent = object["extent"].toObject();
        QVERIFY(extent["east_m"].toDouble() - extent["west_m"].toDouble() > 98);
        QVERIFY(!QImage(out).isNull());
        const CliRun told = map({file, "-o", out, "--force", "--cell", "0.5"});
        QVERIFY2(
            told.out.startsWith("16 of 20 pings drawn, cells of 0.5 m, WGS 84 / UTM zone 31N."),
            told.out);
        QVERIFY2(told.out.contains("4 pings without a bottom."), told.out);
        QVERIFY2(told.out.contains("Built on GPS + compass, covers "), told.out);
    }

    void pingsWithoutAPlaceAreCountedAndTheLastPlaceHasItsBound()
    {
        test::McapFile file;
        const auto sonar = file.rawChannel("sonar/a/rx", {{"family", "omniscan450"}});
        const auto vehicle =
            file.rawChannel("mavlink_raw/out", {{"device", "vehicle"}, {"link", "udp:1"}});
        std::mt19937 random(1);
        std::uint8_t sequence = 0;
        const auto say = [&](std::int64_t ms, const auto& message) {
            file.frame(vehicle, ms, mavlink::encodeFrame({{1, 1}, sequence++}, message));
        };
        constexpr int positioned = 10;
        constexpr int pings = 20;
        // A ping has a place between two positions.
        for (int i = 0; i <= pings; ++i) {
            const std::int64_t ms = 500 * i;
            if (i >= positioned) {
                say(ms, mavlink::Heartbeat{0, 12, 3, 0xc1, 4, 3});
                mavlink::GpsRawInt gps;
                gps.fixType = 3;
                gps.lat = 600'000'000 + i * 50;
                gps.lon = 50'000'000;
                gps.hAcc = 1500;
                say(ms + 1, gps);
                mavlink::Attitude attitude;
                attitude.timeBootMs = static_cast<std::uint32_t>(ms);
                say(ms + 2, attitude);
            }
            if (i < pings)
                file.frame(sonar, ms + 10,
                           test::SideScanSea{.samples = 200}.frame(random, 1, 1, 90));
        }
        const QString path = m_folder.filePath("late.mcap");
        test::writeFile(path, test::bytesOf(file.finished()));
        const CliRun run =
            map({path, "-o", m_folder.filePath("late.png"), "--json", "--cell", "0.5"});
        QVERIFY2(run.status == 0, run.reported());
        const QJsonObject object = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(object["pings"].toInt(), pings);
        QCOMPARE(object["pings_without_place"].toInt(), positioned);
        QCOMPARE(object["last_position_pm_m"].toDouble(), 3.0);
    }

    void twoHalvesOfADiveGiveOneMap()
    {
        const test::TurningVehicle vehicle(3, Water::Harbour, 4);
        const std::uint64_t half = vehicle.log().frameCount() / 2;
        const QString first = recorded("20260801-120000000.bin", vehicle, 0, half);
        const QString second = recorded("20260801-120027000.bin", vehicle, half,
                                        vehicle.log().frameCount(), std::chrono::seconds(27));
        const QString out = m_folder.filePath("halves.png");
        const CliRun halves = map({first, second, "-o", out, "--json", "--cell", "0.5"});
        QVERIFY2(halves.status == 0 && halves.error.isEmpty(), halves.reported());
        const QString wholeOut = m_folder.filePath("whole.png");
        const CliRun whole = map({m_file, "-o", wholeOut, "--json", "--cell", "0.5"});
        QVERIFY2(whole.status == 0, whole.reported());
        QCOMPARE(halves.out, whole.out);
        QCOMPARE(QImage(out), QImage(wholeOut));
    }

    void sonarsThatAreNotMappedAreNamed()
    {
        const test::TurningVehicle vehicle(3, Water::Harbour, 2);
        const QString one = recorded("20260802-120000000.bin", vehicle);
        const QString other = recorded("20260802-120001000.bin", vehicle);
        const QString out = m_folder.filePath("one-of-two.png");
        const CliRun run = map({one, other, "-o", out, "--cell", "0.5"});
        QVERIFY2(run.status == 0, run.reported());
        QCOMPARE(run.error, QByteArray("Only ping360 is mapped; left out: ping360-2.\n"));
    }

    void twoSideScanFilesGiveOneMap()
    {
        const QStringList files{sideScanLine("first.xtf", 0, 5), sideScanLine("second.xtf", 5, 10)};
        const CliRun run =
            map(files + QStringList{"-o", m_folder.filePath("two.png"), "--json", "--cell", "0.5"});
        QVERIFY2(run.status == 0, run.reported());
        QCOMPARE(QJsonDocument::fromJson(run.out).object()["pings"].toInt(), 20);
    }

    void theSideOfAUnitIsGivenWhereItIsNotKnown()
    {
        using test::XtfFile;
        XtfFile::Bytes bytes = XtfFile::header({{.type = 0}});
        for (int i = 0; i < 10; ++i)
            base::append(bytes, XtfFile::ping({.second = i,
                                               .latitude = 60 + i * 1e-5,
                                               .longitude = 5,
                                               .heading = 1,
                                               .altitude = 6},
                                              {XtfFile::part(0, std::vector<std::uint8_t>(100))}));
        const QString file = m_folder.filePath("unknown.xtf");
        test::writeFile(file, test::bytesOf(bytes));
        const QString out = m_folder.filePath("unknown.png");
        const CliRun none = map({file, "-o", out});
        QCOMPARE(none.status, 1);
        QCOMPARE(none.error,
                 QByteArray("The side of xtf is not known: give it with --side xtf=port "
                            "or --side xtf=starboard.\n"));
        const CliRun port = map({file, "-o", out, "--json", "--side", "xtf=port"});
        QVERIFY2(port.status == 0, port.reported());
        QCOMPARE(QJsonDocument::fromJson(port.out).object()["pings_drawn"].toInt(), 10);
        const CliRun up = map({file, "-o", out, "--side", "xtf=up"});
        QCOMPARE(up.status, 2);
        QCOMPARE(up.error, QByteArray("--side takes NAME=port or NAME=starboard.\n"));
        const CliRun other = map({file, "-o", out, "--side", "ping360=port"});
        QCOMPARE(other.status, 1);
        const CliRun scanning = map({m_file, "-o", out, "--side", "ping360=port"});
        QCOMPARE(scanning.status, 2);
    }

private:
    QString recorded(const QString& name, const test::TurningVehicle& vehicle,
                     const std::string& tag = "v2.6.0")
    {
        return recorded(name, vehicle, 0, vehicle.log().frameCount(), {}, tag);
    }
    /// The frames from `first` to before `end`, with times counted from `start`.
    QString recorded(const QString& name, const test::TurningVehicle& vehicle, std::uint64_t first,
                     std::uint64_t end, std::chrono::milliseconds start = {},
                     const std::string& tag = "v2.6.0")
    {
        test::PingViewerWriter writer({.tag = tag});
        std::vector<std::byte> scratch;
        for (std::uint64_t i = first; i < end; ++i) {
            const auto frame = vehicle.log().read(i, scratch);
            writer.record(
                std::chrono::duration_cast<std::chrono::milliseconds>(*vehicle.log().timeOf(i)) -
                    start,
                frame->bytes);
        }
        const QString file = m_folder.filePath(name);
        test::writeFile(file, test::bytesOf(writer.bytes()));
        return file;
    }
    /// Pings on both sides in the seconds from `first` to before `end`; from 8 on without a bottom.
    QString sideScanLine(const QString& name, int first, int end)
    {
        using test::XtfFile;
        XtfFile::Bytes bytes = XtfFile::header({{.type = 1}, {.type = 2}});
        const std::vector<std::uint8_t> samples(100, 80);
        for (int i = first; i < end; ++i)
            base::append(bytes,
                         XtfFile::ping({.second = i,
                                        .latitude = 60 + i * 1e-5,
                                        .longitude = 5,
                                        .heading = 1,
                                        .altitude = i < 8 ? 6.0F : 0.0F},
                                       {XtfFile::part(0, samples), XtfFile::part(1, samples)}));
        const QString file = m_folder.filePath(name);
        test::writeFile(file, test::bytesOf(bytes));
        return file;
    }
    static CliRun map(const QStringList& arguments)
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli", QStringList{"map"} + arguments);
    }

    QTemporaryDir m_folder;
    QString m_file;
};

LEADLINE_GUILESS_TEST(CliMapTest)

#include "tst_climap.moc"
