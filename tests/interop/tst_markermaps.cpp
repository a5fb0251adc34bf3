// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/MarkerExport.h"
#include "support/SampleMarkers.h"
#include "support/TestMain.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using exporting::MarkerFormat;

namespace {

annotations::Marker markerCalled(int number, const char* name)
{
    annotations::Marker marker = test::someMarker(number);
    marker.name = name;
    marker.position->latitude += number;
    return marker;
}

} // namespace

/// Tests what map programs read from exported markers, with GDAL's ogrinfo.
class MarkerMapsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_ogrinfo = QStandardPaths::findExecutable("ogrinfo");
        if (m_ogrinfo.isEmpty())
            QSKIP("ogrinfo is not installed (gdal-bin)");
    }

    void ogrinfoReadsTheMarkers_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<int>("features");
        QTest::newRow("geojson") << int(MarkerFormat::GeoJson) << 3;
        QTest::newRow("gpx") << int(MarkerFormat::Gpx) << 2;
        QTest::newRow("kml") << int(MarkerFormat::Kml) << 2;
        QTest::newRow("csv") << int(MarkerFormat::Csv) << 3;
    }

    void ogrinfoReadsTheMarkers()
    {
        QFETCH(const int, format);
        QFETCH(const int, features);
        const auto wanted = static_cast<MarkerFormat>(format);
        annotations::Marker nowhere = test::someMarker(3);
        nowhere.position.reset();
        const auto made =
            exporting::exportMarkers(wanted,
                                     {markerCalled(1, "Net <tear> & \"knot\" \x01\xF0\x9F\x90\x9F"),
                                      markerCalled(2, "two\nlines"), nowhere},
                                     {.source = "a<b>&c.mcap", .program = "Leadline test"});
        const auto ending = toString(wanted);
        const QString path =
            m_folder.filePath("markers." + QString::fromLatin1(ending.data(), int(ending.size())));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) &&
                file.write(made.text.data(), qint64(made.text.size())) > 0);
        file.close();

        QProcess ogr;
        ogr.start(m_ogrinfo, {"-ro", "-al", path});
        QVERIFY(ogr.waitForFinished(60'000));
        const QString said = QString::fromUtf8(ogr.readAllStandardOutput());
        QVERIFY2(ogr.exitCode() == 0, ogr.readAllStandardError().constData());
        QVERIFY2(said.contains(QString("Feature Count: %1").arg(features)), qPrintable(said));
        QVERIFY(said.contains(QString::fromUtf8("Net <tear> & \"knot\"")));
        QVERIFY(said.contains(QString::fromUtf8("\xF0\x9F\x90\x9F")));
        if (wanted == MarkerFormat::Csv)
            return;
        QVERIFY2(said.contains("POINT (-10.4012345 64.4412345)"), qPrintable(said));
        QVERIFY(said.contains("POINT (-10.4012345 65.4412345)"));
        QVERIFY(said.contains("2026") && said.contains("13:55:24"));
    }

private:
    QString m_ogrinfo;
    QTemporaryDir m_folder;
};

LEADLINE_GUILESS_TEST(MarkerMapsTest)
#include "tst_markermaps.moc"
