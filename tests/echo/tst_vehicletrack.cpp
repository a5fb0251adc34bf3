// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleTrack.h"
#include "support/Sanitized.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QTest>

#include <ctime>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// What the vehicle's clock is ahead of the log's.
constexpr log::Time ahead = 5000s;
constexpr log::Time lateness = 200ms;
constexpr double degPerS = 30;

std::uint32_t bootMs(log::Time time)
{
    return static_cast<std::uint32_t>(time / 1ms);
}

double turningAt(log::Time time)
{
    return degPerS * std::chrono::duration<double>(time).count();
}

bool nearDegrees(std::optional<double> a, double b, double within = 1e-3)
{
    return a && std::abs(std::remainder(*a - b, 360)) < within;
}

std::optional<double> headingAt(const log::Log& log, log::Time time)
{
    const auto heading = echo::VehicleTrack(log).headingAt(time);
    return heading ? std::optional(heading->deg) : std::nullopt;
}

/// It turns at 30 degrees a second; each of its ATTITUDE messages comes 200 ms late, and a TIMESYNC
/// request is sent each second if it is asked at all.
void fillWithLateCompass(test::VehicleLog& log, log::Time from, log::Time until, bool asked,
                         log::Time clock = ahead)
{
    for (log::Time t = from; t < until; t += 100ms) {
        if (t % 1s == 0ms) {
            log.sendHeartbeat(t);
            if (asked)
                log.ask(t, t.count() + 7);
        }
        if (asked && t % 1s == 100ms)
            log.answer(t, (t - 100ms).count() + 7, clock + t - 50ms + 1ns);
        log.yaw(t, turningAt(t - lateness), bootMs(clock + t - lateness));
    }
}

} // namespace

class VehicleTrackTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAnAutopilotNothingIsKnown()
    {
        test::VehicleLog log;
        log.yaw(10ms, 90);
        echo::VehicleTrack track(log.log());
        QVERIFY(!track.system() && !track.headingAt(20ms));
        QVERIFY(!track.stateAt(20ms).heading({20ms}) && !track.stateAt(20ms).depth({20ms}));
    }

    void headingTurnsTheShorterWayBetweenTwoMessages()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        log.yaw(0ms, 358);
        log.yaw(100ms, 4);
        log.yaw(200ms, -10);
        QVERIFY(nearDegrees(headingAt(log.log(), 0ms), 358));
        QVERIFY(nearDegrees(headingAt(log.log(), 50ms), 1));
        QVERIFY(nearDegrees(headingAt(log.log(), 125ms), 0.5));
        QVERIFY(nearDegrees(headingAt(log.log(), 175ms), 353.5));
    }

    void atTheLiveEndItTurnsOnForHalfASecondAndIsCorrectedThen()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        log.yaw(0ms, 10);
        log.yaw(100ms, 13);
        echo::VehicleTrack track(log.log());
        QVERIFY(nearDegrees(track.headingAt(200ms)->deg, 16) && !track.headingAt(200ms)->settled);
        QVERIFY(nearDegrees(track.headingAt(1100ms)->deg, 28));
        log.yaw(300ms, 13);
        QVERIFY(nearDegrees(track.headingAt(200ms)->deg, 13) && track.headingAt(200ms)->settled);
    }

    void overAGapNobodyKnowsHowItTurned()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        log.yaw(0ms, 10);
        log.yaw(1600ms, 50);
        QVERIFY(nearDegrees(headingAt(log.log(), 1400ms), 10));
        QVERIFY(!headingAt(log.log(), 1501ms));
        QVERIFY(nearDegrees(headingAt(log.log(), 1600ms), 50));
    }

    void aSlowStreamIsSilentAfterFiveOfItsPeriods()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        for (int s = 0; s < 4; ++s)
            log.yaw(s * 1s, 10);
        QVERIFY(nearDegrees(headingAt(log.log(), 8s), 10));
        QVERIFY(!headingAt(log.log(), 8001ms));
    }

    void otherSystemsComponentsAndLinksDoNotTurnIt()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        log.sendHeartbeat(0ms, {2, 1});
        log.sendHeartbeat(0ms, {1, 1}, 1);
        log.yaw(0ms, 10);
        log.yaw(40ms, 200, 0, {1, 191});
        log.yaw(45ms, 200, 0, {2, 1});
        log.yaw(50ms, 200, 0, {1, 1}, 1);
        log.yaw(100ms, 20);
        log.yaw(145ms, 210, 0, {2, 1});
        QVERIFY(nearDegrees(headingAt(log.log(), 50ms), 15));
        echo::VehicleTrack track(log.log());
        QCOMPARE(track.system(), std::optional<std::uint8_t>(1));
        track.choose(2);
        QVERIFY(nearDegrees(track.headingAt(95ms)->deg, 205));
        track.choose({});
        QVERIFY(nearDegrees(track.headingAt(50ms)->deg, 15));
    }

    void ofAChosenLinkNoOtherTellsTheHeading()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        log.sendHeartbeat(5ms, {3, 1}, 1);
        log.yaw(10ms, 10);
        log.yaw(10ms, 200, 0, {3, 1}, 1);
        echo::VehicleTrack track(log.log());
        const auto first = *track.link();
        const auto second = static_cast<log::StreamNumber>(first + 1);
        track.choose({}, second);
        QCOMPARE(track.system(), std::optional<std::uint8_t>(3));
        QCOMPARE(track.link(), std::optional(second));
        QVERIFY(nearDegrees(track.headingAt(20ms)->deg, 200));
        // It falls silent: the other one does not step in.
        log.yaw(20s, 30);
        QVERIFY(!track.headingAt(20s));
        track.choose(1, second);
        QVERIFY(!track.headingAt(20ms));
        track.choose({}, first);
        QVERIFY(nearDegrees(track.headingAt(20ms)->deg, 10));
    }

    void aSecondLinkGoesOnWhereTheFirstIsLost()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        log.sendHeartbeat(0ms, {1, 1}, 1);
        log.yaw(0ms, 10);
        log.yaw(3s, 40, 0, {1, 1}, 1);
        QVERIFY(nearDegrees(headingAt(log.log(), 1s), 10));
        QVERIFY(nearDegrees(headingAt(log.log(), 3100ms), 40));
    }

    void withoutAttitudeTheOthersTellTheHeading()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        mavlink::VfrHud hud;
        hud.heading = 77;
        hud.alt = -8.61F;
        log.say(10ms, hud);
        echo::VehicleTrack track(log.log());
        QVERIFY(nearDegrees(track.headingAt(20ms)->deg, 77));
        mavlink::GlobalPositionInt global;
        global.hdg = 8000;
        log.say(20ms, global);
        QVERIFY(nearDegrees(track.headingAt(20ms)->deg, 80));
        log.yaw(30ms, 90);
        QVERIFY(nearDegrees(track.headingAt(30ms)->deg, 90));
        QVERIFY(nearDegrees(track.stateAt(30ms).depth({30ms})->m, 8.61));
        QVERIFY(!track.headingAt(5s));
        QCOMPARE(track.lastReceived(mavlink::VfrHud::id, 5s), std::optional<log::Time>(10ms));
    }

    void aLateCompassIsRightWithTheClockAndOffWithout()
    {
        for (const bool asked : {false, true}) {
            test::VehicleLog log;
            fillWithLateCompass(log, 0s, 30s, asked);
            echo::VehicleTrack track(log.log());
            for (log::Time t = 5s; t < 29s; t += 37ms) {
                const auto heading = track.headingAt(t);
                QVERIFY(heading && heading->byVehicleClock == asked);
                QVERIFY(nearDegrees(heading->deg, turningAt(asked ? t : t - lateness), 0.1));
            }
            // As one comes from anywhere, and where nothing has come yet.
            QVERIFY(nearDegrees(headingAt(log.log(), 20s), turningAt(asked ? 20s : 20s - lateness),
                                0.1));
            QVERIFY(nearDegrees(track.headingAt(30s)->deg, turningAt(asked ? 30s : 30s - lateness),
                                0.1));
        }
    }

    void itIsTheSameLiveAsInReplay()
    {
        test::VehicleLog live;
        echo::VehicleTrack follows(live.log());
        std::vector<std::pair<log::Time, double>> settled;
        for (log::Time t = 0s; t < 150s; t += 100ms) {
            fillWithLateCompass(live, t, t + 100ms, true);
            const log::Time asked = t - 400ms;
            const auto heading = asked >= 0s ? follows.headingAt(asked) : std::nullopt;
            if (heading && heading->settled)
                settled.emplace_back(asked, heading->deg);
        }
        QVERIFY(settled.size() > 1400);
        // Back and forth, by somebody who comes later.
        echo::VehicleTrack replay(live.log());
        for (std::size_t i = 0; i < settled.size(); ++i) {
            const auto& [time, deg] = settled[i * 397 % settled.size()];
            QCOMPARE(replay.headingAt(time)->deg, deg);
        }
    }

    void aVehicleThatStartsAgainIsDatedAnew()
    {
        test::VehicleLog log;
        fillWithLateCompass(log, 0s, 20s, true);
        // Its clock begins at 2 s.
        fillWithLateCompass(log, 20s, 40s, true, -18s);
        echo::VehicleTrack track(log.log());
        QVERIFY(nearDegrees(track.headingAt(19s)->deg, turningAt(19s), 0.1));
        // Until the first reply nothing is known of the new clock.
        QVERIFY(nearDegrees(track.headingAt(20500ms)->deg, turningAt(20500ms - lateness), 0.1));
        QVERIFY(!track.headingAt(20500ms)->byVehicleClock);
        for (log::Time t = 22s; t < 39s; t += 100ms)
            QVERIFY(nearDegrees(track.headingAt(t)->deg, turningAt(t), 0.1));
    }

    void aReplyToSomebodyElseTellsNothing()
    {
        test::VehicleLog log;
        for (log::Time t = 0s; t < 20s; t += 100ms) {
            if (t % 1s == 0ms) {
                log.sendHeartbeat(t);
                log.ask(t, t.count() + 7);
                log.answer(t + 10ms, t.count() + 8, ahead + t);         // not our stamp
                log.answer(t + 20ms, t.count() + 7, ahead + t, {2, 1}); // another vehicle
            }
            log.yaw(t + 50ms, turningAt(t + 50ms - lateness), bootMs(ahead + t + 50ms - lateness));
        }
        const auto heading = echo::VehicleTrack(log.log()).headingAt(15s);
        QVERIFY(!heading->byVehicleClock &&
                nearDegrees(heading->deg, turningAt(15s - lateness), 0.1));
    }

    void whatItCostsDoesNotGrowWithTheLog()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        for (log::Time t = 0s; t < 2000s; t += 20ms)
            log.yaw(t, turningAt(t));
        echo::VehicleTrack track(log.log());
        (void)track.headingAt(1000s);
        // Of the processor: the wall's clock counts what else the computer does.
        const std::clock_t before = std::clock();
        for (int i = 0; i < 1000; ++i)
            (void)track.headingAt(1ms * (i * 7919 % 2'000'000));
        const double tookS = double(std::clock() - before) / CLOCKS_PER_SEC;
        QVERIFY2(tookS < (test::isSanitized ? 2 : 0.5), qPrintable(QString::number(tookS)));
    }
};

LEADLINE_APPLESS_TEST(VehicleTrackTest)
#include "tst_vehicletrack.moc"
