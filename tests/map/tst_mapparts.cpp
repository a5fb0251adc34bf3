// SPDX-License-Identifier: GPL-3.0-or-later
#include "SyntheticTrack.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace leadline;
using map::MapTrack;
using test::SyntheticTrack;

namespace {

bool add(MapTrack& track, const SyntheticTrack::Sweep& sweep)
{
    return track.add(sweep.sweep, sweep.estimate, sweep.fix);
}

} // namespace

/// Tests what is drawn of a map that is the less sure the farther it is from its beginning.
class MapPartsTest : public QObject {
    Q_OBJECT

private slots:
    void aLongWayIsDrawnWithBoundsThatHold()
    {
        constexpr int seeds = 100;
        constexpr std::size_t turns = 50;
        int within = 0;
        int wayWithin = 0;
        int ways = 0;
        int partWithin = 0;
        int inParts = 0;
        for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
            SyntheticTrack dive(seed);
            MapTrack track;
            for (std::size_t i = 0; i < turns; ++i) {
                dive.add();
                QVERIFY(add(track, dive.sweeps().back()));
            }
            track.solve();
            const auto& poses = track.poses();
            QCOMPARE(poses.size(), turns);
            // The end is known badly, and drawn, because each turn is known well to its neighbour.
            QVERIFY(poses.back().error.majorM > 2 * MapTrack::largestErrorM);
            QVERIFY(std::ranges::all_of(poses, &map::MapPose::isPlaced));
            QVERIFY(MapTrack::isSure(poses[1]) && !MapTrack::isSure(poses.back()));
            within += dive.errorOfWay(poses, 0, turns - 1) <= poses.back().error.majorM;
            // As seen from the newest turn, too.
            QVERIFY(poses.back().wayErrorM < 1e-3);
            QVERIFY(poses[turns - 2].wayErrorM < 1);
            QVERIFY(poses.front().wayErrorM > 2 * MapTrack::largestErrorM);
            for (std::size_t i = 0; i + 1 < turns; i += 7, ++ways)
                wayWithin += dive.errorOfWay(poses, turns - 1, i) <= poses[i].wayErrorM;
            std::map<std::uint32_t, std::size_t> firsts;
            for (std::size_t i = 0; i < turns; ++i) {
                const std::size_t first = firsts.emplace(poses[i].part, i).first->second;
                if (first == i)
                    continue;
                ++inParts;
                partWithin += dive.errorOfWay(poses, first, i) <= MapTrack::largestErrorM;
            }
            QVERIFY(firsts.size() > 1 && firsts.size() < turns / 4);
            QCOMPARE(poses.front().part, 0U);
        }
        qInfo("within: %d of %d ends, %d of %d ways from the newest, %d of %d in parts", within,
              seeds, wayWithin, ways, partWithin, inParts);
        // 95 of 100, and what chance takes from a hundred.
        QVERIFY(within >= 90);
        QVERIFY(wayWithin >= ways * 9 / 10);
        QVERIFY(partWithin >= inParts * 95 / 100);
    }

    void whatIsBehindAGapIsNotDrawn()
    {
        SyntheticTrack dive(7);
        MapTrack track;
        for (std::size_t i = 0; i < 20; ++i) {
            dive.add();
            if (i == 12)
                dive.sweeps().back().estimate.motion.reset();
            QVERIFY(add(track, dive.sweeps().back()));
        }
        track.solve();
        for (std::size_t i = 0; i < 20; ++i)
            QCOMPARE(track.poses()[i].isPlaced, i < 12);
        // Nor laid over what is.
        QVERIFY(track.poses()[12].part != track.poses()[11].part);
    }

    void aTurnAloneIsNoMap()
    {
        SyntheticTrack dive(7);
        MapTrack track;
        dive.add();
        QVERIFY(add(track, dive.sweeps().back()));
        track.solve();
        QVERIFY(!track.poses().front().isPlaced);
    }
};

LEADLINE_APPLESS_TEST(MapPartsTest)

#include "tst_mapparts.moc"
