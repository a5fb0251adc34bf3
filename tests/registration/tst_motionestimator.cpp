// SPDX-License-Identifier: GPL-3.0-or-later
#include "TurningVehicle.h"
#include "registration/MotionEstimator.h"
#include "registration/SweepReader.h"
#include "support/Seeds.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace leadline;
using registration::MotionEstimator;
using registration::Sweep;
using test::TurningVehicle;
using Water = TurningVehicle::Water;

Q_DECLARE_METATYPE(leadline::test::TurningVehicle::Water)

namespace {

/// Errors of a number of estimates against the truth.
struct Errors {
    int pairs = 0;
    std::vector<double> rotationDeg;
    std::vector<double> wayM;
    /// In bounds of the estimates.
    std::vector<double> rotationShare;
    int rotationWithin = 0;
    int wayWithin = 0;
    /// Outside three times one of the bounds.
    int farOutside = 0;

    [[nodiscard]] double answered() const { return double(rotationDeg.size()) / pairs; }
    [[nodiscard]] static double quantile(std::vector<double> values, double share)
    {
        std::ranges::sort(values);
        return values.empty() ? 0
                              : values[std::min(values.size() - 1,
                                                std::size_t(share * double(values.size())))];
    }
};

struct Run {
    std::vector<Sweep> sweeps;
    std::vector<MotionEstimator::Estimate> estimates;
};

Run run(const log::Log& log, const MotionEstimator::Heading& heading = {})
{
    const echo::PingReader reader(log, 0);
    registration::SweepReader sweeps(reader);
    MotionEstimator estimator(heading);
    Run result;
    const auto take = [&](std::vector<MotionEstimator::Estimate> estimates) {
        result.estimates.insert(result.estimates.end(), estimates.begin(), estimates.end());
    };
    while (auto sweep = sweeps.next(reader.count())) {
        result.sweeps.push_back(*sweep);
        take(estimator.add(std::move(*sweep)));
    }
    if (auto sweep = sweeps.rest()) {
        result.sweeps.push_back(*sweep);
        take(estimator.add(std::move(*sweep)));
    }
    take(estimator.finish());
    return result;
}

void compare(const TurningVehicle& vehicle, const Run& run, Errors& errors)
{
    for (const auto& estimate : run.estimates) {
        if (estimate.sweep == 0)
            continue;
        ++errors.pairs;
        if (!estimate.motion)
            continue;
        const auto to = std::size_t(estimate.sweep);
        const auto from = vehicle.placeAt(run.sweeps[to - 1].middleS());
        const auto end = vehicle.placeAt(run.sweeps[to].middleS());
        const double turned = (end.heading - from.heading) * 180 / std::numbers::pi;
        const double north = end.northM - from.northM;
        const double east = end.eastM - from.eastM;
        const double ahead = north * std::cos(from.heading) + east * std::sin(from.heading);
        const double right = -north * std::sin(from.heading) + east * std::cos(from.heading);
        const auto& motion = *estimate.motion;
        const double rotation = std::abs(std::remainder(motion.rotationDeg - turned, 360.0));
        const double way = std::hypot(motion.forwardM - ahead, motion.rightM - right);
        errors.rotationDeg.push_back(rotation);
        errors.wayM.push_back(way);
        errors.rotationShare.push_back(rotation / motion.rotationErrorDeg);
        errors.rotationWithin += rotation <= motion.rotationErrorDeg;
        errors.wayWithin += way <= motion.displacementErrorM;
        errors.farOutside +=
            rotation > 3 * motion.rotationErrorDeg || way > 3 * motion.displacementErrorM;
    }
}

} // namespace

