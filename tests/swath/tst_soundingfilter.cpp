// SPDX-License-Identifier: GPL-3.0-or-later
#include "swath/SoundingFilter.h"

#include "support/TestMain.h"

#include <QTest>

#include <chrono>

using namespace leadline::swath;
using namespace std::chrono_literals;

namespace {

Swath flat(leadline::log::Time time, int points = 41)
{
    Swath swath;
    swath.time = time;
    for (int i = 0; i < points; ++i)
        swath.soundings.push_back(
            {.acrossM = 0.5 * (i - points / 2), .depthM = 10, .depthErrorM = 0.1});
    return swath;
}

} // namespace

class SoundingFilterTest : public QObject {
    Q_OBJECT

private slots:
    void weakSoundingsAreLeftOutByTheDevicesThreshold()
    {
        Swath swath = flat(0s, 3);
        swath.thresholds = leadline::ping::PowerThresholds{40, 20, 10};
        swath.soundings[0].power = 50;
        swath.soundings[1].power = 25;
        swath.soundings[2].power = 5;
        const auto left = [&](PowerLimit limit) {
            SoundingFilter({.power = limit}).apply(swath);
            return swath.leftOut();
        };
        QCOMPARE(left(PowerLimit::None), std::size_t{0});
        QCOMPARE(left(PowerLimit::Low), std::size_t{1});
        QCOMPARE(left(PowerLimit::Medium), std::size_t{1});
        QCOMPARE(left(PowerLimit::High), std::size_t{2});
        QVERIFY(swath.soundings[1].verdict == Verdict::Weak);
        swath.soundings[1].power.reset();
        QCOMPARE(left(PowerLimit::High), std::size_t{1});
        swath.thresholds.reset();
        QCOMPARE(left(PowerLimit::High), std::size_t{0});
    }

    void aPointAboveTheBottomIsAnOutlier()
    {
        Swath swath = flat(0s);
        swath.soundings[7].depthM = 6;
        SoundingFilter filter({});
        filter.apply(swath);
        QCOMPARE(swath.leftOut(), std::size_t{1});
        QVERIFY(swath.soundings[7].verdict == Verdict::Outlier);
        SoundingFilter({.byNeighbours = false}).apply(swath);
        QCOMPARE(swath.leftOut(), std::size_t{0});
    }

    void slopesAndStepsStay()
    {
        Swath slope = flat(0s);
        for (LevelSounding& each : slope.soundings)
            each.depthM = 10 + each.acrossM;
        SoundingFilter filter({});
        filter.apply(slope);
        QCOMPARE(slope.leftOut(), std::size_t{0});
        filter.clear();
        Swath step = flat(0s);
        for (LevelSounding& each : step.soundings)
            if (each.acrossM > 2)
                each.depthM = 14;
        filter.apply(step);
        QVERIFY2(step.leftOut() <= 2, qPrintable(QString::number(step.leftOut())));
    }

    void thePingsBeforeTellAGroupOfOutliers()
    {
        // Half of a ping with few points is a school of fish: alone nobody can say which half.
        const auto school = [](leadline::log::Time time) {
            Swath swath = flat(time, 9);
            for (std::size_t i = 2; i < 6; ++i)
                swath.soundings[i].depthM = 5;
            return swath;
        };
        SoundingFilter filter({});
        for (int i = 0; i < 3; ++i) {
            Swath before = flat(i * 100ms, 41);
            filter.apply(before);
        }
        Swath after = school(300ms);
        filter.apply(after);
        for (std::size_t i = 2; i < 6; ++i)
            QVERIFY(after.soundings[i].verdict == Verdict::Outlier);
        QCOMPARE(after.leftOut(), std::size_t{4});
    }

    void fewPointsAreKept()
    {
        Swath swath = flat(0s, 3);
        swath.soundings[1].depthM = 2;
        SoundingFilter({}).apply(swath);
        QCOMPARE(swath.leftOut(), std::size_t{0});
        Swath none;
        SoundingFilter({}).apply(none);
        QVERIFY(none.soundings.empty());
    }
};

LEADLINE_APPLESS_TEST(SoundingFilterTest)
#include "tst_soundingfilter.moc"
