// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/JsonValue.h"
#include "export/MarkerExport.h"
#include "support/SampleMarkers.h"
#include "support/TestMain.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace leadline;
using exporting::MarkerFormat;

namespace {

annotations::Marker without()
{
    annotations::Marker marker = test::someMarker(4);
    marker.position.reset();
    marker.trueDeg.reset();
    marker.name = "=1+1,\"quoted\"\r\n\x01";
    marker.name += "\xff";
    return marker;
}

exporting::MarkerExport made(MarkerFormat format)
{
    return exporting::exportMarkers(format, {test::someMarker(3), without()},
                                    {.source = "a&b.mcap", .program = "Leadline test"});
}

/// The text of each element of that name; fails the test where the document is not well formed.
QStringList textsOf(const std::string& xml, const QString& element)
{
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    QStringList texts;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element)
            texts += reader.readElementText(QXmlStreamReader::IncludeChildElements);
    return reader.hasError() ? QStringList{reader.errorString()} : texts;
}

} // namespace

class MarkerExportTest : public QObject {
    Q_OBJECT

private slots:
    void csvHasARowForEachMarker()
    {
        const auto csv = made(MarkerFormat::Csv);
        QCOMPARE(csv.written, std::size_t{2});
        QCOMPARE(csv.leftOut, std::size_t{0});
        const QByteArray text = QByteArray::fromStdString(csv.text);
        QVERIFY(text.startsWith(
            "number,name,latitude,longitude,utc,time_s,stream,range_m,range_error_m,"));
        QVERIFY(text.contains("3,\"Net <tear> & \"\"knot\"\"\n\xF0\x9F\x90\x9F\","
                              "63.4412345,-10.4012345,2026-09-13T13:55:24.345Z,12.346,"
                              "ping360-simulated,9.062,0.090,1487.5,-29.7,1.1,42.7,3.2,true,"
                              "72.4,4.92,11.07,5.5,GLOBAL_POSITION_INT,0.200,215,true,"
                              "range_m=10 gain=2,manual\n") ||
                text.contains("ping360-simulated,9.063,0.090"));
        QVERIFY(text.contains("4,\"=1+1,\"\"quoted\"\"\r\n\x01\xff\",,,"));
    }

    void geoJsonHasAFeatureForEachMarker()
    {
        const auto geo = made(MarkerFormat::GeoJson);
        QCOMPARE(geo.written, std::size_t{2});
        const auto json = base::JsonValue::parse(geo.text);
        QVERIFY(json);
        QCOMPARE(*(*json)["type"].text(), std::string("FeatureCollection"));
        const auto* features = (*json)["features"].items();
        QVERIFY(features && features->size() == 2);
        const auto* place = (*features)[0]["geometry"]["coordinates"].items();
        QVERIFY(place && place->size() == 2);
        // Longitude first.
        QCOMPARE((*place)[0].number().value_or(0), -10.4012345);
        QCOMPARE((*place)[1].number().value_or(0), 63.4412345);
        QCOMPARE(*(*features)[0]["properties"]["name"].text(), test::someMarker().name);
        QVERIFY((*features)[0]["properties"]["simulated"].flag().value_or(false));
        QCOMPARE(*(*features)[0]["properties"]["alignment"].text(), std::string("manual"));
        QVERIFY(!(*features)[1]["geometry"].members());
        QVERIFY(geo.text.find("\"geometry\":null") != std::string::npos);
        QVERIFY(!(*features)[1]["properties"]["bearing_deg"].number());
    }

    void xmlIsWellFormedWhateverTheNames_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("element");
        QTest::newRow("gpx") << int(MarkerFormat::Gpx) << "wpt";
        QTest::newRow("kml") << int(MarkerFormat::Kml) << "Placemark";
    }

    void xmlIsWellFormedWhateverTheNames()
    {
        QFETCH(const int, format);
        QFETCH(const QString, element);
        const auto xml = made(static_cast<MarkerFormat>(format));
        QCOMPARE(xml.written, std::size_t{1});
        QCOMPARE(xml.leftOut, std::size_t{1});
        QCOMPARE(textsOf(xml.text, element).size(), 1);
        QVERIFY(
            textsOf(xml.text, "name").contains(QString::fromStdString(test::someMarker().name)));
        QVERIFY(xml.text.find("simulated") != std::string::npos);
        QVERIFY(xml.text.find("vehicle's log aligned by hand") != std::string::npos ||
                xml.text.find("vehicle&apos;s log aligned by hand") != std::string::npos);
        annotations::Marker hostile = test::someMarker();
        hostile.name = std::string("\0\x01\x1f]]>\r\xEF\xBF\xBE", 11);
        const auto other =
            exporting::exportMarkers(static_cast<MarkerFormat>(format), {hostile}, {});
        QVERIFY(textsOf(other.text, "name")
                    .join(' ')
                    .contains(QString::fromUtf8("\uFFFD\uFFFD\uFFFD]]>\r\uFFFD")));
    }

    void rangesAreInTheSoundSpeedThatIsAskedFor()
    {
        const auto csv = exporting::exportMarkers(
            MarkerFormat::Csv, {test::someMarker()},
            {.rangeM = [](const annotations::Marker& marker) { return marker.rangeM * 1.02; }});
        QVERIFY(csv.text.find(",9.244,") != std::string::npos);
        QVERIFY(csv.text.find(",1517.2,") != std::string::npos ||
                csv.text.find(",1517.3,") != std::string::npos);
    }
};

LEADLINE_APPLESS_TEST(MarkerExportTest)
#include "tst_markerexport.moc"
