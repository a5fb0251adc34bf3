// SPDX-License-Identifier: GPL-3.0-or-later
#include "TurningVehicle.h"
#include "registration/PlaceMatcher.h"
#include "registration/SweepReader.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>

using namespace leadline;
using registration::MotionEstimator;
using registration::Place;
using registration::Sweep;
using registration::SweepMotion;
using test::TurningVehicle;
using Water = TurningVehicle::Water;

namespace {

constexpr double degree = std::numbers::pi / 180;

/// The places of a dive, and when the vehicle was there.
struct Places {
    std::vector<Place> places;
    std::vector<double> timesS;
};

Places placesOf(const log::Log& log)
{
    const echo::PingReader reader(log, 0);
    registration::SweepReader reading(reader);
    MotionEstimator estimator;
    std::vector<Sweep> sweeps;
    std::vector<MotionEstimator::Estimate> estimates;
    const auto take = [&](std::vector<MotionEstimator::Estimate> known) {
        estimates.insert(estimates.end(), known.begin(), known.end());
    };
    while (auto sweep = reading.next(reader.count())) {
        sweeps.push_back(*sweep);
        take(estimator.add(std::move(*sweep)));
    }
    take(estimator.finish());
    Places result;
    for (std::size_t i = 0; i < sweeps.size(); ++i) {
        result.places.emplace_back(sweeps[i], estimates[i].path);
        result.timesS.push_back(sweeps[i].middleS());
    }
    return result;
}

SweepMotion trueMotion(const TurningVehicle& vehicle, double fromS, double toS)
{
    const auto from = vehicle.placeAt(fromS);
    const auto to = vehicle.placeAt(toS);
    const double north = to.northM - from.northM;
    const double east = to.eastM - from.eastM;
    SweepMotion motion;
    motion.forwardM = north * std::cos(from.heading) + east * std::sin(from.heading);
    motion.rightM = -north * std::sin(from.heading) + east * std::cos(from.heading);
    motion.rotationDeg = (to.heading - from.heading) / degree;
    return motion;
}

struct Matches {
    int tried = 0;
    int answered = 0;
    int unknown = 0;
    int within = 0;
    std::vector<double> errorsM;
};

/// All places of a few dives are compared with those three and more turns before; the expected
/// motion is half a metre and some degrees off.
Matches match(Water water, int seeds)
{
    constexpr std::size_t between = 3;
    Matches matches;
    for (std::uint32_t seed = 1; seed <= std::uint32_t(seeds); ++seed) {
        // Slow enough that the way within a sweep is known well.
        const TurningVehicle vehicle(seed, water, 9, {0.5, 0.05});
        const Places all = placesOf(vehicle.log());
        for (std::size_t later = between; later < all.places.size(); ++later)
            for (std::size_t earlier = 0; earlier + between <= later; ++earlier) {
                const SweepMotion truth =
                    trueMotion(vehicle, all.timesS[earlier], all.timesS[later]);
                SweepMotion expected = truth;
                expected.forwardM += 0.5;
                expected.rotationDeg += 5;
                ++matches.tried;
                const auto found =
                    registration::matchPlaces(all.places[earlier], all.places[later], expected);
                if (!found)
                    continue;
                ++matches.answered;
                matches.unknown += found->isAlongUnknown;
                matches.errorsM.push_back(
                    std::hypot(found->forwardM - truth.forwardM, found->rightM - truth.rightM));
                matches.within += matches.errorsM.back() <= found->displacementErrorM;
            }
    }
    qInfo("answered %d of %d, along unknown %d, within %d", matches.answered, matches.tried,
          matches.unknown, matches.within);
    return matches;
}

/// Echoes of a wall 6 m to the right of a vehicle that is so far ahead.
Place besideAWall(double aheadM, std::uint32_t seed)
{
    std::mt19937 engine(seed);
    std::normal_distribution<double> noise(0, 0.1);
    Place place;
    place.rangeM = 20;
    const auto add = [&](double ahead, double right) {
        place.points.push_back(
            {float(ahead - aheadM + noise(engine)), float(right + noise(engine))});
    };
    for (int i = -40; i <= 40; ++i)
        add(aheadM + 0.25 * i, 6);
    for (const double buttress : {-11.0, -3.0, 2.0, 12.0})
        for (int i = 0; i < 8; ++i)
            add(buttress, 4 + 0.25 * i);
    return place;
}

} // namespace

