// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimulatedDive.h"
#include "sim/SimulatedDevice.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using registration::CompassCheck;
using registration::MotionTracker;
using sim::Sea;
using test::SimulatedDive;

namespace {

/// A current and a vehicle that is never quite still.
sim::VehicleMotion restless(Sea::Path path)
{
    return {.path = path,
            .current = {.speedMS = 0.1, .towardsDeg = 60, .reachM = 4},
            .wobble = {.headingDeg = 4, .rollDeg = 5, .positionM = 0.2}};
}

SimulatedDive::Maker maker(const sim::VehicleMotion& motion, const sim::Compass& compass = {},
                           std::uint64_t seed = 1)
{
    const auto world = std::make_shared<std::shared_ptr<const sim::World>>();
    return [=](ping::DeviceKind kind, base::Clock& clock) -> std::unique_ptr<link::Peer> {
        if (!*world)
            *world = std::make_shared<const sim::World>(seed, clock.now(), motion);
        auto made = sim::makeDevice(kind, clock, *world, {.compass = compass});
        if (!made)
            qFatal("%s", made.error().message.text().c_str());
        return std::move(*made);
    };
}

/// All that the sonar sent.
std::vector<std::byte> sonarBytes(const log::Log& log)
{
    std::vector<std::byte> bytes;
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i)
        if (log.entry(i)->stream == SimulatedDive::sonarStream)
            if (const auto frame = log.read(i, scratch))
                bytes.insert(bytes.end(), frame->bytes.begin(), frame->bytes.end());
    return bytes;
}

std::optional<double> headingAt(const log::Log& log, log::Time time)
{
    const auto heading = echo::VehicleTrack(log).headingAt(time);
    return heading ? std::optional(heading->deg) : std::nullopt;
}

} // namespace

/// Tests what the echoes say of a simulated vehicle: its drift, and whether its compass is right.
class SimulatedDiveTest : public QObject {
    Q_OBJECT

private slots:
    void theDriftIsTheCurrent()
    {
        const sim::VehicleMotion held{.path = Sea::Path::Hold,
                                      .current = {.speedMS = 0.15, .towardsDeg = 60}};
        SimulatedDive dive(maker(held));
        dive.advance(100s);
        std::optional<registration::Drift> drift;
        std::optional<double> headingDeg;
        dive.watch([&](const MotionTracker& tracker, const CompassCheck&) {
            drift = tracker.drift();
            headingDeg = tracker.sweeps().back().headingDeg;
        });
        QVERIFY(drift && headingDeg && !drift->isHolding());
        qInfo("%.3f ± %.3f m/s to %.1f° ± %.1f", drift->speedMS(), drift->errorMS,
              drift->directionDeg() + *headingDeg, drift->directionErrorDeg());
        QVERIFY(drift->errorMS < 0.05);
        QVERIFY(std::abs(drift->speedMS() - 0.15) < drift->errorMS);
        QVERIFY(std::abs(std::remainder(drift->directionDeg() + *headingDeg - 60, 360)) <
                drift->directionErrorDeg());
    }

    void withoutACurrentItHolds()
    {
        SimulatedDive dive(maker({.path = Sea::Path::Hold}));
        dive.advance(60s);
        std::optional<registration::Drift> drift;
        dive.watch(
            [&](const MotionTracker& tracker, const CompassCheck&) { drift = tracker.drift(); });
        QVERIFY(drift && drift->isHolding());
    }

    void theErrorOfTheCompassIsInItsMessagesAndNotInThePicture()
    {
        SimulatedDive right(maker(restless(Sea::Path::Hover)));
        SimulatedDive wrong(
            maker(restless(Sea::Path::Hover), {.deviationDeg = -12, .slipDeg = 30, .slipAt = 20s}));
        right.advance(30s);
        wrong.advance(30s);
        QVERIFY(!sonarBytes(right.log()).empty());
        QVERIFY(sonarBytes(right.log()) == sonarBytes(wrong.log()));
        for (const auto& [time, errorDeg] : {std::pair(15s, -12.0), std::pair(25s, 18.0)}) {
            const auto honest = headingAt(right.log(), time);
            const auto shown = headingAt(wrong.log(), time);
            QVERIFY(honest && shown);
            QVERIFY(std::abs(std::remainder(*shown - *honest - errorDeg, 360)) < 0.1);
        }
    }