class MotionEstimatorTest : public QObject {
    Q_OBJECT

private slots:
    void theTruthIsWithinTheBounds_data()
    {
        QTest::addColumn<Water>("water");
        QTest::newRow("harbour") << Water::Harbour;
        QTest::newRow("bottom") << Water::Bottom;
        QTest::newRow("tank") << Water::Tank;
    }
    void theTruthIsWithinTheBounds()
    {
        QFETCH(Water, water);
        Errors errors;
        for (int seed = 1; seed <= test::seeds(8, 40); ++seed) {
            TurningVehicle vehicle(std::uint32_t(seed), water, 7);
            compare(vehicle, run(vehicle.log()), errors);
        }
        const auto answered = double(errors.rotationDeg.size());
        qInfo("answered %.3f, rotation %.2f %.2f, way %.2f, within %.3f %.3f", errors.answered(),
              Errors::quantile(errors.rotationDeg, 0.5), Errors::quantile(errors.rotationDeg, 0.9),
              Errors::quantile(errors.wayM, 0.5), errors.rotationWithin / answered,
              errors.wayWithin / answered);
        QVERIFY(errors.answered() >= 0.9);
        QVERIFY(Errors::quantile(errors.rotationDeg, 0.5) <= 2);
        QVERIFY(Errors::quantile(errors.rotationDeg, 0.9) <= 6);
        QVERIFY(Errors::quantile(errors.wayM, 0.5) <= 0.5);
        QVERIFY(errors.rotationWithin >= 0.9 * answered);
        // Bounds that are much too wide are within them, too.
        QVERIFY(Errors::quantile(errors.rotationShare, 0.95) >= 0.4);
        QVERIFY(errors.wayWithin >= 0.9 * answered);
        QVERIFY(errors.farOutside <= 0.01 * answered);
    }

    /// Turned half round, a basin looks much as before to a vehicle that turns by 50 degrees in a
    /// turn of its sonar and of whose motion nothing is known yet.
    void aBasinIsNotTakenTheWrongWayRound()
    {
        Errors errors;
        for (const std::uint32_t seed : {20U, 26U, 102U, 205U, 1038U}) {
            const TurningVehicle vehicle(seed, Water::Tank, 2);
            compare(vehicle, run(vehicle.log()), errors);
        }
        QCOMPARE(errors.pairs, 5);
        QCOMPARE(errors.farOutside, 0);
        // Where the motion before is known, the same is told.
        const TurningVehicle vehicle(2, Water::Tank, 7);
        Errors known;
        compare(vehicle, run(vehicle.log()), known);
        QCOMPARE(known.rotationDeg.size(), std::size_t(6));
        QCOMPARE(known.farOutside, 0);
    }

    void alongASingleWallTheWayIsUnknown()
    {
        int pairs = 0;
        int answered = 0;
        int unknown = 0;
        int within = 0;
        int rotations = 0;
        for (int seed = 1; seed <= test::seeds(4, 20); ++seed) {
            TurningVehicle vehicle(std::uint32_t(seed), Water::Wall, 6);
            const Run its = run(vehicle.log());
            for (const auto& estimate : its.estimates) {
                if (estimate.sweep == 0)
                    continue;
                ++pairs;
                if (!estimate.motion)
                    continue;
                const auto& motion = *estimate.motion;
                const auto to = std::size_t(estimate.sweep);
                const auto from = vehicle.placeAt(its.sweeps[to - 1].middleS());
                const auto end = vehicle.placeAt(its.sweeps[to].middleS());
                ++answered;
                unknown += motion.isAlongUnknown;
                // The wall runs north: across it is east.
                const double deg = motion.acrossDeg * std::numbers::pi / 180;
                const double east = std::sin(from.heading + deg);
                const double way = motion.forwardM * std::cos(deg) + motion.rightM * std::sin(deg);
                QVERIFY2(std::abs(east) > 0.97, qPrintable(QString("seed %1 sweep %2: %3 to %4")
                                                               .arg(seed)
                                                               .arg(to)
                                                               .arg(motion.acrossDeg)
                                                               .arg(from.heading)));
                within += std::abs(way / east - (end.eastM - from.eastM)) <= motion.acrossErrorM;
                const double turned = (end.heading - from.heading) * 180 / std::numbers::pi;
                rotations += std::abs(std::remainder(motion.rotationDeg - turned, 360.0)) <=
                             motion.rotationErrorDeg;
            }
        }
        qInfo("answered %d of %d, along unknown %d, across within %d, rotation %d", answered, pairs,
              unknown, within, rotations);
        QVERIFY(answered >= 0.8 * pairs);
        QVERIFY(unknown >= 0.97 * answered);
        QVERIFY(within >= 0.9 * answered);
        QVERIFY(rotations >= 0.9 * answered);
    }

