// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/SimulatedPeers.h"
#include "map/MapBuilder.h"
#include "registration/SimulatedDive.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using registration::CompassCheck;
using registration::MotionTracker;
using test::SimulatedDive;

namespace {

SimulatedDive::Maker demo()
{
    const link::PeerMaker make = app::simulatedPeers();
    return [make](ping::DeviceKind kind, base::Clock& clock) {
        auto made = make(kind, clock);
        if (!made)
            qFatal("%s", made.error().message.text().c_str());
        return std::move(*made);
    };
}

} // namespace

/// Tests that the demo shows what can be found in its echoes.
class SimulatedPeersTest : public QObject {
    Q_OBJECT

private slots:
    void theDemoDriftsAndItsCompassIsNotDoubted()
    {
        SimulatedDive dive(demo());
        // The current reverses on the way.
        dive.advance(260s);
        int turns = 0;
        int known = 0;
        int compared = 0;
        dive.watch([&](const MotionTracker& tracker, const CompassCheck& check) {
            QVERIFY(check.result() != CompassCheck::Result::Differ);
            compared += check.isChecked();
            ++turns;
            const double endS = tracker.sweeps().back().endS;
            const auto drift = tracker.drift();
            if (endS < 60)
                return;
            known += drift.has_value();
            // What whoever starts it sees from the first minute to the third.
            if (endS < 190) {
                QVERIFY(drift && !drift->isHolding());
                QVERIFY(drift->errorMS < 0.06);
                QVERIFY(drift->speedMS() > 0.06 && drift->speedMS() < 0.2);
            }
        });
        qInfo("%d turns, drift of %d, compass compared in %d", turns, known, compared);
        QVERIFY(turns >= 17);
        QVERIFY(known >= 12);
        QVERIFY(compared >= 15);
    }

    void itsMapGrowsWithPositions()
    {
        SimulatedDive dive(demo());
        std::vector<std::size_t> placed;
        for (int minute = 1; minute <= 3; ++minute) {
            dive.advance(60s);
            const echo::PingReader pings = dive.pings();
            map::DiveMap map;
            map::MapBuilder builder(pings, {0, pings.count(), 0.2});
            QCOMPARE(builder.build(map, [] { return false; }), map::MapBuilder::Result::Done);
            placed.push_back(map.placed());
            QVERIFY(map.mosaic && map.grid && map.hasNorth && map.lastPlaced());
            QCOMPARE(map.builtOn(), std::string("GPS + compass + picture"));
        }
        qInfo("placed after 1, 2 and 3 minutes: %zu, %zu, %zu turns", placed[0], placed[1],
              placed[2]);
        QVERIFY(placed[0] >= 3 && placed[1] >= placed[0] + 3 && placed[2] >= placed[1] + 3);
    }
};

LEADLINE_GUILESS_TEST(SimulatedPeersTest)
#include "tst_simulatedpeers.moc"
