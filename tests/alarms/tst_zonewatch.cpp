// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/LiveFeed.h"
#include "alarms/ZoneAlarm.h"

#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace leadline;
using namespace leadline::app;
using namespace std::chrono_literals;

namespace {

/// 30 to 90 degrees to the right, 2 to 6 m.
constexpr AlarmZone zone{.centreDeg = 60, .widthDeg = 60, .nearM = 2, .farM = 6, .strength = 100};

/// A watch on a Ping360 that turns a step of 1.8 degrees each 50 ms, ten seconds a turn.
class ZoneWatchBench {
public:
    ZoneWatchBench()
    {
        watch.setZone(zone, now);
        watch.begin(now);
    }
    void update(std::optional<double> targetM, double bearingDeg = 60, double reachM = 20)
    {
        now += 50ms;
        watch.addPing(
            {.time = now, .bearingDeg = bearingDeg, .reachM = reachM, .targetM = targetM});
    }
    /// Seen within so many degrees of a bearing.
    void turn(double targetDeg, double withinDeg, double targetM = 4)
    {
        for (double deg = -180; deg < 180; deg += 1.8) {
            const bool there = std::abs(std::remainder(deg - targetDeg, 360)) <= withinDeg;
            update(there ? std::optional(targetM) : std::nullopt, deg);
        }
    }

    ZoneWatch watch;
    ZoneWatch::Time now{1h};
};

} // namespace

class ZoneWatchTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        test::OwnSettings::forget();
        // The test makes no noise.
        qputenv("PATH", {});
    }

    void threePingsInARowAreATarget()
    {
        ZoneWatchBench bench;
        bench.update(4);
        bench.update(4, 62);
        QVERIFY(!bench.watch.isSounding());
        bench.update({}, 64);
        bench.update(4, 66);
        bench.update(4, 67);
        QVERIFY(!bench.watch.isSounding());
        bench.update(4, 68);
        QVERIFY(bench.watch.isSounding());
        QCOMPARE(*bench.watch.targetM(), 4.0);
    }

    void whatLiesBesideTheZoneIsNoTarget()
    {
        ZoneWatchBench bench;
        for (const double deg : {28.0, 92.0, -60.0, 180.0, 240.0})
            for (int i = 0; i < 5; ++i)
                bench.update(4, deg);
        QVERIFY(!bench.watch.isSounding());
        // A ping that ends before the zone begins says nothing of it.
        for (int i = 0; i < 5; ++i)
            bench.update(4, 60, 1.5);
        QVERIFY(!bench.watch.isSounding());
    }

    void aTargetNarrowerThanTheStepsIsFoundInThreeTurns()
    {
        ZoneWatchBench bench;
        bench.turn(60, 0.9);
        bench.turn(60, 0.9);
        QVERIFY(!bench.watch.isSounding());
        bench.turn(60, 0.9);
        QVERIFY(bench.watch.isSounding());
        // Once more without it, and it is gone.
        bench.turn(-100, 0);
        QVERIFY(!bench.watch.isSounding());
    }

    void aSpikeNowAndThenIsNone()
    {
        ZoneWatchBench bench;
        for (int i = 0; i < 10; ++i)
            bench.turn(40 + 4 * i, 0.9);
        QVERIFY(!bench.watch.isSounding());
    }

    void looksBesideTheTargetDoNotEndIt()
    {
        ZoneWatchBench bench;
        bench.turn(60, 5);
        QVERIFY(bench.watch.isSounding());
        for (int i = 0; i < 20; ++i)
            bench.update({}, 32);
        QVERIFY(bench.watch.isSounding());
        bench.turn(-100, 0);
        QVERIFY(!bench.watch.isSounding());
    }

    void afterOkItIsSilentUntilItIsNearerOrAnother()
    {
        ZoneWatchBench bench;
        bench.turn(60, 5, 5);
        bench.watch.acknowledge();
        QVERIFY(!bench.watch.isSounding() && bench.watch.isAcknowledged());
        bench.turn(60, 5, 4.5);
        QVERIFY(!bench.watch.isSounding());
        bench.turn(60, 5, 3.4); // 70 % of 5 m are 3.5
        QVERIFY(bench.watch.isSounding());
        bench.watch.acknowledge();
        bench.turn(-100, 0);
        QVERIFY(!bench.watch.isAcknowledged());
        bench.turn(60, 5, 5);
        QVERIFY(bench.watch.isSounding());
    }

    void whatWasAcknowledgedSoundsAgainAfterTheSonarWasLost()
    {
        ZoneWatchBench bench;
        bench.turn(60, 5, 5);
        bench.watch.acknowledge();
        bench.watch.timePassed(bench.now + 2900ms);
        QVERIFY(bench.watch.isAcknowledged());
        bench.watch.timePassed(bench.now + 3s);
        QVERIFY(!bench.watch.isAcknowledged() && !bench.watch.isSounding());
        bench.now += 3s;
        bench.update(5);
        bench.update(5);
        QVERIFY(!bench.watch.isSounding());
        bench.update(5);
        QVERIFY(bench.watch.isSounding());
        // Also where nobody looked at the clock meanwhile.
        bench.watch.acknowledge();
        bench.now += 3s;
        for (int i = 0; i < 3; ++i)
            bench.update(5);
        QVERIFY(bench.watch.isSounding());
    }

    void whatWasAcknowledgedSoundsAgainAfterTheSonarLookedElsewhere()
    {
        ZoneWatchBench bench;
        bench.turn(60, 5, 5);
        bench.turn(60, 5, 5);
        bench.watch.acknowledge();
        for (int i = 0; i < 450; ++i)
            bench.update({}, -90);
        QCOMPARE(bench.watch.blindness(), ZoneWatch::Blindness::OutsideZone);
        QVERIFY(!bench.watch.isAcknowledged() && !bench.watch.isSounding());
        bench.turn(60, 5, 5);
        QVERIFY(bench.watch.isSounding());
    }

    void itSaysWhenItCannotSee()
    {
        ZoneWatchBench bench;
        bench.update({});
        bench.watch.timePassed(bench.now + 4s);
        QCOMPARE(bench.watch.blindness(), ZoneWatch::Blindness::None);
        bench.watch.timePassed(bench.now + 5s);
        QCOMPARE(bench.watch.blindness(), ZoneWatch::Blindness::NoEchoes);
        bench.now += 5s;
        bench.update({});
        QCOMPARE(bench.watch.blindness(), ZoneWatch::Blindness::None);
        // It turns in ten seconds; when it scans elsewhere that is said after two turns.
        bench.turn(-100, 0);
        bench.turn(-100, 0);
        for (int i = 0; i < 350; ++i)
            bench.update({}, -90);
        QCOMPARE(bench.watch.blindness(), ZoneWatch::Blindness::OutsideZone);
        bench.update({}, 60);
        QCOMPARE(bench.watch.blindness(), ZoneWatch::Blindness::None);
    }

    void withoutASonarNothingSoundsAndNothingIsBlind()
    {
        ZoneWatchBench bench;
        bench.turn(60, 5);
        bench.watch.end();
        QVERIFY(!bench.watch.isSounding());
        bench.watch.timePassed(bench.now + 1h);
        QCOMPARE(bench.watch.blindness(), ZoneWatch::Blindness::None);
        bench.update(4);
        QVERIFY(!bench.watch.isWatching());
    }

    void aPingSaysWhereItLooksAndWhatItMeets()
    {
        std::vector<std::uint8_t> samples(100, 10);
        samples[15] = 255; // 1.55 m: nearer than the zone
        samples[45] = 120;
        samples[50] = 200;
        echo::Ping ping;
        ping.angleGrad = 250;
        ping.profile = {.startM = 0, .lengthM = 10, .samples = samples};
        auto look = zonePing(ping, zone, {});
        QVERIFY(look);
        QCOMPARE(look->bearingDeg, 45.0);
        QCOMPARE(look->reachM, 10.0);
        QVERIFY(std::abs(*look->targetM - 4.55) < 1e-9);
        QCOMPARE(zonePing(ping, zone, {.upsideDown = true})->bearingDeg, -45.0);
        QCOMPARE(zonePing(ping, zone, {.turnDeg = 170})->bearingDeg, -145.0);
        AlarmZone strong = zone;
        strong.strength = 150;
        QVERIFY(std::abs(*zonePing(ping, strong, {})->targetM - 5.05) < 1e-9);
        strong.strength = 201;
        QVERIFY(!zonePing(ping, strong, {})->targetM);
        ping.profile = {};
        QVERIFY(!zonePing(ping, zone, {})->targetM);
        ping.angleGrad.reset();
        QVERIFY(!zonePing(ping, zone, {}));
    }

    void itIsOffAtFirstAndKept()
    {
        {
            ZoneAlarm alarm;
            QVERIFY(!alarm.isOn());
            alarm.begin(1h);
            alarm.placeAround(200, 8);
            QVERIFY(alarm.isOn());
            QCOMPARE(alarm.centreDeg(), -160.0);
            QCOMPARE(alarm.nearM(), 6.0);
            QCOMPARE(alarm.farM(), 10.0);
            alarm.setStrength(77);
        }
        ZoneAlarm again;
        QVERIFY(again.isOn());
        QCOMPARE(again.centreDeg(), -160.0);
        QCOMPARE(again.farM(), 10.0);
        QCOMPARE(again.strength(), 77);
        again.setNearM(qQNaN());
        again.setWidthDeg(1);
        QCOMPARE(again.nearM(), 6.0);
        QCOMPARE(again.widthDeg(), 10.0);
        again.setNearM(50);
        QCOMPARE(again.farM(), 50.5);
    }

    /// What the user set stays; what he did not is round in his unit.
    void inFeetTheZoneIsRoundFeet()
    {
        constexpr double foot = 0.3048;
        {
            ZoneAlarm alarm;
            QCOMPARE(alarm.nearM(), 1.0);
            alarm.setImperial(true);
            QCOMPARE(alarm.nearM(), 3 * foot);
            QCOMPARE(alarm.farM(), 15 * foot);
            alarm.setImperial(false);
            QCOMPARE(alarm.farM(), 5.0);
            alarm.setImperial(true);
            alarm.begin(1h);
            alarm.placeAround(200, 8); // 26.2 ft
            QCOMPARE(alarm.nearM(), 19.5 * foot);
            QCOMPARE(alarm.farM(), 33 * foot);
        }
        ZoneAlarm again;
        again.setImperial(true);
        QCOMPARE(again.nearM(), 19.5 * foot);
        again.setImperial(false);
        QCOMPARE(again.nearM(), 19.5 * foot);
    }

    void itIsSaidOnceAndSilencedByOk()
    {
        ZoneAlarm alarm;
        alarm.begin(1h);
        alarm.placeAround(60, 4);
        QSignalSpy sounded(&alarm, &ZoneAlarm::sounded);
        QSignalSpy warned(&alarm, &ZoneAlarm::warned);
        for (int i = 1; i <= 5; ++i) {
            alarm.addPing({.time = 1h + 50ms * i, .bearingDeg = 60, .reachM = 20, .targetM = 4});
            alarm.timePassed(1h + 50ms * i);
        }
        QVERIFY(alarm.isSounding());
        QCOMPARE(alarm.title(), QStringLiteral("TARGET IN ZONE"));
        QCOMPARE(alarm.targetM(), 4.0);
        QCOMPARE(sounded.size(), 1);
        QCOMPARE(warned.size(), 0);
        // What a recording tells of it says where it lay.
        QCOMPARE(sounded.front().front().toString(),
                 QStringLiteral("TARGET IN ZONE at 4.0 m (zone 3.0 to 5.0 m, 30° wide about 60°)"));
        alarm.acknowledge();
        QVERIFY(!alarm.isSounding() && alarm.isAcknowledged());
        alarm.end();
        QVERIFY(alarm.title().isEmpty() && !alarm.isAcknowledged());
    }

    /// In a recording it is a matter of the view: it arms nothing, and nothing sounds.
    void withoutALiveSonarItIsOnlyShown()
    {
        {
            ZoneAlarm alarm;
            QVERIFY(!alarm.isDrawn());
            alarm.placeAround(60, 4);
            QVERIFY(alarm.isDrawn() && !alarm.isOn());
            alarm.addPing({.time = 1h, .bearingDeg = 60, .reachM = 20, .targetM = 4});
            alarm.begin(1h);
            QVERIFY(!alarm.isDrawn());
            alarm.setOn(true);
            QVERIFY(alarm.isDrawn());
            alarm.end();
            alarm.setShown(false);
            QVERIFY(!alarm.isDrawn() && alarm.isOn());
        }
        ZoneAlarm again;
        QVERIFY(again.isOn() && !again.isShown());
        again.setOn(false);
        again.setOn(true);
        QVERIFY(again.isDrawn());
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(ZoneWatchTest)

#include "tst_zonewatch.moc"
