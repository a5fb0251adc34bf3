// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/Compass.h"
#include "sim/World.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using namespace leadline;
using namespace std::chrono_literals;
using sim::Pose;
using sim::Sea;
using sim::VehicleMotion;
using sim::World;

namespace {

constexpr std::array allPaths{Sea::Path::Hover, Sea::Path::Transect, Sea::Path::Hold,
                              Sea::Path::Survey};

double apartM(const Pose& a, const Pose& b)
{
    return std::hypot(a.xM - b.xM, a.yM - b.yM);
}

} // namespace

class VehicleMotionTest : public QObject {
    Q_OBJECT

private slots:
    void theDefaultIsThePathAlone()
    {
        const base::FakeClock clock;
        const Sea sea(1);
        const World world(1, clock.now());
        for (int second = 0; second < 600; ++second) {
            const auto time = std::chrono::seconds(second);
            const Pose moved = world.poseAt(clock.now() + time);
            const Pose path = sea.poseAt(time, Sea::Path::Transect);
            QVERIFY(moved.xM == path.xM && moved.yM == path.yM && moved.depthM == path.depthM &&
                    moved.headingDeg == path.headingDeg && moved.rollDeg == 0);
        }
    }

    void holdStaysInItsPlace()
    {
        const Sea sea(1);
        const Pose first = sea.poseAt({}, Sea::Path::Hold);
        for (int second = 0; second < 600; ++second) {
            const Pose pose = sea.poseAt(std::chrono::seconds(second), Sea::Path::Hold);
            QCOMPARE(apartM(pose, first), 0.0);
            QCOMPARE(pose.headingDeg, first.headingDeg);
        }
    }

    void aCurrentCarriesTheVehicleAtItsSpeed_data()
    {
        QTest::addColumn<double>("speedMS");
        QTest::addColumn<double>("towardsDeg");
        QTest::newRow("north") << 0.2 << 0.0;
        QTest::newRow("east") << 0.05 << 90.0;
        QTest::newRow("south-west, more than once around") << 0.4 << 585.0;
        QTest::newRow("north-west, negative") << 1.5 << -45.0;
    }
    void aCurrentCarriesTheVehicleAtItsSpeed()
    {
        QFETCH(const double, speedMS);
        QFETCH(const double, towardsDeg);
        const base::FakeClock clock;
        const VehicleMotion motion{.path = Sea::Path::Hold,
                                   .current = {.speedMS = speedMS, .towardsDeg = towardsDeg}};
        const World world(1, clock.now(), motion);
        const Pose from = world.poseAt(clock.now());
        const double towards = towardsDeg * std::numbers::pi / 180;
        for (const auto time : {1s, 5s, 13s}) {
            const Pose to = world.poseAt(clock.now() + time);
            const double way = speedMS * std::chrono::duration<double>(time).count();
            QVERIFY(std::abs(to.xM - from.xM - way * std::sin(towards)) < 1e-6);
            QVERIFY(std::abs(to.yM - from.yM - way * std::cos(towards)) < 1e-6);
            QCOMPARE(to.headingDeg, from.headingDeg);
        }
    }

    void aCurrentReversesAtItsReach()
    {
        const VehicleMotion motion{.path = Sea::Path::Hold,
                                   .current = {.speedMS = 0.5, .towardsDeg = 90, .reachM = 4}};
        const auto carried = [&](base::Duration time) { return motion.applied({}, time, 1).xM; };
        QVERIFY(std::abs(carried(7s) - 3.5) < 1e-6);
        QVERIFY(std::abs(carried(8s) - 4) < 1e-6);
        QVERIFY(std::abs(carried(9s) - 3.5) < 1e-6);
        QVERIFY(std::abs(carried(16s)) < 1e-6);
        QVERIFY(std::abs(carried(17s) - 0.5) < 1e-6);
        for (int second = 0; second < 3600; ++second)
            QVERIFY(carried(std::chrono::seconds(second)) >= -1e-6 &&
                    carried(std::chrono::seconds(second)) <= 4 + 1e-6);
    }

