// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/MapExport.h"
#include "map/MapBuilder.h"
#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "registration/TurningVehicle.h"
#include "support/TestMain.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>
#include <numbers>

using namespace leadline;
using map::DiveMap;
using map::MapBuilder;
using test::TurningVehicle;

namespace {

constexpr map::GeoPosition start{59.9, 10.7};

/// The simulated vehicle with its autopilot beside it: heading, and positions of satellites.
class PositionedDive {
public:
    PositionedDive(const TurningVehicle& vehicle, int turns)
    {
        const auto sonar = *m_log.addStream(1, ping::Family::Ping360);
        m_link = *m_log.addStream(0, ping::DeviceKind::Vehicle);
        const auto projection = *map::UtmProjection::of(start);
        const map::UtmPosition zero = projection.project(start);
        const double convergence = projection.convergenceDeg(start);
        std::vector<std::byte> scratch;
        for (int ping = 0; ping < turns * TurningVehicle::pingsPerTurn; ++ping) {
            const auto number = std::uint64_t(ping);
            const log::Time time = *vehicle.log().timeOf(number);
            const auto& place = vehicle.place(ping);
            if (ping % 3 == 0)
                append(time,
                       mavlink::Attitude{.yaw = float(std::remainder(
                                             place.heading + convergence * std::numbers::pi / 180,
                                             2 * std::numbers::pi))});
            if (ping % 15 == 0) {
                append(time, mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3});
                const auto at = projection.unproject(
                    {zero.eastingM + place.eastM, zero.northingM + place.northM});
                mavlink::GpsRawInt gps;
                gps.lat = std::int32_t(std::lround(at.latitude * 1e7));
                gps.lon = std::int32_t(std::lround(at.longitude * 1e7));
                gps.fixType = 3;
                gps.hAcc = 500;
                append(time, gps);
            }
            const auto frame = vehicle.log().read(number, scratch);
            if (!m_log.append(sonar, ping::viewFrame(frame->bytes), time))
                std::abort();
        }
    }
    [[nodiscard]] const log::Log& log() const { return m_log; }

private:
    template<class M>
    void append(log::Time time, const M& message)
    {
        const auto bytes = mavlink::encodeFrame({{1, 1}, m_sequence++}, message);
        if (!m_log.append(m_link, *mavlink::readFrame(bytes), time))
            std::abort();
    }

    log::Log m_log;
    log::StreamNumber m_link = 0;
    std::uint8_t m_sequence = 0;
};

bool never()
{
    return false;
}

} // namespace

class MapExportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        constexpr int turns = 6;
        m_vehicle = std::make_unique<TurningVehicle>(3, TurningVehicle::Water::Harbour, turns);
        m_dive = std::make_unique<PositionedDive>(*m_vehicle, turns);
        const echo::PingReader reader(m_dive->log(), 0);
        MapBuilder builder(reader, {0, reader.count(), 0.25});
        QCOMPARE(builder.build(m_map, never), MapBuilder::Result::Done);
        QVERIFY(m_map.mosaic);
    }

    void positionsAndPictureAgree()
    {
        QCOMPARE(m_map.builtOn(), std::string("GPS + compass + picture"));
        QVERIFY(m_map.hasNorth);
        QCOMPARE(m_map.grid->projection.epsg(), 32632);
        QCOMPARE(m_map.placed(), m_map.poses.size());
        const auto zero = m_map.grid->projection.project(start);
        for (const map::MapPose& pose : m_map.poses) {
            const auto place = m_vehicle->placeAt(pose.timeS);
            const double north = pose.northM + m_map.grid->origin.northingM - zero.northingM;
            const double east = pose.eastM + m_map.grid->origin.eastingM - zero.eastingM;
            QVERIFY(std::hypot(north - place.northM, east - place.eastM) <= pose.error.majorM);
            const double turned =
                std::remainder(pose.headingDeg - place.heading * 180 / std::numbers::pi, 360);
            QVERIFY(std::abs(turned) <= pose.headingErrorDeg);
        }
    }

    void gdalReadsTheCornersBack()
    {
        const QString gdalinfo = QStandardPaths::findExecutable("gdalinfo");
        if (gdalinfo.isEmpty())
            QSKIP("gdalinfo is not installed (gdal-bin)");
        const QString path = m_folder.filePath("map.tif");
        const exporting::MapExport exported{.map = m_map, .software = "Leadline"};
        const auto written = exported.writeGeoTiff(path.toStdString());
        QVERIFY(written);
        QProcess process;
        process.start(gdalinfo, {"-json", "-stats", path});
        QVERIFY(process.waitForFinished());
        const QJsonObject info = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        const auto& extent = m_map.mosaic->extent();
        QCOMPARE(info["size"].toArray()[0].toInt(), extent.columns());
        QCOMPARE(info["size"].toArray()[1].toInt(), extent.rows());
        const QJsonArray bands = info["bands"].toArray();
        QCOMPARE(bands[0].toObject()["description"].toString(), QString("Echo intensity"));
        QCOMPARE(bands[0].toObject()["unit"].toString(), QString("1"));
        QCOMPARE(bands[1].toObject()["description"].toString(), QString("Opacity"));
        QVERIFY(!bands[0].toObject().contains("scale"));
        const auto corner = exporting::cornerOf(m_map);
        const QJsonArray upperLeft = info["cornerCoordinates"]["upperLeft"].toArray();
        const QJsonArray lowerRight = info["cornerCoordinates"]["lowerRight"].toArray();
        QVERIFY(std::abs(upperLeft[0].toDouble() - corner.westM) < 1e-3);
        QVERIFY(std::abs(upperLeft[1].toDouble() - corner.northM) < 1e-3);
        QVERIFY(std::abs(lowerRight[0].toDouble() - corner.westM - 0.25 * extent.columns()) < 1e-3);
        QVERIFY(std::abs(lowerRight[1].toDouble() - corner.northM + 0.25 * extent.rows()) < 1e-3);
        QVERIFY(info["coordinateSystem"]["wkt"].toString().contains("WGS 84 / UTM zone 32N"));
        // Its corners on the Earth, from the upper left one to the left, by PROJ and by our own
        // projection; gdalinfo prints seven decimals.
        const QJsonArray ring = info["wgs84Extent"]["coordinates"].toArray()[0].toArray();
        QCOMPARE(ring.size(), 5);
        const double eastM = corner.westM + 0.25 * extent.columns();
        const double southM = corner.northM - 0.25 * extent.rows();
        const std::array<map::UtmPosition, 4> corners{
            map::UtmPosition{corner.westM, corner.northM}, map::UtmPosition{corner.westM, southM},
            map::UtmPosition{eastM, southM}, map::UtmPosition{eastM, corner.northM}};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const map::GeoPosition at = m_map.grid->projection.unproject(corners[i]);
            const QJsonArray point = ring[qsizetype(i)].toArray();
            QVERIFY(std::abs(point[0].toDouble() - at.longitude) < 2e-7);
            QVERIFY(std::abs(point[1].toDouble() - at.latitude) < 2e-7);
        }
        // The vehicle's start is within them.
        QVERIFY(ring[0].toArray()[0].toDouble() < start.longitude &&
                start.longitude < ring[2].toArray()[0].toDouble());
        QCOMPARE(bands.size(), 2);
        QCOMPARE(bands[0]["type"].toString(), QString("Byte"));
        QCOMPARE(bands[1]["colorInterpretation"].toString(), QString("Alpha"));
        QVERIFY(bands[0]["maximum"].toDouble() > 30);
        QFile::remove(path + ".aux.xml");
    }

    void gdalReadsWhereANetcdfLies()
    {
        const QString gdalinfo = QStandardPaths::findExecutable("gdalinfo");
        if (gdalinfo.isEmpty())
            QSKIP("gdalinfo is not installed (gdal-bin)");
        const QString path = m_folder.filePath("map.nc");
        const exporting::MapExport exported{.map = m_map, .software = "Leadline"};
        QVERIFY(exported.writeNetcdf(path.toStdString()));
        QProcess process;
        process.start(gdalinfo, {"-json", "NETCDF:" + path + ":echo"});
        QVERIFY(process.waitForFinished());
        QVERIFY2(!process.readAllStandardError().contains("ERROR"), "gdalinfo");
        const QJsonObject info = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        const QString wkt = info["coordinateSystem"]["wkt"].toString();
        QVERIFY2(wkt.contains("WGS 84 / UTM zone 32N") && wkt.contains("32632"), qPrintable(wkt));
        const auto corner = exporting::cornerOf(m_map);
        const QJsonArray upperLeft = info["cornerCoordinates"]["upperLeft"].toArray();
        QVERIFY(std::abs(upperLeft[0].toDouble() - corner.westM) < 1e-3);
        QVERIFY(std::abs(upperLeft[1].toDouble() - corner.northM) < 1e-3);
    }

    void whatStopsLeavesAtOnce()
    {
        const exporting::MapExport stopped{.map = m_map, .stop = [] { return true; }};
        QVERIFY(!stopped.writeGeoTiff(m_folder.filePath("stopped.tif").toStdString()));
        QVERIFY(!stopped.writeNetcdf(m_folder.filePath("stopped.nc").toStdString()));
        const exporting::MapExport nowhere{.map = m_map};
        QVERIFY(!nowhere.writeGeoTiff(m_folder.filePath("no/folder.tif").toStdString()));
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<TurningVehicle> m_vehicle;
    std::unique_ptr<PositionedDive> m_dive;
    DiveMap m_map;
};

LEADLINE_GUILESS_TEST(MapExportTest)

#include "tst_mapexport.moc"
