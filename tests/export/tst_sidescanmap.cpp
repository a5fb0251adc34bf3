// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcReader.h"
#include "export/MapExport.h"
#include "export/SideScanMap.h"
#include "sidescan/RowWindow.h"
#include "support/IndexedRecording.h"
#include "support/TestMain.h"
#include "support/XtfFile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using exporting::SideScanMap;
using sidescan::Side;
using test::XtfFile;
using Result = SideScanMap::Result;

namespace {

constexpr map::GeoPosition start{59.9, 10.7};
constexpr double altitudeM = 6;
constexpr double rangeM = 30;
constexpr int samples = 300;
/// A target to starboard, abeam of where the vehicle is after 10 s: slant range and strength.
constexpr double targetSlantM = 18.05;
constexpr std::uint8_t target = 250;
constexpr std::uint8_t portBottom = 40;
constexpr std::uint8_t starboardBottom = 90;

struct Survey {
    float heading = 0;
    bool saysAltitude = true;
    std::uint16_t units = 3;

    /// Northwards at 1 m/s for 20 s, two pings a second.
    [[nodiscard]] std::unique_ptr<formats::Recording> recording() const
    {
        const auto projection = *map::UtmProjection::of(start);
        const map::UtmPosition zero = projection.project(start);
        XtfFile::Bytes bytes = XtfFile::header({{.type = 1}, {.type = 2}}, units);
        for (int i = 0; i <= 40; ++i) {
            const auto at = projection.unproject({zero.eastingM, zero.northingM + i * 0.5});
            std::vector<std::uint8_t> port(samples, portBottom);
            std::vector<std::uint8_t> starboard(samples, starboardBottom);
            constexpr auto middle = std::size_t(targetSlantM / rangeM * samples);
            if (i == 20)
                std::fill_n(starboard.begin() + middle - 4, 9, target);
            XtfFile::Part left = XtfFile::part(0, port);
            XtfFile::Part right = XtfFile::part(1, starboard);
            left.slantRange = right.slantRange = static_cast<float>(rangeM);
            base::append(bytes, XtfFile::ping({.number = static_cast<std::uint32_t>(i),
                                               .second = i / 2,
                                               .hundredths = i % 2 * 50,
                                               .latitude = at.latitude,
                                               .longitude = at.longitude,
                                               .heading = heading,
                                               .altitude = saysAltitude ? float(altitudeM) : 0},
                                              {left, right}));
        }
        return test::indexed(bytes, "line.xtf");
    }
};

/// Level of a count of 8 bits: half decibels, of which full scale has 0 dB.
int levelOf(std::uint8_t count)
{
    return int(std::lround((20 * std::log10(count / 255.0) + 125) * 2));
}

/// Intensity and pings of the cell there, metres from the start.
struct Cell {
    int value = 0;
    int pings = 0;
};
Cell cellAt(const map::DiveMap& map, double northM, double eastM,
            map::Overlap overlap = map::Overlap::Mean)
{
    const map::UtmPosition zero = map.grid->projection.project(start);
    const auto corner = exporting::cornerOf(map);
    const double cell = map.mosaic->cellM();
    const auto& extent = map.mosaic->extent();
    std::vector<std::uint8_t> values(static_cast<std::size_t>(extent.columns()));
    std::vector<std::uint16_t> pings(values.size());
    const auto row = static_cast<int>(std::floor((corner.northM - zero.northingM - northM) / cell));
    const auto column = static_cast<int>(std::floor((zero.eastingM + eastM - corner.westM) / cell));
    if (row < 0 || row >= extent.rows() || column < 0 || column >= extent.columns())
        return {};
    map.mosaic->readRow(row, overlap, values, pings);
    return {values[static_cast<std::size_t>(column)], pings[static_cast<std::size_t>(column)]};
}

} // namespace