    void wobbleStaysWithinItsAmplitudesAndUsesThem()
    {
        constexpr sim::Wobble wobble{.headingDeg = 4, .rollDeg = 6, .positionM = 0.3};
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            double heading = 0;
            double roll = 0;
            double position = 0;
            double meanDeg = 0;
            constexpr int count = 18'000;
            for (int i = 0; i < count; ++i) {
                const Pose pose = VehicleMotion{.wobble = wobble}.applied({}, 100ms * i, seed);
                heading = std::max(heading, std::abs(pose.headingDeg));
                roll = std::max(roll, std::abs(pose.rollDeg));
                position = std::max(position, std::hypot(pose.xM, pose.yM));
                meanDeg += pose.headingDeg / count;
                QCOMPARE(pose.depthM, 0.0);
            }
            QVERIFY(heading <= wobble.headingDeg && heading > 0.6 * wobble.headingDeg);
            QVERIFY(roll <= wobble.rollDeg && roll > 0.6 * wobble.rollDeg);
            QVERIFY(position <= wobble.positionM && position > 0.5 * wobble.positionM);
            QVERIFY(std::abs(meanDeg) < 0.15 * wobble.headingDeg);
        }
    }

    void theSeedDecidesTheWobble()
    {
        const VehicleMotion motion{.wobble = {.headingDeg = 4, .rollDeg = 6, .positionM = 0.3}};
        int alike = 0;
        for (int second = 0; second < 100; ++second) {
            const auto time = std::chrono::seconds(second);
            const Pose one = motion.applied({}, time, 7);
            const Pose again = motion.applied({}, time, 7);
            QVERIFY(one.xM == again.xM && one.yM == again.yM && one.rollDeg == again.rollDeg &&
                    one.headingDeg == again.headingDeg);
            alike += one.headingDeg == motion.applied({}, time, 8).headingDeg;
        }
        QCOMPARE(alike, 0);
    }

    /// A millisecond apart, a day after the beginning too, and over each reversal of the current.
    void thePoseNeverSteps()
    {
        for (const Sea::Path path : allPaths) {
            const VehicleMotion motion{.path = path,
                                       .current = {.speedMS = 0.3, .towardsDeg = 70, .reachM = 3},
                                       .wobble = {.headingDeg = 4, .rollDeg = 6, .positionM = 0.3}};
            const base::FakeClock clock;
            const World world(3, clock.now(), motion);
            for (const base::Duration from : {base::Duration(0s), base::Duration(24h)}) {
                Pose before = world.poseAt(clock.now() + from);
                for (int i = 1; i <= 60'000; ++i) {
                    const Pose now = world.poseAt(clock.now() + from + i * 1ms);
                    QVERIFY(apartM(now, before) < 0.002);
                    QVERIFY(std::abs(now.depthM - before.depthM) < 0.001);
                    QVERIFY(std::abs(std::remainder(now.headingDeg - before.headingDeg, 360)) <
                            0.03);
                    QVERIFY(std::abs(now.rollDeg - before.rollDeg) < 0.03);
                    before = now;
                }
            }
        }
    }

    void aCompassIsRightUnlessToldOtherwise()
    {
        for (int deg = 0; deg < 360; ++deg)
            QCOMPARE(sim::Compass{}.headingDeg(deg, 1h), double(deg));
        QCOMPARE(sim::Compass{}.headingDeg(-16, {}), 344.0);
        QCOMPARE(sim::Compass{}.headingDeg(-1e-14, {}), 0.0);
        QCOMPARE(sim::Compass{}.headingDeg(360, {}), 0.0);
    }

    void aCompassErrsAsItIsTold()
    {
        const sim::Compass constant{.deviationDeg = -20};
        QCOMPARE(constant.headingDeg(90, {}), 70.0);
        QCOMPARE(constant.headingDeg(10, {}), 350.0);
        const sim::Compass iron{.ironDeg = 8};
        QVERIFY(std::abs(iron.headingDeg(90, {}) - 98) < 1e-6);
        QVERIFY(std::abs(iron.headingDeg(270, {}) - 262) < 1e-6);
        QVERIFY(std::abs(iron.headingDeg(180, {}) - 180) < 1e-6);
        QVERIFY(std::abs(iron.headingDeg(30, {}) - 34) < 1e-6);
        const sim::Compass slipping{.slipDeg = 30, .slipAt = 60s};
        QCOMPARE(slipping.headingDeg(200, 60s - 1ns), 200.0);
        QCOMPARE(slipping.headingDeg(200, 60s), 230.0);
        QCOMPARE(slipping.headingDeg(340, 1h), 10.0);
    }

    /// With a roll to the right, the beam abeam of it looks down at the ground, that to the left
    /// up.
    void rollTiltsThePicture()
    {
        const Sea sea(1);
        const auto level = [&](double rollDeg, std::uint16_t angleGrad) {
            const Pose pose{.xM = 0, .yM = 3, .depthM = 6.5, .headingDeg = 180, .rollDeg = rollDeg};
            const auto samples = sea.spoke360({}, pose, {.angleGrad = angleGrad});
            double sum = 0;
            // Behind the onset of the ground, at 8 m and more.
            for (std::size_t i = 480; i < samples.size(); ++i)
                sum += samples[i];
            return sum;
        };
        constexpr std::uint16_t right = 300;
        constexpr std::uint16_t left = 100;
        QVERIFY(level(10, right) > 1.1 * level(0, right));
        QVERIFY(level(10, left) < level(0, left) / 1.1);
        QVERIFY(level(-10, right) < level(0, right) / 1.1);
        // Nothing changes ahead and astern.
        QCOMPARE(level(10, 200), level(0, 200));
    }
};

LEADLINE_APPLESS_TEST(VehicleMotionTest)
#include "tst_vehiclemotion.moc"