    void aSlippedCompassIsToldWithinTwoTurns()
    {
        constexpr double slipS = 75;
        SimulatedDive dive(
            maker(restless(Sea::Path::Hover), {.slipDeg = 30, .slipAt = std::chrono::seconds(75)}));
        dive.advance(130s);
        int turnsAfter = 0;
        std::optional<int> toldAfter;
        dive.watch([&](const MotionTracker& tracker, const CompassCheck& check) {
            const bool isAfter = tracker.sweeps().back().middleS() > slipS;
            turnsAfter += isAfter;
            if (check.result() != CompassCheck::Result::Differ || toldAfter)
                return;
            QVERIFY(isAfter);
            toldAfter = turnsAfter;
            QVERIFY(std::abs(check.differenceDeg() - 30) < check.errorDeg() + 10);
            QVERIFY(check.sinceS() <= slipS && check.sinceS() > slipS - 30);
        });
        QVERIFY(turnsAfter >= 3);
        QVERIFY(toldAfter);
        QVERIFY(*toldAfter <= 2);
    }

    void aWrongMatchDoesNotChangeWhatWasKnown()
    {
        // Gathering way after a turn at the end of its path, the vehicle sees a turn that is
        // matched 10 degrees and 3 m beside.
        auto motion = restless(Sea::Path::Transect);
        motion.current.towardsDeg = 75;
        SimulatedDive dive(maker(motion, {.deviationDeg = 5, .ironDeg = 1}, 2));
        dive.advance(668s);
        constexpr int skipped = 45;
        std::optional<registration::SweepMotion> before;
        int compared = 0;
        dive.watch(
            [&](const MotionTracker& tracker, const CompassCheck& check) {
                QVERIFY(check.result() != CompassCheck::Result::Differ);
                const auto& sweeps = tracker.sweeps();
                if (before && sweeps.size() > 1 && sweeps[sweeps.size() - 2].motion) {
                    const auto& now = *sweeps[sweeps.size() - 2].motion;
                    const double change = now.rotationDeg - before->rotationDeg;
                    QVERIFY(std::abs(change) <=
                            std::hypot(now.rotationErrorDeg, before->rotationErrorDeg));
                    ++compared;
                }
                before = sweeps.back().motion;
            },
            skipped);
        QVERIFY(compared >= 2);
    }

    void anHonestCompassInACurrentIsNotDoubted_data()
    {
        QTest::addColumn<int>("path");
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<double>("ironDeg");
        QTest::newRow("hovering") << int(Sea::Path::Hover) << 1 << 140 << 0.0;
        QTest::newRow("held, with some iron") << int(Sea::Path::Hold) << 2 << 140 << 4.0;
        QTest::newRow("to and fro") << int(Sea::Path::Transect) << 3 << 280 << 0.0;
    }
    void anHonestCompassInACurrentIsNotDoubted()
    {
        QFETCH(const int, path);
        QFETCH(const int, seed);
        QFETCH(const int, seconds);
        QFETCH(const double, ironDeg);
        SimulatedDive dive(maker(restless(static_cast<Sea::Path>(path)), {.ironDeg = ironDeg},
                                 std::uint64_t(seed)));
        dive.advance(std::chrono::seconds(seconds));
        int compared = 0;
        int turns = 0;
        dive.watch([&](const MotionTracker&, const CompassCheck& check) {
            ++turns;
            compared += check.isChecked();
            QVERIFY(check.result() != CompassCheck::Result::Differ);
        });
        qInfo("%d of %d turns compared", compared, turns);
        QVERIFY(turns >= seconds / 16);
        QVERIFY(2 * compared > turns);
    }
};

LEADLINE_GUILESS_TEST(SimulatedDiveTest)
#include "tst_simulateddive.moc"
