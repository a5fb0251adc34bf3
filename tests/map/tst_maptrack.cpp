// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/MapBuilder.h"
#include "mavlink/Message.h"
#include "registration/TurningVehicle.h"
#include "support/Seeds.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace leadline;
using map::DiveMap;
using map::MapBuilder;
using test::TurningVehicle;
using Water = TurningVehicle::Water;

namespace {

constexpr double degree = std::numbers::pi / 180;
/// Of 13.8 s each: ten minutes.
constexpr int turnsOfLoop = 44;
constexpr TurningVehicle::Motion loop{1, 0.05, 20, 4};

bool never()
{
    return false;
}

MapBuilder::Result build(const log::Log& log, DiveMap& map, std::optional<double> cellM = {})
{
    const echo::PingReader reader(log, 0);
    MapBuilder builder(reader, {0, reader.count(), cellM});
    return builder.build(map, never);
}

/// How far a pose lies from the truth, metres, where map and truth agree at the pose `first`.
double errorOf(const TurningVehicle& vehicle, const DiveMap& map, std::size_t at,
               std::size_t first = 0)
{
    const auto zero = vehicle.placeAt(map.poses[first].timeS);
    const auto place = vehicle.placeAt(map.poses[at].timeS);
    const double north = place.northM - zero.northM;
    const double east = place.eastM - zero.eastM;
    const double ahead = north * std::cos(zero.heading) + east * std::sin(zero.heading);
    const double right = -north * std::sin(zero.heading) + east * std::cos(zero.heading);
    const map::MapPose& pose = map.poses[at];
    return std::hypot(pose.northM - ahead, pose.eastM - right);
}

} // namespace

class MapTrackTest : public QObject {
    Q_OBJECT

private slots:
    void theEndOfALoopIsWithinItsBound()
    {
        // Of a few none may be far outside.
        const int seeds = test::seeds(4, 100);
        int within = 0;
        int closed = 0;
        int posesWithin = 0;
        int poses = 0;
        double worst = 0;
        std::vector<double> errors;
        std::vector<double> shares;
        std::vector<double> bounds;
        for (int seed = 1; seed <= seeds; ++seed) {
            const TurningVehicle vehicle(std::uint32_t(seed), Water::Harbour, turnsOfLoop, loop);
            DiveMap map;
            QCOMPARE(build(vehicle.log(), map, 0.5), MapBuilder::Result::Done);
            QCOMPARE(map.poses.size(), std::size_t(turnsOfLoop));
            const std::size_t last = map.poses.size() - 1;
            const double error = errorOf(vehicle, map, last);
            const double bound = map.poses[last].error.majorM;
            within += error <= bound;
            closed += !map.loops.empty();
            worst = std::max(worst, error / bound);
            errors.push_back(error);
            bounds.push_back(bound);
            for (std::size_t i = 1; i <= last; ++i, ++poses) {
                shares.push_back(errorOf(vehicle, map, i) / map.poses[i].error.majorM);
                posesWithin += shares.back() <= 1;
            }
        }
        std::ranges::sort(errors);
        std::ranges::sort(bounds);
        std::ranges::sort(shares);
        qInfo("within %d of %d, worst %.2f of the bound, error %.2f m, bound %.2f m in the middle; "
              "loops in %d; %.3f of all poses within, 95 of 100 within %.2f",
              within, seeds, worst, errors[errors.size() / 2], bounds[bounds.size() / 2], closed,
              double(posesWithin) / poses, shares[shares.size() * 95 / 100]);
        QVERIFY(within >= int(0.75 * seeds));
        QVERIFY(worst < 2);
        // Those on the way, too.
        QVERIFY(posesWithin >= int(0.93 * poses));
        QVERIFY(bounds[bounds.size() / 2] < 1.5);
        QVERIFY(closed >= int(0.75 * seeds));
    }

    void theWayOfAVehicleThatTurnsFastIsWithinItsBounds_data()
    {
        QTest::addColumn<Water>("water");
        QTest::newRow("corner") << Water::Corner;
        QTest::newRow("tank") << Water::Tank;
    }
    void theWayOfAVehicleThatTurnsFastIsWithinItsBounds()
    {
        QFETCH(Water, water);
        constexpr int turns = 20;
        const int seeds = test::seeds(2, 20);
        int within = 0;
        int poses = 0;
        for (int seed = 1; seed <= seeds; ++seed) {
            const TurningVehicle vehicle(std::uint32_t(seed), water, turns);
            DiveMap map;
            QCOMPARE(build(vehicle.log(), map, 0.5), MapBuilder::Result::Done);
            const auto first =
                std::size_t(std::ranges::min_element(map.poses, {},
                                                     [](const auto& p) { return p.error.majorM; }) -
                            map.poses.begin());
            for (std::size_t i = 0; i < map.poses.size(); ++i)
                if (i != first && map.poses[i].isPlaced) {
                    ++poses;
                    within += errorOf(vehicle, map, i, first) <= map.poses[i].error.majorM;
                }
        }
        qInfo("%d of %d poses within", within, poses);
        QVERIFY(poses >= 0.8 * seeds * (turns - 1));
        QVERIFY(within >= 0.9 * poses);
    }

