// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/TimingFollower.h"
#include "session/RecordedVehicle.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using app::RecordedVehicle;

namespace {

app::TimingPicture pictureAt(const test::VehicleLog& log, log::Time time)
{
    log::TimingFollower follower(log.log(), log::vehicleStreams(log.log(), false));
    if (!follower.moveTo(time, {}))
        qFatal("stopped");
    return app::makeTimingPicture(follower, {.playhead = time, .brief = true});
}

bool nearRecorded(double a, double b)
{
    return std::abs(a - b) < 0.05 * std::max(1.0, std::abs(b));
}

} // namespace

class RecordedVehicleTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAnAutopilotThereIsNone()
    {
        RecordedVehicle vehicle;
        test::VehicleLog log;
        log.say(0ms, mavlink::Heartbeat{0, 6, 8, 0, 4, 3}, {255, 1});
        log.sendHeartbeat(0ms, {1, 191});
        vehicle.update(&log.log());
        QVERIFY(!vehicle.present() && !vehicle.several() && vehicle.chosen() == -1);
        vehicle.choose(0);
        QVERIFY(!vehicle.wanted() && !vehicle.lost());
        vehicle.update(nullptr);
    }

    void linksAndSystemsCanBeChosen()
    {
        RecordedVehicle vehicle;
        test::VehicleLog log;
        log.sendHeartbeat(5ms);
        log.sendHeartbeat(6ms, {3, 1});
        const QSignalSpy choices(&vehicle, &RecordedVehicle::choicesChanged);
        vehicle.update(&log.log());
        QCOMPARE(vehicle.names(), (QStringList{"ArduSub 1/1", "ArduSub 3/1"}));
        log.sendHeartbeat(7ms, {1, 1}, 1);
        vehicle.update(&log.log());
        vehicle.update(&log.log());
        QCOMPARE(choices.count(), 2);
        QCOMPARE(vehicle.names(), (QStringList{"Vehicle · ArduSub 1/1", "Vehicle · ArduSub 3/1",
                                               "Vehicle 2 · ArduSub 1/1"}));
        const QSignalSpy wanted(&vehicle, &RecordedVehicle::wantedChanged);
        vehicle.choose(2);
        vehicle.choose(3);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(vehicle.wanted()->system, std::uint8_t{1});
        QVERIFY(vehicle.wanted()->link != log.sonar());
        vehicle.show(vehicle.wanted(), {});
        QCOMPARE(vehicle.chosen(), 2);
        QCOMPARE(vehicle.systemName(), QString("MAVLink 1/1"));
        // Another log, another choice.
        test::VehicleLog other;
        vehicle.update(&other.log());
        QVERIFY(!vehicle.wanted() && !vehicle.present());
    }

    void figuresAreThoseOfThePlayhead()
    {
        test::VehicleLog log;
        std::uint8_t sequence = 0;
        const auto say = [&](log::Time time, const auto& message) {
            log.say(time, message, test::VehicleLog::autopilot, 0, sequence++);
        };
        for (log::Time at = 0s; at < 60s; at += 100ms) {
            if (at % 1s == 0ms) {
                log.ask(at, at.count() + 1);
                say(at + 4ms, mavlink::Timesync{at.count() + 1'000'000, at.count() + 1, 254, 190});
                say(at + 5ms, mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3});
            }
            // One in ten is lost from the thirtieth second on.
            if (at >= 30s && at % 1s == 500ms)
                ++sequence;
            else
                say(at + 10ms, mavlink::Attitude{});
        }
        const app::VehicleSource source{1, 1};
        RecordedVehicle vehicle;
        vehicle.update(&log.log());
        // The picture is not made yet: nothing is known, and nothing is missed.
        vehicle.show(source, {});
        QVERIFY(std::isnan(vehicle.ageS()) && !vehicle.lost());
        vehicle.show(source, pictureAt(log, 25s));
        QVERIFY2(nearRecorded(vehicle.rateHz(), 12), qPrintable(QString::number(vehicle.rateHz())));
        QCOMPARE(vehicle.lossPercent(), 0.0);
        QVERIFY(nearRecorded(vehicle.rttMs(), 4));
        QVERIFY(vehicle.ageS() < 1 && !vehicle.lost());
        vehicle.show(source, pictureAt(log, 55s));
        QVERIFY2(nearRecorded(vehicle.lossPercent(), 100.0 / 12),
                 qPrintable(QString::number(vehicle.lossPercent())));
        vehicle.show(source, pictureAt(log, 70s));
        QVERIFY(vehicle.lost() && nearRecorded(vehicle.ageS(), 11));
        QVERIFY(std::isnan(vehicle.lossPercent()));
        // Back: as it was then.
        vehicle.show(source, pictureAt(log, 25s));
        QCOMPARE(vehicle.lossPercent(), 0.0);
        vehicle.show({}, pictureAt(log, 25s));
        QVERIFY(std::isnan(vehicle.rttMs()) && !vehicle.lost());
    }
};

LEADLINE_GUILESS_TEST(RecordedVehicleTest)
#include "tst_recordedvehicle.moc"
