// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SelectedVehicle.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::VehicleSettings;

namespace {

void notifyDepth(test::VehicleLog& log, log::Time time, float metres)
{
    mavlink::VfrHud hud;
    hud.alt = -metres;
    log.say(time, hud);
}

bool nearShown(double a, double b)
{
    return std::abs(a - b) < 1e-3;
}

} // namespace

class SelectedVehicleTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void whatTheUserSetIsKeptButForTheFrozenCourse()
    {
        {
            VehicleSettings settings;
            settings.setHeadingOffset(-200);
            settings.setVariationTenths(-35);
            settings.setVariationKnown(true);
            settings.setDepthZeroM(0.4);
            settings.setTransducerBelowCm(25);
            settings.setUp(VehicleSettings::Up::North);
        }
        VehicleSettings again;
        QCOMPARE(again.headingOffset(), -180);
        QCOMPARE(again.headingCorrection(), -183.5);
        QCOMPARE(again.depthZeroM(), 0.4);
        QCOMPARE(again.transducerBelowCm(), 25);
        QCOMPARE(again.up(), VehicleSettings::Up::North);
        again.nextUp();
        QCOMPARE(again.up(), VehicleSettings::Up::Course);
        QCOMPARE(VehicleSettings().up(), VehicleSettings::Up::Head);
        again.nextUp();
        QCOMPARE(again.up(), VehicleSettings::Up::Steady);
        QCOMPARE(VehicleSettings().up(), VehicleSettings::Up::Head);
        again.nextUp();
        QCOMPARE(again.up(), VehicleSettings::Up::Head);
        // Without a heading there are these two.
        again.nextUp(false);
        QCOMPARE(again.up(), VehicleSettings::Up::Steady);
        again.nextUp(false);
        QCOMPARE(again.up(), VehicleSettings::Up::Head);
    }

    void withoutAVehicleThereIsNothing()
    {
        test::VehicleLog log;
        app::SelectedVehicle vehicle;
        vehicle.update(&log.log(), 1s);
        QVERIFY(std::isnan(vehicle.headingDeg()) && std::isnan(vehicle.depthM()));
        QVERIFY(!vehicle.headingFresh() && !vehicle.rawHeadingDeg() && !vehicle.zeroDepthHere());
        vehicle.update(nullptr, {});
        QVERIFY(!vehicle.track());
    }

    void headingAndDepthAreThoseOfThePlayheadAndGrowOld()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        for (int i = 0; i < 20; ++i) {
            log.yaw(i * 100ms, 314.6);
            notifyDepth(log, i * 100ms + 10ms, 8 + 0.1F * float(i));
        }
        app::SelectedVehicle vehicle;
        const QSignalSpy changes(&vehicle, &app::SelectedVehicle::changed);
        vehicle.update(&log.log(), 550ms);
        QVERIFY(nearShown(vehicle.headingDeg(), 314.6) && vehicle.headingFresh());
        QVERIFY(nearShown(vehicle.depthM(), 8.5) && vehicle.depthFresh());
        QVERIFY(!changes.isEmpty());
        vehicle.setPlayhead(1950ms);
        QVERIFY(nearShown(vehicle.depthM(), 9.9));
        vehicle.setPlayhead(6s);
        QVERIFY(nearShown(vehicle.headingDeg(), 314.6) && !vehicle.headingFresh());
        QVERIFY(nearShown(vehicle.headingAgeS(), 4.1) && nearShown(vehicle.depthAgeS(), 4.0));
        QVERIFY(nearShown(vehicle.depthM(), 9.9) && !vehicle.depthFresh());
        QVERIFY(!vehicle.rawHeadingDeg());
        vehicle.setPlayhead(0ms);
        QVERIFY(std::isnan(vehicle.depthM())); // nothing was said yet
    }

    void theUserChoosesAmongSeveralVehicles()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        log.sendHeartbeat(0ms, {7, 1});
        log.yaw(10ms, 100);
        log.yaw(10ms, 200, 0, {7, 1});
        app::SelectedVehicle vehicle;
        vehicle.update(&log.log(), 20ms);
        QVERIFY(nearShown(vehicle.headingDeg(), 100));
        const QSignalSpy resets(&vehicle, &app::SelectedVehicle::reset);
        vehicle.chooseSystem(7);
        QVERIFY(nearShown(vehicle.headingDeg(), 200) && resets.count() == 1);
        vehicle.update(nullptr, {});
        vehicle.update(&log.log(), 20ms);
        QVERIFY(nearShown(vehicle.headingDeg(), 200));
        vehicle.chooseSystem(-1);
        QVERIFY(nearShown(vehicle.headingDeg(), 100));
    }

    void aChosenLinkIsTheOnlyOne()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        log.sendHeartbeat(1ms, {1, 1}, 1);
        log.yaw(10ms, 100);
        log.yaw(10ms, 200, 0, {1, 1}, 1);
        app::SelectedVehicle vehicle;
        vehicle.update(&log.log(), 20ms);
        QVERIFY(nearShown(vehicle.headingDeg(), 100));
        const log::StreamNumber first = vehicle.source()->link;
        vehicle.chooseSystem(1, first + 1);
        QVERIFY(nearShown(vehicle.headingDeg(), 200));
        QVERIFY(
            (vehicle.source() == app::VehicleSource{static_cast<log::StreamNumber>(first + 1), 1}));
        vehicle.chooseSystem(-1);
        QVERIFY(nearShown(vehicle.headingDeg(), 100));
    }

    void depthCountsFromWhereTheUserSetsZero()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        notifyDepth(log, 10ms, 0.3F);
        notifyDepth(log, 1s, 8.6F);
        app::SelectedVehicle vehicle;
        vehicle.update(&log.log(), 20ms);
        QVERIFY(vehicle.zeroDepthHere());
        QVERIFY(nearShown(vehicle.depthM(), 0));
        vehicle.setPlayhead(1s);
        QVERIFY(nearShown(vehicle.depthM(), 8.3));
        vehicle.setPlayhead(9s);
        QVERIFY(!vehicle.zeroDepthHere()); // it is old
        vehicle.settings()->setDepthZeroM(0);
        vehicle.setPlayhead(1s);
        QVERIFY(nearShown(vehicle.depthM(), 8.6));
    }

    void theSonarsDepthIsKnownWhileItLooksDownAndTheDepthIsNew()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        const auto lean = [&](log::Time time, float rollDeg) {
            mavlink::Attitude attitude;
            attitude.roll = rollDeg * 3.14159265F / 180;
            log.say(time, attitude);
            notifyDepth(log, time, 8.6F);
        };
        lean(0ms, 12);
        lean(2s, 13);
        app::SelectedVehicle vehicle;
        vehicle.settings()->setTransducerBelowCm(40);
        vehicle.update(&log.log(), 900ms);
        QVERIFY(nearShown(vehicle.sonarDepthM(), 9.0));
        vehicle.setPlayhead(1100ms);
        QVERIFY(std::isnan(vehicle.sonarDepthM()) && vehicle.depthFresh());
        vehicle.setPlayhead(2s);
        QVERIFY(std::isnan(vehicle.sonarDepthM()));
    }
};

LEADLINE_GUILESS_TEST(SelectedVehicleTest)
#include "tst_selectedvehicle.moc"