    /// Old places that a vehicle sees again where it stays make no loop; what it never left cannot
    /// be returned to.
    void aVehicleThatStaysClosesNoLoop()
    {
        constexpr TurningVehicle::Motion onTheSpot{1, 0.05, 1.5, 1};
        const TurningVehicle vehicle(3, Water::Harbour, 16, onTheSpot);
        DiveMap map;
        QCOMPARE(build(vehicle.log(), map, 0.5), MapBuilder::Result::Done);
        QCOMPARE(map.poses.size(), std::size_t(16));
        QVERIFY(map.loops.empty());
    }

    void alongASingleWallNoLoopIsClosed()
    {
        // To and fro beside it: 10 m along and 2 m across.
        constexpr TurningVehicle::Motion besideTheWall{1, 0.05, 5, 1};
        const TurningVehicle vehicle(2, Water::Wall, 16, besideTheWall);
        DiveMap map;
        QCOMPARE(build(vehicle.log(), map, 0.5), MapBuilder::Result::Done);
        QCOMPARE(map.poses.size(), std::size_t(16));
        QVERIFY(map.loops.empty());
        const auto majorM = [](const map::MapPose& pose) { return pose.error.majorM; };
        const auto first = std::ranges::min_element(map.poses, {}, majorM) - map.poses.begin();
        // The wall is seen again, which tells how far away it is and not where along it.
        for (std::size_t i = 0; i < map.poses.size(); ++i)
            if (i != std::size_t(first)) {
                QVERIFY(majorM(map.poses[i]) > 3);
                QVERIFY(errorOf(vehicle, map, i, std::size_t(first)) <= majorM(map.poses[i]));
            }
    }

    void openWaterPlacesNothing()
    {
        const TurningVehicle vehicle(5, Water::Open, 5);
        DiveMap map;
        QCOMPARE(build(vehicle.log(), map), MapBuilder::Result::Done);
        QCOMPARE(map.placed(), std::size_t(0));
        QVERIFY(!map.mosaic);
        QVERIFY(!map.lastPlaced());
    }

    void wallsLieWhereTheyAre()
    {
        const TurningVehicle vehicle(3, Water::Tank, 4);
        DiveMap map;
        QCOMPARE(build(vehicle.log(), map, 0.1), MapBuilder::Result::Done);
        QCOMPARE(map.placed(), std::size_t(4));
        QCOMPARE(map.builtOn(), std::string("picture"));
        // Of the walls of the tank, seen from where the map begins, most are bright.
        const auto zero = vehicle.placeAt(map.poses.front().timeS);
        const auto& extent = map.mosaic->extent();
        std::vector<std::uint8_t> values(std::size_t(extent.columns()));
        std::vector<std::uint16_t> pings(values.size());
        const auto brightness = [&](double north, double east) {
            const double n = north - zero.northM;
            const double e = east - zero.eastM;
            const double up = n * std::cos(zero.heading) + e * std::sin(zero.heading);
            const double right = -n * std::sin(zero.heading) + e * std::cos(zero.heading);
            int most = 0;
            for (int row = int(up / 0.1) - 4; row <= int(up / 0.1) + 4; ++row) {
                map.mosaic->readRow(extent.northUntil - 1 - row, map::Overlap::Mean, values, pings);
                for (int column = int(right / 0.1) - 4; column <= int(right / 0.1) + 4; ++column)
                    most = std::max(most, int(values.at(std::size_t(column - extent.eastFrom))));
            }
            return most;
        };
        int bright = 0;
        int dark = 0;
        for (int i = -4; i <= 4; ++i) {
            bright += brightness(-4, i) > 30;
            bright += brightness(4, i) > 30;
            // Behind the walls there is nothing.
            dark += brightness(-8, i) < 30;
            dark += brightness(8, i) < 30;
        }
        QVERIFY2(bright >= 16, qPrintable(QString::number(bright)));
        QVERIFY2(dark >= 16, qPrintable(QString::number(dark)));
    }
};

LEADLINE_APPLESS_TEST(MapTrackTest)

#include "tst_maptrack.moc"
