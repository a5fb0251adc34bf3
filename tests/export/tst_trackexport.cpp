// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/TrackExport.h"
#include "support/IndexedRecording.h"
#include "support/TestMain.h"
#include "support/XtfFile.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using exporting::MarkerFormat;
using test::XtfFile;

namespace {

/// Northwards for 12 s, then nothing for 18 s, and 12 s more; 2.5 m deep.
std::unique_ptr<formats::Recording> dive(std::uint16_t units = 3)
{
    XtfFile::Bytes bytes = XtfFile::header({{.type = 2}}, units);
    const XtfFile::Part part = XtfFile::part<std::uint8_t>(0, {1});
    for (int second = 0; second < 42; ++second)
        if (second < 12 || second >= 30)
            base::append(bytes, XtfFile::ping({.second = second,
                                               .latitude = 60.5 + second * 1e-5,
                                               .longitude = -5.25,
                                               .depth = 2.5F},
                                              {part}));
    return test::indexed(bytes, "line.xtf");
}

QByteArray track(const formats::Recording& recording, MarkerFormat format,
                 const exporting::ExportPart& part = {})
{
    QByteArray text;
    const auto done = exporting::exportTrack(
        recording, part, format, {.source = "line & <1>.xtf", .program = "Leadline 0.6.0"},
        [&](base::ByteSpan bytes) {
            text.append(reinterpret_cast<const char*>(bytes.data()),
                        static_cast<qsizetype>(bytes.size()));
            return true;
        });
    return done ? text : QByteArray();
}

} // namespace

class TrackExportTest : public QObject {
    Q_OBJECT

private slots:
    void geoJsonHasLinesWithTimesAndDepths()
    {
        const auto recording = dive();
        const QJsonObject all =
            QJsonDocument::fromJson(track(*recording, MarkerFormat::GeoJson)).object();
        QCOMPARE(all["type"].toString(), QStringLiteral("FeatureCollection"));
        const QJsonObject feature = all["features"].toArray().at(0).toObject();
        const QJsonArray lines = feature["geometry"].toObject()["coordinates"].toArray();
        QCOMPARE(feature["geometry"].toObject()["type"].toString(),
                 QStringLiteral("MultiLineString"));
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0].toArray().size(), 12);
        QCOMPARE(lines[1].toArray().size(), 12);
        QCOMPARE(lines[1].toArray()[0].toArray(), (QJsonArray{-5.25, 60.5003}));
        const QJsonObject properties = feature["properties"].toObject();
        QCOMPARE(properties["coordinate_times"].toArray()[1].toArray()[0].toString(),
                 QStringLiteral("2026-06-01T12:00:30.000Z"));
        QCOMPARE(properties["depths_m"].toArray()[0].toArray()[3].toDouble(), 2.5);
    }

    void partIsWritten()
    {
        const auto recording = dive();
        const QByteArray text =
            track(*recording, MarkerFormat::Gpx,
                  {.from = std::chrono::seconds(5), .until = std::chrono::seconds(9)});
        QCOMPARE(text.count("<trkpt"), 5);
        QVERIFY(text.contains("<trkpt lat=\"60.5000500\" lon=\"-5.2500000\"><time>"
                              "2026-06-01T12:00:05.000Z</time><cmt>2.50 m deep</cmt></trkpt>"));
        QVERIFY(text.contains("<name>line &amp; &lt;1&gt;.xtf</name>"));
    }

    void recordingWithoutPositionsIsRefused()
    {
        QVERIFY(track(*dive(0), MarkerFormat::Kml).isEmpty());
    }

    void mapProgramsReadIt_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("layer");
        QTest::newRow("geojson") << int(MarkerFormat::GeoJson) << "track";
        QTest::newRow("gpx") << int(MarkerFormat::Gpx) << "tracks";
        QTest::newRow("kml") << int(MarkerFormat::Kml) << QString();
    }
    void mapProgramsReadIt()
    {
        QFETCH(const int, format);
        QFETCH(const QString, layer);
        const QString ogrinfo = QStandardPaths::findExecutable("ogrinfo");
        if (ogrinfo.isEmpty())
            QSKIP("ogrinfo is not installed (gdal-bin)");
        const QTemporaryDir folder;
        const QString path = folder.filePath("track." + QString(QTest::currentDataTag()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(track(*dive(), MarkerFormat(format)));
        file.close();
        QProcess process;
        process.start(ogrinfo, layer.isEmpty() ? QStringList{"-ro", "-al", path}
                                               : QStringList{"-ro", path, layer});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        const QString read = QString::fromUtf8(process.readAllStandardOutput());
        static const QRegularExpression extent(
            "Extent: \\((-?[\\d.]+), (-?[\\d.]+)\\) - \\((-?[\\d.]+), (-?[\\d.]+)\\)");
        const auto found = extent.match(read);
        QVERIFY2(found.hasMatch(), qPrintable(read));
        QCOMPARE(found.captured(1).toDouble(), -5.25);
        QCOMPARE(found.captured(2).toDouble(), 60.5);
        QCOMPARE(found.captured(4).toDouble(), 60.50041);
        QVERIFY2(read.contains("line & <1>.xtf"), qPrintable(read));
    }
};

LEADLINE_APPLESS_TEST(TrackExportTest)
#include "tst_trackexport.moc"
