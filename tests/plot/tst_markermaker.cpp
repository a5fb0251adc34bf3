// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "measure/MarkerMaker.h"
#include "pictures/MarkerEchoPicture.h"
#include "polar/PolarPins.h"
#include "sounder/SounderPins.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;

/// Tests setting markers in both plots, and the positions of their pins.
class MarkerMakerTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::fillWithSpokes(m_spokes, 900);
        test::fillWithProfiles(m_profiles, 600);
        m_scanner.setReader(echo::PingReader(m_spokes.log(), 0));
        m_sounder.setReader(echo::PingReader(m_profiles.log(), 0));
    }
    void init() { test::OwnSettings::forget(); }

    void theDiscIsMarkedWhereItsCursorStands()
    {
        app::SessionMarkers marks;
        app::PolarItem polar;
        polar.setSource(&m_scanner);
        app::MarkerMaker taker;
        taker.setProperty("markers", QVariant::fromValue(&marks));
        taker.setProperty("polar", QVariant::fromValue(&polar));
        app::PolarPins pins;
        pins.setMarkers(&marks);
        pins.setPolar(&polar);
        test::Shown shown(polar, {500, 500});
        m_scanner.setPlayhead(25s);
        QTRY_VERIFY((void(shown.grab()), polar.ready()));
        QVERIFY(!taker.markPolar());

        const QPointF at = polar.pointOf(polar.edgeM() / 2, 45);
        QVERIFY(polar.probe(at.x(), at.y()));
        QVERIFY(taker.markPolar());
        QCOMPARE(marks.count(), 1);
        const annotations::Marker& marker = marks.markers().front();
        QCOMPARE(marker.number, 1);
        QVERIFY(marker.sonar == ping::Family::Ping360);
        QCOMPARE(marker.stream, std::string("ping360"));
        QVERIFY(std::abs(marker.rangeM - polar.edgeM() / 2) < 0.01);
        QVERIFY(std::abs(*marker.relativeDeg - 45) < 0.5);
        QVERIFY(marker.relativeErrorDeg > 0 && marker.rangeErrorM > 0);
        QVERIFY(!marker.trueDeg && !marker.position && !marker.depthM);
        QCOMPARE(marker.soundSpeed, 1500.0);
        QVERIFY(marker.sample && marker.samples == 400);
        QCOMPARE(marker.snippet.size(), std::size_t{49});
        // The ping of that bearing: the front is at 200 gradians.
        QVERIFY(std::abs(std::chrono::duration<double>(marker.moment.time).count() - 12.5) < 0.2);

        QCOMPARE(pins.count(), 1);
        QVERIFY(QLineF(pins.pins().front().place.at, at).length() < 2);
        QCOMPARE(pins.nearest(at.x() + 3, at.y(), 6), marks.chosen());
        QCOMPARE(pins.nearest(at.x() + 30, at.y(), 6), QString());

        const auto picture = app::drawMarkEcho(marker, {220, 92}, raster::Colormap());
        QVERIFY(!picture.image.isNull());
        QVERIFY(std::abs(picture.cross.x() - 110) < 3 && std::abs(picture.cross.y() - 46) < 3);
        QVERIFY(std::abs(picture.left + 22) < 0.5 && std::abs(picture.right - 22) < 0.5);
    }

    void aPinGoesWithItsTurn()
    {
        app::SessionMarkers marks;
        app::PolarItem polar;
        polar.setSource(&m_scanner);
        app::MarkerMaker taker;
        taker.setProperty("markers", QVariant::fromValue(&marks));
        taker.setProperty("polar", QVariant::fromValue(&polar));
        app::PolarPins pins;
        pins.setMarkers(&marks);
        pins.setPolar(&polar);
        test::Shown shown(polar, {400, 400});
        m_scanner.setPlayhead(20s);
        QTRY_VERIFY((void(shown.grab()), polar.ready()));
        polar.moveCursor(0, 0);
        QVERIFY(taker.markPolar());
        QCOMPARE(pins.count(), 1);
        m_scanner.setPlayhead(44s);
        QTRY_VERIFY((void(shown.grab()), polar.ready()));
        QCOMPARE(pins.count(), 0);
        // Before it was set it is not there either.
        m_scanner.setPlayhead(15s);
        QTRY_VERIFY((void(shown.grab()), polar.ready()));
        QCOMPARE(pins.count(), 0);
        m_scanner.setPlayhead(25s);
        QTRY_VERIFY((void(shown.grab()), polar.ready()));
        QCOMPARE(pins.count(), 1);
    }

    /// A marker whose place is known is as far away as the vehicle is now, and says so; the rest as
    /// it was marked.
    void aPinSaysHowFarItsPlaceIsNow()
    {
        constexpr double metresPerDegree = 111'194.9;
        test::VehicleLog log;
        mavlink::GpsRawInt gps;
        gps.fixType = 3;
        // It heads north, goes there by half a metre a second, and is not heard after 40 s.
        for (unsigned i = 0; i < 1200; ++i) {
            const auto t = 50ms * i;
            if (i % 2 == 0 && i < 800) {
                mavlink::GlobalPositionInt global;
                global.lat = static_cast<std::int32_t>(
                    std::lround((50 + 0.5 * 0.05 * i / metresPerDegree) * 1e7));
                global.lon = 40'000'000;
                log.sendHeartbeat(t);
                log.yaw(t, 0);
                log.say(t, gps);
                log.say(t, global);
            }
            // 30 m
            log.ping(t, {.angleGrad = std::uint16_t(i % 400),
                         .samplePeriod = 1332,
                         .samples = test::someSamples(1200, i)});
        }
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), log.sonar()));
        app::SelectedVehicle vehicle;
        app::SessionMarkers marks;
        app::PolarItem polar;
        polar.setSource(&source);
        polar.setVehicle(&vehicle);
        app::PolarPins pins;
        pins.setMarkers(&marks);
        pins.setPolar(&polar);
        pins.setVehicle(&vehicle);
        test::Shown shown(polar, {400, 400});
        const auto at = [&](log::Time time) {
            source.setPlayhead(time);
            vehicle.update(&log.log(), time);
            QTRY_VERIFY((void(shown.grab()), polar.ready()));
        };
        at(10s);
        // 20 m ahead of where it was after 10 s.
        annotations::Marker marker;
        marker.sonar = ping::Family::Ping360;
        marker.moment.time = 10s;
        marker.rangeM = 20;
        marker.rangeErrorM = 0.4;
        marker.soundSpeed = 1500;
        marker.relativeDeg = 0;
        marker.relativeErrorDeg = 1;
        marker.position = annotations::MarkerPosition{
            .latitude = 50 + (5 + 20) / metresPerDegree, .longitude = 4, .errorM = 3};
        marks.take(marker);
        const auto place = [&] { return pins.pins().front().place; };
        QCOMPARE(pins.count(), 1);
        QVERIFY(std::abs(place().rangeM - 20) < 0.1);
        // Ten metres on, in a later turn.
        at(30s);
        QCOMPARE(pins.count(), 1);
        QVERIFY2(std::abs(place().rangeM - 10) < 0.1, qPrintable(QString::number(place().rangeM)));
        QVERIFY(QLineF(polar.pointOf(place().rangeM, place().bearingDeg), place().at).length() < 1);
        QVERIFY(std::abs(place().bearingDeg) < 0.1 && place().bearingErrorDeg > 3);
        // Its own place and the marker's are not known better.
        QVERIFY(place().rangeErrorM > 3);
        QVERIFY(!place().asMarked);
        QCOMPARE(pins.data(pins.index(0), pins.roleNames().key("rangeM")).toDouble(),
                 place().rangeM);

        // Without a heading nothing is known of now.
        at(50s);
        QVERIFY(!polar.headed());
        marker.moment.time = 49s;
        marks.take(marker);
        QCOMPARE(pins.count(), 1);
        QCOMPARE(place().rangeM, 20.0);
        QCOMPARE(place().rangeErrorM, 0.4);
        QVERIFY(place().asMarked);
    }

    void theEchoesAndTheNewestBottomAreMarked()
    {
        app::SessionMarkers marks;
        app::WaterfallItem waterfall;
        waterfall.setSource(&m_sounder);
        app::MarkerMaker taker;
        taker.setProperty("markers", QVariant::fromValue(&marks));
        taker.setProperty("waterfall", QVariant::fromValue(&waterfall));
        taker.setProperty("sounder", QVariant::fromValue(&m_sounder));
        app::SounderPins pins;
        pins.setMarkers(&marks);
        pins.setWaterfall(&waterfall);
        test::Shown shown(waterfall, {400, 300});
        m_sounder.setPlayhead(15s);
        QTRY_VERIFY((void(shown.grab()), waterfall.ready()));
        QVERIFY(!taker.markWaterfall());
        const QPointF at(waterfall.xOf(10), waterfall.yOf(4));
        QVERIFY(waterfall.probe(at.x(), at.y()));
        QVERIFY(taker.markWaterfall());
        QVERIFY(std::abs(marks.markers().at(0).rangeM - 4) < 0.05);
        QVERIFY(!marks.markers().at(0).relativeDeg);
        QCOMPARE(pins.count(), 1);
        QVERIFY(QLineF(pins.pins().front().place.at, at).length() < 3);

        QVERIFY(taker.markBottom());
        const annotations::Marker& bottom = marks.markers().at(1);
        QCOMPARE(bottom.number, 2);
        QCOMPARE(bottom.rangeM, 3 + 0.01 * 150);
        QCOMPARE(bottom.altitudeM.value_or(0), bottom.rangeM);
        QVERIFY(bottom.moment.time == 15s);
        QVERIFY(!bottom.snippet.empty());
        const auto picture = app::drawMarkEcho(bottom, {100, 50}, raster::Colormap());
        QVERIFY(std::abs(picture.cross.y() - 25) < 2);
    }

    /// What the window calls no bottom, or says to be old, is none to be marked.
    void onlyABottomThatIsFoundIsMarked_data()
    {
        QTest::addColumn<int>("confidence");
        QTest::addColumn<int>("laterMs");
        QTest::addColumn<bool>("marked");
        QTest::addColumn<bool>("altitude");
        QTest::newRow("sure") << 50 << 1000 << true << true;
        QTest::newRow("doubtful") << 49 << 0 << true << false;
        QTest::newRow("hardly") << 10 << 0 << true << false;
        QTest::newRow("none") << 9 << 0 << false << false;
        QTest::newRow("old") << 90 << 1001 << false << false;
    }
    void onlyABottomThatIsFoundIsMarked()
    {
        QFETCH(const int, confidence);
        QFETCH(const int, laterMs);
        QFETCH(const bool, marked);
        QFETCH(const bool, altitude);
        test::EchoLog log{ping::Family::Ping1D};
        for (unsigned i = 0; i < 5; ++i)
            log.add(test::Echo1d{.confidence = static_cast<std::uint16_t>(i < 4 ? 99 : confidence),
                                 .pingNumber = i,
                                 .samples = test::someSamples(200, i)}
                        .profile(),
                    500ms * i);
        app::SonarSource sounder;
        sounder.setReader(echo::PingReader(log.log(), 0));
        sounder.setPlayhead(2s + std::chrono::milliseconds(laterMs));
        app::SessionMarkers marks;
        app::MarkerMaker taker;
        taker.setProperty("markers", QVariant::fromValue(&marks));
        taker.setProperty("sounder", QVariant::fromValue(&sounder));
        QCOMPARE(taker.markBottom(), marked);
        QCOMPARE(marks.count(), marked ? 1 : 0);
        QVERIFY(!marked || marks.markers().front().altitudeM.has_value() == altitude);
    }

private:
    test::OwnSettings m_settings;
    test::EchoLog m_spokes{ping::Family::Ping360};
    test::EchoLog m_profiles{ping::Family::Ping1D};
    app::SonarSource m_scanner;
    app::SonarSource m_sounder;
};

LEADLINE_GUI_TEST(MarkerMakerTest)
#include "tst_markermaker.moc"