class PlaceMatcherTest : public QObject {
    Q_OBJECT

private slots:
    void alongASingleWallTheWayIsUnknown()
    {
        const Matches matches = match(Water::Wall, 2);
        QVERIFY(matches.answered >= 0.7 * matches.tried);
        QCOMPARE(matches.unknown, matches.answered);
        QCOMPARE(matches.within, matches.answered);
    }

    void inACornerBothDirectionsAreKnown()
    {
        Matches matches = match(Water::Corner, 2);
        QVERIFY(matches.answered >= 0.7 * matches.tried);
        QVERIFY(matches.unknown <= 0.05 * matches.answered);
        QVERIFY(matches.within >= 0.9 * matches.answered);
        std::ranges::sort(matches.errorsM);
        QVERIFY(matches.errorsM[matches.errorsM.size() / 2] < 0.5);
    }

    void noOtherPlaceAlongAWallIsTaken_data()
    {
        QTest::addColumn<double>("wayM");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("far back") << -7.0 << false;
        QTest::newRow("back") << -3.0 << true;
        QTest::newRow("none") << 0.0 << true;
        QTest::newRow("ahead") << 3.0 << true;
        QTest::newRow("far ahead") << 7.0 << false;
    }
    /// A wall is heard abeam, wherever the vehicle is: what is heard of it goes along with it, and
    /// tells that it stands still. Only the buttresses tell the way.
    void noOtherPlaceAlongAWallIsTaken()
    {
        QFETCH(const double, wayM);
        QFETCH(const bool, isFound);
        const auto found = registration::matchPlaces(besideAWall(0, 1), besideAWall(wayM, 2), {});
        QCOMPARE(found.has_value(), isFound);
        if (!found)
            return;
        QVERIFY(std::hypot(found->forwardM - wayM, found->rightM) <= found->displacementErrorM);
        QVERIFY(found->displacementErrorM < 1 && !found->isAlongUnknown);
    }

    void whatTheWaysWithinTheSweepsAddIsInTheCovariance()
    {
        const TurningVehicle vehicle(1, Water::Tank, 5, {0.5, 0.05});
        const Places all = placesOf(vehicle.log());
        const SweepMotion expected = trueMotion(vehicle, all.timesS[0], all.timesS[3]);
        Place earlier = all.places[0];
        Place later = all.places[3];
        earlier.deviation = later.deviation = {0, 0, 0};
        const auto without = registration::matchPlaces(earlier, later, expected);
        earlier.deviation = {0.3, 0, 2};
        later.deviation = {0.4, 0.2, 1};
        const auto with = registration::matchPlaces(earlier, later, expected);
        QVERIFY(without && with);
        QCOMPARE(with->rotationDeg, without->rotationDeg);
        // Those of the later one are in its axes, and it is turned.
        const double c = std::cos(with->rotationDeg * degree);
        const double s = std::sin(with->rotationDeg * degree);
        const auto added = [&](std::size_t at) {
            return with->covariance[at] - without->covariance[at];
        };
        QVERIFY(std::abs(added(0) - (0.09 + 0.16 * c * c + 0.04 * s * s)) < 1e-9);
        QVERIFY(std::abs(added(1) - (0.16 - 0.04) * c * s) < 1e-9);
        QVERIFY(std::abs(added(4) - (0.16 * s * s + 0.04 * c * c)) < 1e-9);
        QVERIFY(std::abs(added(8) - 5 * degree * degree) < 1e-9);
        QVERIFY(with->displacementErrorM > without->displacementErrorM);
        QVERIFY(with->rotationErrorDeg > without->rotationErrorDeg);
    }
};

LEADLINE_APPLESS_TEST(PlaceMatcherTest)

#include "tst_placematcher.moc"