class SideScanMapTest : public QObject {
    Q_OBJECT

private slots:
    void pingsLieAbeamOfTheVehicle()
    {
        const auto recording = Survey{.heading = 0.001F}.recording();
        map::DiveMap map;
        SideScanMap::Counts counts;
        QVERIFY((SideScanMap{.cellM = 0.25}.build(recording->log(), map, counts)) == Result::Done);
        QCOMPARE(counts.pings, std::uint64_t{82});
        QCOMPARE(counts.drawn, std::uint64_t{82});
        const double groundM = std::sqrt(targetSlantM * targetSlantM - altitudeM * altitudeM);
        QCOMPARE(cellAt(map, 10, groundM, map::Overlap::Brightest).value, levelOf(target));
        QCOMPARE(cellAt(map, 10, groundM + 1).value, levelOf(starboardBottom));
        QCOMPARE(cellAt(map, 10, -groundM).value, levelOf(portBottom));
        QCOMPARE(cellAt(map, 10, -28).value, levelOf(portBottom));
        // No cell between the pings is left out, from below the vehicle to the end of the range.
        for (double east = -29; east < 29; east += 0.25)
            for (double north = 1; north < 19; north += 0.25)
                QVERIFY2(cellAt(map, north, east).pings > 0,
                         qPrintable(QStringLiteral("%1 %2").arg(north).arg(east)));
        // The slant range of 30 m reaches 29.39 m on the ground.
        QCOMPARE(cellAt(map, 10, 29.9).pings, 0);
    }

    void courseStandsForTheHeading()
    {
        const auto recording = Survey{}.recording();
        map::DiveMap map;
        SideScanMap::Counts counts;
        QVERIFY((SideScanMap{.cellM = 0.25}.build(recording->log(), map, counts)) == Result::Done);
        // At both ends there is no course.
        QVERIFY(counts.drawn > 60 && counts.drawn < 82);
        QCOMPARE(cellAt(map, 10, 20).value, levelOf(starboardBottom));
        QCOMPARE(cellAt(map, 10, -20).value, levelOf(portBottom));
    }

    void partIsDrawn()
    {
        const auto recording = Survey{.heading = 0.001F}.recording();
        map::DiveMap map;
        SideScanMap::Counts counts;
        const SideScanMap part{.from = 10s, .until = 12s};
        QVERIFY(part.build(recording->log(), map, counts) == Result::Done);
        QCOMPARE(counts.pings, std::uint64_t{10});
        // 30 m of range in 250 cells are the next of the usual cells.
        QVERIFY(map.mosaic->cellM() >= rangeM / 250 && map.mosaic->cellM() <= 0.25);
        QCOMPARE(cellAt(map, 5, 20).pings, 0);
        QVERIFY(cellAt(map, 11, 20).pings > 0);
    }

    void whatTheUserSaysBeatsWhatIsFound()
    {
        const auto recording = Survey{.heading = 0.001F}.recording();
        sidescan::SideFinder finder;
        finder.lookAt(recording->log());
        QCOMPARE(finder.units().size(), 2U);
        sidescan::Corrections corrections{.bottom = {{.points = {{-1s, 12}, {60s, 12}}}}};
        for (const sidescan::Unit& unit : finder.units())
            corrections.sides.units[unit] =
                finder.sideOf(recording->log(), unit) == Side::Port ? Side::Starboard : Side::Port;
        map::DiveMap map;
        SideScanMap::Counts counts;
        const SideScanMap turned{.cellM = 0.25, .corrections = corrections};
        QVERIFY(turned.build(recording->log(), map, counts) == Result::Done);
        const double groundM = std::sqrt(targetSlantM * targetSlantM - 12 * 12);
        QCOMPARE(cellAt(map, 10, -groundM, map::Overlap::Brightest).value, levelOf(target));
        QCOMPARE(cellAt(map, 10, groundM).value, levelOf(portBottom));
        // One without a side is counted, both are a reason to draw nothing.
        corrections.sides.units[finder.units().front()] = Side::Unknown;
        const SideScanMap one{.cellM = 0.25, .corrections = corrections};
        QVERIFY(one.build(recording->log(), map, counts) == Result::Done);
        QCOMPARE(counts.withoutSide, std::uint64_t{41});
        QCOMPARE(counts.pings, std::uint64_t{41});
        corrections.sides.units[finder.units().back()] = Side::Unknown;
        const SideScanMap none{.cellM = 0.25, .corrections = corrections};
        QVERIFY(none.build(recording->log(), map, counts) == Result::NoSides);
    }

