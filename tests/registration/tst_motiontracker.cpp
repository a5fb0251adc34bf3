// SPDX-License-Identifier: GPL-3.0-or-later
#include "TurningVehicle.h"
#include "registration/MotionTracker.h"
#include "registration/SweepReader.h"
#include "support/Seeds.h"
#include "support/TestMain.h"

#include <QTest>

#include <numbers>

using namespace leadline;
using registration::MotionTracker;
using test::TurningVehicle;
using Water = TurningVehicle::Water;

class MotionTrackerTest : public QObject {
    Q_OBJECT

private slots:
    void driftAndRotationAreWithinTheirBounds()
    {
        const int seeds = test::seeds(6, 30);
        int drifts = 0;
        int within = 0;
        int rotations = 0;
        int rotationsWithin = 0;
        for (std::uint32_t seed = 301; seed < 301U + unsigned(seeds); ++seed) {
            TurningVehicle vehicle(seed, seed % 2 ? Water::Harbour : Water::Bottom, 9);
            const echo::PingReader reader(vehicle.log(), 0);
            registration::SweepReader sweeps(reader);
            MotionTracker tracker;
            while (auto sweep = sweeps.next(reader.count())) {
                tracker.add(std::move(*sweep), std::nullopt);
                const auto at = vehicle.placeAt(tracker.sweeps().back().middleS());
                if (const auto drift = tracker.drift()) {
                    QVERIFY(drift->windowS <= MotionTracker::longestWindowS);
                    const auto from =
                        vehicle.placeAt(tracker.sweeps().back().middleS() - drift->windowS);
                    const double north = (at.northM - from.northM) / drift->windowS;
                    const double east = (at.eastM - from.eastM) / drift->windowS;
                    const double forward =
                        north * std::cos(at.heading) + east * std::sin(at.heading);
                    const double right =
                        -north * std::sin(at.heading) + east * std::cos(at.heading);
                    ++drifts;
                    within += std::hypot(drift->forwardMS - forward, drift->rightMS - right) <=
                              drift->errorMS;
                }
                const double first = tracker.sweeps().front().middleS();
                if (const auto turned = tracker.rotationSince(first);
                    turned && tracker.sweeps().size() > 1) {
                    const double truth =
                        (at.heading - vehicle.placeAt(first).heading) * 180 / std::numbers::pi;
                    ++rotations;
                    rotationsWithin += std::abs(turned->deg - truth) <= turned->errorDeg;
                }
            }
        }
        qInfo("drift within %d of %d, rotation %d of %d", within, drifts, rotationsWithin,
              rotations);
        QVERIFY(drifts >= 5 * seeds);
        QVERIFY(within >= 0.9 * drifts);
        QVERIFY(rotationsWithin >= 0.9 * rotations);
    }

    void alongASingleWallOnlyTheDriftAcrossIsKnown()
    {
        int drifts = 0;
        int unknown = 0;
        int within = 0;
        for (std::uint32_t seed = 401; seed <= 416; ++seed) {
            TurningVehicle vehicle(seed, Water::Wall, 6);
            const echo::PingReader reader(vehicle.log(), 0);
            registration::SweepReader sweeps(reader);
            MotionTracker tracker;
            while (auto sweep = sweeps.next(reader.count())) {
                tracker.add(std::move(*sweep), std::nullopt);
                const auto drift = tracker.drift();
                if (!drift)
                    continue;
                const double endS = tracker.sweeps().back().middleS();
                const auto at = vehicle.placeAt(endS);
                const auto from = vehicle.placeAt(endS - drift->windowS);
                // The wall runs north: across it is east.
                const double east =
                    std::sin(at.heading + drift->acrossDeg * std::numbers::pi / 180);
                ++drifts;
                unknown += drift->isAlongUnknown;
                within +=
                    std::abs(drift->acrossMS / east - (at.eastM - from.eastM) / drift->windowS) <=
                    drift->acrossErrorMS;
                QVERIFY(drift->acrossMS >= 0);
                QCOMPARE(drift->isHolding(), drift->acrossMS <= drift->acrossErrorMS);
            }
        }
        qInfo("drifts %d, along unknown %d, across within %d", drifts, unknown, within);
        QVERIFY(drifts >= 40);
        QVERIFY(unknown >= 0.95 * drifts);
        QVERIFY(within >= 0.9 * drifts);
    }

    void vehicleThatHoldsHasNoDirection()
    {
        TurningVehicle vehicle(7, Water::Harbour, 5, {.rate = 0, .speed = 0});
        const echo::PingReader reader(vehicle.log(), 0);
        registration::SweepReader sweeps(reader);
        MotionTracker tracker;
        while (auto sweep = sweeps.next(reader.count()))
            tracker.add(std::move(*sweep), std::nullopt);
        const auto drift = tracker.drift();
        QVERIFY(drift);
        QVERIFY(drift->isHolding());
        QCOMPARE(drift->directionErrorDeg(), 180.0);
        QVERIFY(drift->speedMS() < 0.05);
        QVERIFY(!tracker.unknownSinceS());
    }

    void driftOfOpenWaterIsUnknownSinceItsBeginning()
    {
        TurningVehicle vehicle(3, Water::Open, 4);
        const echo::PingReader reader(vehicle.log(), 0);
        registration::SweepReader sweeps(reader);
        MotionTracker tracker;
        QVERIFY(!tracker.unknownSinceS());
        while (auto sweep = sweeps.next(reader.count()))
            tracker.add(std::move(*sweep), std::nullopt);
        QVERIFY(!tracker.drift());
        QCOMPARE(tracker.unknownSinceS().value(), 0.0);
        QVERIFY(!tracker.rotationSince(0));
    }
};

LEADLINE_APPLESS_TEST(MotionTrackerTest)

#include "tst_motiontracker.moc"
