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

namespace {

/// A vehicle that heads north at half a metre a second, says its position for 20 s and its heading
/// for 60 s, with a disc of 30 m and its markers.
struct GuidedDive {
    static constexpr double metresPerDegree = 111'194.9;

    GuidedDive()
    {
        mavlink::GpsRawInt gps;
        gps.fixType = 3;
        for (unsigned i = 0; i < 1200; ++i) {
            const auto t = 50ms * i;
            if (i % 2 == 0) {
                log.sendHeartbeat(t);
                log.yaw(t, 0);
            }
            if (i % 2 == 0 && i <= 400) {
                mavlink::GlobalPositionInt global;
                global.lat = static_cast<std::int32_t>(
                    std::lround((50 + 0.5 * 0.05 * i / metresPerDegree) * 1e7));
                global.lon = 40'000'000;
                log.say(t, gps);
                log.say(t, global);
            }
            log.ping(t, {.angleGrad = std::uint16_t(i % 400),
                         .samplePeriod = 1332,
                         .samples = test::someSamples(1200, i)});
        }
        source.setReader(echo::PingReader(log.log(), log.sonar()));
        polar.setSource(&source);
        polar.setVehicle(&vehicle);
        pins.setMarkers(&marks);
        pins.setPolar(&polar);
        pins.setVehicle(&vehicle);
    }
    void at(log::Time time)
    {
        source.setPlayhead(time);
        vehicle.update(&log.log(), time);
        QTRY_VERIFY((void(shown.grab()), polar.ready()));
    }
    /// So many metres north and east of where the vehicle was after 10 s.
    [[nodiscard]] annotations::Marker marker(double northM, double eastM = 0) const
    {
        annotations::Marker marker;
        marker.sonar = ping::Family::Ping360;
        marker.moment.time = 10s;
        marker.rangeM = std::hypot(northM, eastM);
        marker.rangeErrorM = 0.4;
        marker.soundSpeed = 1500;
        marker.relativeDeg = std::atan2(eastM, northM) * 180 / std::numbers::pi;
        marker.relativeErrorDeg = 1;
        marker.position = annotations::MarkerPosition{
            .latitude = 50 + (5 + northM) / metresPerDegree,
            .longitude = 4 + eastM / (metresPerDegree * std::cos(50 * std::numbers::pi / 180)),
            .errorM = 3};
        return marker;
    }
    void mark(double northM, double eastM) { marks.take(marker(northM, eastM)); }