    void whatCannotBePlacedIsNotDrawn()
    {
        map::DiveMap map;
        SideScanMap::Counts counts;
        QVERIFY(SideScanMap{}.build(Survey{.units = 0}.recording()->log(), map, counts) ==
                Result::NoPositions);
        const Survey noBottom{.heading = 0.001F, .saysAltitude = false};
        QVERIFY(SideScanMap{}.build(noBottom.recording()->log(), map, counts) ==
                Result::NothingDrawn);
        QCOMPARE(counts.withoutBottom, std::uint64_t{82});
        QVERIFY(!map.mosaic);
        const SideScanMap stopped{.stop = [] { return true; }};
        QVERIFY(stopped.build(Survey{}.recording()->log(), map, counts) == Result::Stopped);
    }

    void gdalReadsTheCornersBack()
    {
        const QString gdalinfo = QStandardPaths::findExecutable("gdalinfo");
        if (gdalinfo.isEmpty())
            QSKIP("gdalinfo is not installed (gdal-bin)");
        const auto recording = Survey{.heading = 0.001F}.recording();
        map::DiveMap map;
        SideScanMap::Counts counts;
        QVERIFY((SideScanMap{.cellM = 0.25}.build(recording->log(), map, counts)) == Result::Done);
        const QTemporaryDir folder;
        const QString path = folder.filePath("mosaic.tif");
        QVERIFY((exporting::MapExport{
            .map = map, .decibels = sidescan::levelScale, .software = "Leadline"}
                     .writeGeoTiff(path.toStdString())));
        QProcess process;
        process.start(gdalinfo, {"-json", path});
        QVERIFY(process.waitForFinished());
        const QJsonObject info = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QVERIFY(info["coordinateSystem"]["wkt"].toString().contains("WGS 84 / UTM zone 32N"));
        const map::UtmPosition zero = map.grid->projection.project(start);
        const QJsonArray upperLeft = info["cornerCoordinates"]["upperLeft"].toArray();
        const QJsonArray lowerRight = info["cornerCoordinates"]["lowerRight"].toArray();
        // The swath is 29.4 m wide on both sides of a track of 20 m.
        QVERIFY(std::abs(upperLeft[0].toDouble() - zero.eastingM + 29.4) < 1);
        QVERIFY(std::abs(lowerRight[0].toDouble() - zero.eastingM - 29.4) < 1);
        QVERIFY(std::abs(upperLeft[1].toDouble() - zero.northingM - 20) < 2);
        QVERIFY(std::abs(lowerRight[1].toDouble() - zero.northingM) < 2);
        const QJsonObject levels = info["bands"].toArray()[0].toObject();
        QCOMPARE(levels["description"].toString(), QString("Echo level, relative"));
        QCOMPARE(levels["unit"].toString(), QString("dB"));
        QCOMPARE(levels["offset"].toDouble(), -125.0);
        QCOMPARE(levels["scale"].toDouble(), 0.5);
    }

    void netcdfSaysThatItsLevelsAreDecibels()
    {
        const auto recording = Survey{.heading = 0.001F}.recording();
        map::DiveMap map;
        SideScanMap::Counts counts;
        QVERIFY((SideScanMap{.cellM = 0.5}.build(recording->log(), map, counts)) == Result::Done);
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("mosaic.nc").toStdString();
        const std::filesystem::path linear = folder.filePath("linear.nc").toStdString();
        QVERIFY(
            (exporting::MapExport{.map = map, .decibels = sidescan::levelScale}.writeNetcdf(path)));
        const test::NcReader levels(path);
        QCOMPARE(levels.text("", "long_name", "echo"), QString("Echo level, relative"));
        QCOMPARE(levels.text("", "units", "echo"), QString("dB"));
        QCOMPARE(levels.number("", "scale_factor", "echo"), 0.5);
        QCOMPARE(levels.number("", "add_offset", "echo"), -125.0);
        QCOMPARE(levels.text("", "units", "pings"), QString("1"));
        QVERIFY(exporting::MapExport{.map = map}.writeNetcdf(linear));
        QCOMPARE(test::NcReader(linear).text("", "units", "echo"), QString("1"));
    }
};

LEADLINE_APPLESS_TEST(SideScanMapTest)
#include "tst_sidescanmap.moc"
