// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/SwathExport.h"

#include "map/UtmProjection.h"
#include "support/SwathLog.h"
#include "support/TestMain.h"

#include <QFile>
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
using exporting::exportBottomGeoTiff;
using exporting::exportSoundingsCsv;
using test::SwathLog;

namespace {

double slope(double, double eastM)
{
    return 10 + 0.1 * eastM;
}

/// Northwards at 1 m/s, with a powerless point above the bottom in each swath.
void sail(SwathLog& log, int swaths, bool hasVehicle)
{
    for (int i = 0; i < swaths; ++i) {
        const SwathLog::Pose pose{.northM = i * 0.1};
        if (hasVehicle)
            log.vehicle(i * 100ms, pose);
        auto echoes = log.echoesOf(pose, 65, slope, SwathLog::none());
        echoes[32].rangeM /= 2;
        log.attitude(i * 100ms, SwathLog::upOf(0, 0));
        log.swath(i * 100ms + 1ms, echoes);
    }
}

QStringList rowsOf(SwathLog& log, const exporting::SwathOptions& options)
{
    std::string text;
    const auto rows = exportSoundingsCsv(log.log(), 100s, options, [&](std::string_view part) {
        text += part;
        return true;
    });
    QStringList lines = QString::fromStdString(text).split('\n', Qt::SkipEmptyParts);
    if (!rows || lines.isEmpty() ||
        lines.takeFirst() + '\n' != QString::fromStdString(exporting::soundingsCsvHeader()) ||
        *rows != std::uint64_t(lines.size()))
        return {};
    return lines;
}

} // namespace