    test::VehicleLog log;
    app::SonarSource source;
    app::SelectedVehicle vehicle;
    app::SessionMarkers marks;
    app::PolarItem polar;
    app::PolarPins pins;
    test::Shown shown{polar, {400, 400}};
};

} // namespace

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

    /// A marker beyond the rim is an arrow at it, of the bearing that it has now; the selected
    /// marker and then the nearest ones have tags, three of them in the view and three outside.
    void whatIsOutsideIsAnArrowAtTheRim()
    {
        GuidedDive dive;
        dive.at(10s);
        const double edge = dive.polar.edgeM();
        const auto pinOf = [&](int number) {
            for (const auto& pin : dive.pins.pins())
                if (pin.number == number)
                    return pin.place;
            return app::MarkerPinModel::Place{};
        };
        for (const double north : {2.0, 100.0, -100.0, -60.0, 200.0})
            dive.mark(north, 0);
        dive.mark(0, 80);
        QCOMPARE(dive.pins.count(), 6);
        QVERIFY(!pinOf(1).outside && pinOf(1).tagged);
        // Ahead the heading stands over the rim: the arrow is inside of it.
        QVERIFY(pinOf(2).outside);
        QVERIFY(pinOf(2).at.y() > dive.polar.centre().y() - dive.polar.discRadius());
        QVERIFY(std::abs(pinOf(2).arrowDeg) < 1);
        // To starboard, and behind.
        const auto right = pinOf(6);
        QVERIFY(right.outside && std::abs(right.arrowDeg - 90) < 1);
        QVERIFY(std::abs(right.rangeM - 80) < 0.5 && std::abs(right.bearingDeg - 90) < 1);
        QVERIFY(std::abs(right.at.x() - dive.polar.centre().x() - dive.polar.discRadius()) < 20);
        QVERIFY(pinOf(4).outside && std::abs(std::abs(pinOf(4).arrowDeg) - 180) < 1);
        // The last one is selected. Of those ahead and behind the nearer one is to be seen.
        QCOMPARE(dive.marks.details()->number(), 6);
        QVERIFY(right.tagged && pinOf(4).tagged && pinOf(2).tagged);
        QVERIFY(pinOf(3).covered && pinOf(5).covered);
        QVERIFY(!pinOf(3).tagged && !pinOf(5).tagged);
        // The selected one is seen in any case.
        dive.marks.choose(QString::fromStdString(dive.marks.markers()[2].id));
        QVERIFY(pinOf(3).tagged && !pinOf(3).covered && pinOf(4).covered);
        // Zoomed in, what is on the disc but out of sight is an arrow at the edge of the plot.
        dive.mark(-edge / 2, 0);
        QVERIFY(!pinOf(7).outside);
        dive.polar.zoomAt(8, 200, 0);
        QVERIFY(pinOf(7).outside);
        QVERIFY(QRectF(0, 0, 400, 400).contains(pinOf(7).at));
    }

    void atMostThreeHaveTags()
    {
        GuidedDive dive;
        dive.at(10s);
        for (int i = 1; i <= 6; ++i)
            dive.mark(2.0 * i, 0);
        dive.marks.choose({});
        const auto tagged = [&] {
            std::vector<int> numbers;
            for (const auto& pin : dive.pins.pins())
                if (pin.place.tagged)
                    numbers.push_back(pin.number);
            return numbers;
        };
        QCOMPARE(tagged(), (std::vector{1, 2, 3}));
        dive.marks.choose(QString::fromStdString(dive.marks.markers()[5].id));
        QCOMPARE(tagged(), (std::vector{1, 2, 6}));
    }

    /// The vehicle goes on saying its heading, but not its position.
    void ofAnOldPositionTheAgeIsSaid()
    {
        GuidedDive dive;
        dive.at(10s);
        dive.mark(20, 0);
        QVERIFY(std::isnan(dive.pins.pins().front().place.positionAgeS));
        dive.at(36s);
        QCOMPARE(dive.pins.count(), 1);
        auto place = dive.pins.pins().front().place;
        QVERIFY2(std::abs(place.positionAgeS - 16) < 0.3,
                 qPrintable(QString::number(place.positionAgeS)));
        // As far as it was when the position was known last.
        QVERIFY(std::abs(place.rangeM - 15) < 0.2);
        // Also where one arrives there at once.
        app::PolarPins others;
        others.setMarkers(&dive.marks);
        others.setPolar(&dive.polar);
        others.setVehicle(&dive.vehicle);
        QCOMPARE(others.count(), 1);
        QVERIFY(std::abs(others.pins().front().place.positionAgeS - 16) < 0.3);
    }

    void withAHeadingAloneTheBearingIsOfNow()
    {
        GuidedDive dive;
        dive.at(10s);
        annotations::Marker marker = dive.marker(20);
        marker.position.reset();
        dive.marks.take(marker);
        const auto place = dive.pins.pins().front().place;
        QVERIFY(!place.asMarked && place.rangeAsMarked);
        QCOMPARE(place.rangeM, 20.0);
        QCOMPARE(place.rangeErrorM, 0.4);
        QVERIFY(place.bearingErrorDeg > 3);
        const auto role = [&](const char* name) {
            return dive.pins.data(dive.pins.index(0), dive.pins.roleNames().key(name));
        };
        QVERIFY(role("rangeAsMarked").toBool() && !role("outside").toBool());
        QVERIFY(role("tagged").toBool() && !role("covered").toBool());
        QVERIFY(std::isnan(role("positionAgeS").toDouble()));
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