    void inACornerBothDirectionsAreKnown()
    {
        Errors errors;
        int unknown = 0;
        for (int seed = 1; seed <= test::seeds(4, 20); ++seed) {
            TurningVehicle vehicle(std::uint32_t(seed), Water::Corner, 6);
            const Run its = run(vehicle.log());
            compare(vehicle, its, errors);
            for (const auto& estimate : its.estimates)
                unknown += estimate.motion && estimate.motion->isAlongUnknown;
        }
        const auto answered = double(errors.rotationDeg.size());
        qInfo("answered %.3f, along unknown %d, way %.2f, within %.3f %.3f", errors.answered(),
              unknown, Errors::quantile(errors.wayM, 0.5), errors.rotationWithin / answered,
              errors.wayWithin / answered);
        QVERIFY(errors.answered() >= 0.9);
        QVERIFY(unknown <= 0.03 * answered);
        QVERIFY(errors.wayWithin >= 0.9 * answered);
    }

    void inANarrowSectorAnEvenBottomTellsNoRotation_data()
    {
        QTest::addColumn<double>("width");
        QTest::newRow("27") << 27.0;
        QTest::newRow("54") << 54.0;
    }
    void inANarrowSectorAnEvenBottomTellsNoRotation()
    {
        QFETCH(double, width);
        constexpr int pings = 60;
        constexpr double radian = std::numbers::pi / 180;
        int answered = 0;
        std::mt19937 engine(1);
        const auto noise = [&] { return double(engine()) / double(std::mt19937::max()) - 0.5; };
        for (int dive = 0; dive < 20; ++dive) {
            MotionEstimator estimator;
            for (int number = 0; number < 4; ++number) {
                const double sign = number % 2 ? -1 : 1;
                Sweep sweep;
                sweep.beginS = 4.0 * number;
                sweep.endS = 4.0 * number + 3.9;
                sweep.pings = pings;
                sweep.rangeM = 20;
                sweep.sector = {-sign * width / 2 * radian, sign * width / 2 * radian};
                for (int ping = 0; ping < pings; ++ping) {
                    const double share = double(ping) / (pings - 1);
                    const double bearing = sign * width * (share - 0.5) * radian;
                    const double range = 8 + noise();
                    sweep.points.push_back({sweep.beginS + 3.9 * share, range * std::cos(bearing),
                                            range * std::sin(bearing), range});
                }
                for (const auto& estimate : estimator.add(sweep))
                    answered += estimate.motion.has_value();
            }
            for (const auto& estimate : estimator.finish())
                answered += estimate.motion.has_value();
        }
        QCOMPARE(answered, 0);
    }

    void openWaterIsNotAnswered()
    {
        Errors errors;
        for (int seed = 1; seed <= test::seeds(8, 40); ++seed) {
            TurningVehicle vehicle(std::uint32_t(seed), Water::Open, 7);
            compare(vehicle, run(vehicle.log()), errors);
        }
        qInfo("answered %.3f, far outside %d of %d", errors.answered(), errors.farOutside,
              errors.pairs);
        QVERIFY(errors.farOutside <= 0.01 * errors.pairs);
    }
};

LEADLINE_APPLESS_TEST(MotionEstimatorTest)

#include "tst_motionestimator.moc"