class SwathExportTest : public QObject {
    Q_OBJECT

private slots:
    void everySoundingIsARowWithItsPlace()
    {
        SwathLog log;
        sail(log, 20, true);
        const QStringList rows = rowsOf(log, {.startUtc = std::chrono::seconds(1'780'000'000)});
        QCOMPARE(rows.size(), 20 * 65);
        const QStringList names =
            QString::fromStdString(exporting::soundingsCsvHeader()).trimmed().split(',');
        const auto cell = [&](int row, const char* name) {
            return rows[row].split(',')[names.indexOf(name)];
        };
        QCOMPARE(rows[0].split(',').size(), names.size());
        QCOMPARE(cell(0, "time_s"), QString("0.001"));
        QVERIFY(cell(0, "utc").startsWith("2026-05-28T20:26:40"));
        QCOMPARE(cell(65, "ping_number"), QString("2"));
        QCOMPARE(cell(32, "verdict"), QString("outlier"));
        QCOMPARE(cell(31, "verdict"), QString("kept"));
        QVERIFY(cell(0, "power").isEmpty());
        QCOMPARE(cell(0, "sonar_depth_m"), QString("0.000"));
        // The first beam is the one to port, in the west, where it is shallower.
        QVERIFY(cell(0, "across_m").toDouble() < -10);
        QVERIFY(cell(0, "depth_m").toDouble() < 9);
        QVERIFY(cell(0, "depth_pm_m").toDouble() > 0.1);
        const double longitude = cell(0, "longitude").toDouble();
        const double metres = (longitude - 6) * 111'320 * std::cos(43.1 * std::numbers::pi / 180);
        QVERIFY2(std::abs(metres - cell(0, "across_m").toDouble()) < 0.3,
                 qPrintable(QString::number(metres)));
        QVERIFY(std::abs(cell(0, "latitude").toDouble() - 43.1) < 1e-5);
    }

    void withoutAVehicleThePlaceIsEmpty()
    {
        SwathLog log;
        sail(log, 2, false);
        const QStringList rows = rowsOf(log, {});
        QCOMPARE(rows.size(), 2 * 65);
        QVERIFY2(rows[0].contains(",1,,,,,"), qPrintable(rows[0]));
    }

    void aPartIsExported()
    {
        SwathLog log;
        sail(log, 10, true);
        QCOMPARE(rowsOf(log, {.part = {.from = 300ms, .until = 500ms}}).size(), 2 * 65);
        const auto later =
            exportSoundingsCsv(log.log(), 1s, {.part = {.after = 1s}}, [](std::string_view) {
                qFatal("Something is written.");
                return true;
            });
        QVERIFY(!later);
        QCOMPARE(later.error().message.text(),
                 std::string("The recording, or this part of it, holds no soundings of a multibeam "
                             "sonar."));
        const auto none = exportSoundingsCsv(log.log(), 1s, {.part = {.streams = {"ping1d-1"}}},
                                             [](std::string_view) { return true; });
        QVERIFY(!none);
    }

    void whatFailsOrStopsIsAnError()
    {
        SwathLog log;
        sail(log, 2, true);
        QVERIFY(!exportSoundingsCsv(log.log(), 1s, {}, [](std::string_view) { return false; }));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!exportSoundingsCsv(log.log(), 1s, {}, [](std::string_view) { return true; },
                                    {.stop = stop.get_token()}));
        QVERIFY(!exportBottomGeoTiff(log.log(), 1s, {},
                                     m_folder.filePath("stopped.tif").toStdString(),
                                     {.stop = stop.get_token()}));
        QVERIFY(!exportBottomGeoTiff(log.log(), 1s, {},
                                     m_folder.filePath("none/bottom.tif").toStdString()));
        SwathLog lost;
        sail(lost, 2, false);
        QVERIFY(
            !exportBottomGeoTiff(lost.log(), 1s, {}, m_folder.filePath("lost.tif").toStdString()));
    }

    void gdalReadsTheBottomBack()
    {
        const QString gdalinfo = QStandardPaths::findExecutable("gdalinfo");
        if (gdalinfo.isEmpty())
            QSKIP("gdalinfo is not installed (gdal-bin)");
        SwathLog log;
        sail(log, 100, true);
        const QString path = m_folder.filePath("bottom.tif");
        const auto cells =
            exportBottomGeoTiff(log.log(), 100s, {.program = "Leadline"}, path.toStdString());
        QVERIFY(cells && *cells > 500);
        QProcess process;
        process.start(gdalinfo, {"-json", "-stats", path});
        QVERIFY(process.waitForFinished());
        const QJsonObject info = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        QVERIFY(info["coordinateSystem"]["wkt"].toString().contains("WGS 84 / UTM zone 32N"));
        const QJsonArray left = info["cornerCoordinates"]["upperLeft"].toArray();
        const QJsonArray right = info["cornerCoordinates"]["lowerRight"].toArray();
        const auto projection = map::UtmProjection::of({43.1, 6.0});
        const map::UtmPosition start = projection->project({43.1, 6.0});
        // Ten metres of way; 60 degrees to either side of a slope from 8.5 to 12.1 m.
        const double portM = start.eastingM - left[0].toDouble();
        const double starboardM = right[0].toDouble() - start.eastingM;
        QVERIFY2(std::abs(portM - 14.8) < 0.6, qPrintable(QString::number(portM)));
        QVERIFY2(std::abs(starboardM - 20.9) < 0.9, qPrintable(QString::number(starboardM)));
        QVERIFY(std::abs(left[1].toDouble() - start.northingM - 10) < 1);
        QVERIFY(std::abs(right[1].toDouble() - start.northingM) < 1);
        QCOMPARE(left[0].toDouble() + 0.5 * info["size"].toArray()[0].toInt(), right[0].toDouble());
        const QJsonArray bands = info["bands"].toArray();
        QCOMPARE(bands.size(), 2);
        QCOMPARE(bands[0]["type"].toString(), QString("Float32"));
        QCOMPARE(bands[0]["description"].toString(), QString("Depth below the surface"));
        QCOMPARE(bands[1]["description"].toString(), QString("Spread of the soundings"));
        for (const auto& band : bands)
            QCOMPARE(band.toObject()["unit"].toString(), QString("m"));
        const double shallow = bands[0]["minimum"].toDouble();
        const double deep = bands[0]["maximum"].toDouble();
        QVERIFY2(std::abs(shallow - 8.5) < 0.2, qPrintable(QString::number(shallow)));
        QVERIFY2(std::abs(deep - 12.1) < 0.2, qPrintable(QString::number(deep)));
        QVERIFY(bands[1]["minimum"].toDouble() >= 0);
        QVERIFY(bands[1]["maximum"].toDouble() < 1);
        QFile::remove(path + ".aux.xml");
    }

private:
    QTemporaryDir m_folder;
};

LEADLINE_APPLESS_TEST(SwathExportTest)
#include "tst_swathexport.moc"
