// SPDX-License-Identifier: GPL-3.0-or-later
#include "SyntheticTrack.h"
#include "support/Seeds.h"
#include "support/TestMain.h"

#include <QTest>

#include <numbers>

using namespace leadline;
using map::MapTrack;
using test::SyntheticTrack;

namespace {

enum class Jumps { None, Scattered, ToOnePlace, AtFirst, InTheMiddle };

constexpr int turns = 40;
constexpr double jumpM = 50;
/// Where the dive began on the ground.
constexpr double northM = 30;
constexpr double eastM = -20;

} // namespace

/// Tests maps with positions of satellites some of which are far off, while they say that they are
/// not.
class MapPositionsTest : public QObject {
    Q_OBJECT

private slots:
    void positionsThatJumpAreLeftOut_data()
    {
        QTest::addColumn<int>("jumps");
        QTest::addColumn<bool>("hasHeadings");
        const auto row = [](const char* name, Jumps jumps) {
            QTest::addRow("%s, compass", name) << int(jumps) << true;
            QTest::addRow("%s, no compass", name) << int(jumps) << false;
        };
        row("none", Jumps::None);
        row("three of ten, anywhere", Jumps::Scattered);
        row("three of ten, to one place", Jumps::ToOnePlace);
        row("the first eight", Jumps::AtFirst);
        row("eight in the middle", Jumps::InTheMiddle);
    }

    void positionsThatJumpAreLeftOut()
    {
        QFETCH(int, jumps);
        QFETCH(bool, hasHeadings);
        const int seeds = test::seeds(4, 20);
        int within = 0;
        int poses = 0;
        double worst = 0;
        double largestBound = 0;
        for (int seed = 1; seed <= seeds; ++seed) {
            const SyntheticTrack dive = solved(std::uint32_t(seed), Jumps(jumps), hasHeadings);
            for (std::size_t i = 0; i < turns; ++i, ++poses) {
                const map::MapPose& pose = m_track->poses()[i];
                const SyntheticTrack::Pose& truth = dive.truth()[i];
                const double error = std::hypot(pose.northM - northM - truth.northM,
                                                pose.eastM - eastM - truth.eastM);
                within += error <= pose.error.majorM;
                worst = std::max(worst, error / pose.error.majorM);
                largestBound = std::max(largestBound, pose.error.majorM);
            }
        }
        qInfo("%d of %d within, worst %.2f of its bound, largest bound %.1f m", within, poses,
              worst, largestBound);
        QVERIFY(within >= poses * 95 / 100);
        QVERIFY(worst < 2);
        // And it does not say that it knows nothing.
        QVERIFY(largestBound < 5);
    }

private:
    SyntheticTrack solved(std::uint32_t seed, Jumps jumps, bool hasHeadings)
    {
        SyntheticTrack dive(seed);
        m_track = std::make_unique<MapTrack>(true);
        const double direction = 2 * std::numbers::pi * dive.share();
        for (int i = 0; i < turns; ++i) {
            dive.add();
            auto& sweep = dive.sweeps().back();
            const SyntheticTrack::Pose& truth = dive.truth().back();
            constexpr double deviationM = 0.5;
            map::VehicleFix::Position position{
                sweep.sweep.middleS(), northM + truth.northM + deviationM * dive.normal(),
                eastM + truth.eastM + deviationM * dive.normal(), deviationM};
            const bool chance = dive.share() < 0.3;
            const double anywhere = 2 * std::numbers::pi * dive.share();
            const bool isOff = jumps == Jumps::Scattered || jumps == Jumps::ToOnePlace ? chance
                               : jumps == Jumps::AtFirst
                                   ? i < 8
                                   : jumps == Jumps::InTheMiddle && i >= 16 && i < 24;
            if (isOff) {
                const double to = jumps == Jumps::Scattered ? anywhere : direction;
                position.northM += jumpM * std::cos(to);
                position.eastM += jumpM * std::sin(to);
            }
            sweep.fix.position = position;
            if (hasHeadings)
                sweep.fix.headingDeg = (truth.heading * 180 / std::numbers::pi) + dive.normal();
            if (!m_track->add(sweep.sweep, sweep.estimate, sweep.fix))
                qFatal("There are too many turns.");
            // As a map that grows.
            if (i % 10 == 9)
                m_track->solve();
        }
        return dive;
    }

    std::unique_ptr<MapTrack> m_track;
};

LEADLINE_APPLESS_TEST(MapPositionsTest)

#include "tst_mappositions.moc"
