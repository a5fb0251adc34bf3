// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/Sea.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

using namespace leadline;
using sim::Sea;
using std::chrono::milliseconds;

namespace {

using Samples = std::vector<std::uint8_t>;

const sim::Target& targetOf(const Sea& sea, const std::string& name)
{
    const auto found = std::find_if(sea.targets().begin(), sea.targets().end(),
                                    [&](const sim::Target& t) { return t.name == name; });
    if (found == sea.targets().end())
        qFatal("There is no such target.");
    return *found;
}

double flatRange(const sim::Pose& pose, const sim::Target& target)
{
    return std::hypot(target.xM - pose.xM, target.yM - pose.yM);
}

/// Device gradians, not rounded.
double bearingGrad(const sim::Pose& pose, const sim::Target& target)
{
    const double north = std::atan2(target.xM - pose.xM, target.yM - pose.yM);
    const double degrees = north * 180.0 / std::numbers::pi - pose.headingDeg;
    return std::fmod(degrees / 0.9 + 200.0 + 800.0, 400.0);
}

/// The mean of some samples around a range: speckle makes single ones jump.
double levelAt(const Samples& samples, double rangeM, double metresPerSample, int around = 3)
{
    const int middle = static_cast<int>(rangeM / metresPerSample);
    double sum = 0;
    for (int i = middle - around; i <= middle + around; ++i)
        sum += samples.at(static_cast<std::size_t>(i));
    return sum / (2 * around + 1);
}

} // namespace

class SeaTest : public QObject {
    Q_OBJECT

private slots:
    void theSameSeedGivesTheSameBytes()
    {
        const Sea one(7);
        const Sea two(7);
        for (const auto time : {milliseconds(0), milliseconds(61'000), milliseconds(36'000'000)}) {
            const auto pose = one.poseAt(time);
            QCOMPARE(one.spoke360(time, pose), two.spoke360(time, two.poseAt(time)));
            QCOMPARE(one.profile1d(time, pose).samples, two.profile1d(time, pose).samples);
        }
    }

    void theBytesAreThoseOfEveryOtherMachine()
    {
        // FNV-1a over a turn of the head and a minute of the echosounder; changes with the scene.
        std::uint64_t hash = 0xcbf29ce484222325U;
        const auto add = [&](const Samples& samples) {
            for (const std::uint8_t sample : samples)
                hash = (hash ^ sample) * 0x100000001b3U;
        };
        const Sea sea(1);
        for (std::uint16_t angle = 0; angle < 400; ++angle)
            add(sea.spoke360(milliseconds(61 * angle), sea.poseAt(milliseconds(61 * angle)),
                             {.angleGrad = angle}));
        for (int i = 0; i < 600; ++i) {
            const milliseconds time(100 * i);
            add(sea.profile1d(time, sea.poseAt(time, Sea::Path::Transect)).samples);
        }
        QCOMPARE(hash, std::uint64_t{2855834522736113779U});
    }

    void anotherSeedIsAnotherSea()
    {
        const Sea one(1);
        const Sea two(2);
        const sim::Pose pose = one.poseAt({});
        QVERIFY(one.spoke360({}, pose) != two.spoke360({}, pose));
        QVERIFY(one.profile1d({}, pose).samples != two.profile1d({}, pose).samples);
        QVERIFY(one.seabedDepthM(3, 4) != two.seabedDepthM(3, 4));
    }

    void aTargetEchoesAtItsRangeAndBearing_data()
    {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("heading");
        QTest::newRow("heading north") << 0.0 << 0.0 << 0.0;
        QTest::newRow("turned") << 0.0 << 0.0 << 137.0;
        QTest::newRow("elsewhere") << -1.5 << 2.0 << -73.0;
    }

    void aTargetEchoesAtItsRangeAndBearing()
    {
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(double, heading);
        const Sea sea(3);
        const sim::Target& buoy = targetOf(sea, "float");
        const sim::Pose pose{x, y, 6.0, heading};
        const double slant = std::hypot(flatRange(pose, buoy), buoy.depthM - pose.depthM);
        const double step = sim::SpokeSettings{}.metresPerSample(1500.0);

        // Search a window wider than the answer may be: ± 8 gradians, ± 1 m.
        const int middle = static_cast<int>(std::lround(bearingGrad(pose, buoy)));
        double best = 0;
        double bestSample = 0;
        int bestAngle = 0;
        for (int off = -8; off <= 8; ++off) {
            sim::SpokeSettings settings;
            settings.angleGrad = static_cast<std::uint16_t>((middle + off + 400) % 400);
            const Samples samples = sea.spoke360({}, pose, settings);
            for (double range = slant - 1.0; range < slant + 1.0; range += step) {
                const double level = levelAt(samples, range, step, 2);
                if (level > best) {
                    best = level;
                    bestSample = range / step;
                    bestAngle = middle + off;
                }
            }
        }
        QVERIFY2(best > 90, qPrintable(QString::number(best)));
        QVERIFY(std::abs(bestSample - slant / step) <= 4.0);
        QVERIFY(std::abs(bestAngle - bearingGrad(pose, buoy)) <= 1.6); // beam: 2.2 gradians
    }

    void theFrontIsNorthAtHeadingZero()
    {
        // Straight south stands the wall, straight north the second pen.
        const Sea sea(1);
        const sim::Pose pose{3.0, 0.0, 6.5, 0.0};
        const double step = sim::SpokeSettings{}.metresPerSample(1500.0);
        const sim::Target& pen = targetOf(sea, "pen 2");
        const Samples front = sea.spoke360({}, pose, {.angleGrad = 200});
        const Samples rear = sea.spoke360({}, pose, {.angleGrad = 0});
        const double net = flatRange(pose, pen) - pen.radiusM;
        const double wall = 6.4 + (14.2 - 6.4) * (3.0 + 34.0) / (10.6 + 34.0);
        QVERIFY(levelAt(front, net, step) > 60);
        const auto peak = std::max_element(rear.begin() + 200, rear.end()) - rear.begin();
        QVERIFY(std::abs(static_cast<double>(peak) * step - wall) < 0.2);
        QVERIFY(levelAt(rear, wall, step) > 80);
        QVERIFY(levelAt(rear, net, step) < 30); // there is nothing that way
        QVERIFY(levelAt(front, net - 1.0, step) < 30);
    }

    void theWallThrowsAShadowAndOpenWaterIsDark()
    {
        const Sea sea(1);
        const Samples rear = sea.spoke360({}, {0.0, 0.0, 6.5, 0.0}, {.angleGrad = 0});
        const double step = sim::SpokeSettings{}.metresPerSample(1500.0);
        QVERIFY(levelAt(rear, 3.5, step, 50) < 15);
        QVERIFY(levelAt(rear, 17.0, step, 50) < 15);
        QCOMPARE(int(rear.front()), 255); // the ring-down
    }

    void rangeFollowsSamplePeriodAndSoundSpeed()
    {
        const Sea sea(1);
        const sim::Pose pose{0.0, 0.0, 6.5, 0.0};
        const double wall = 6.4 + (14.2 - 6.4) * 34.0 / (10.6 + 34.0);
        for (const std::uint16_t period : {std::uint16_t{888}, std::uint16_t{1333}}) {
            for (const double speed : {1450.0, 1520.0}) {
                const sim::SpokeSettings settings{.angleGrad = 0, .samplePeriod = period};
                const Samples samples = sea.spoke360({}, pose, settings, speed);
                const auto peak = std::max_element(samples.begin() + 200, samples.end());
                const auto first = static_cast<double>(peak - samples.begin());
                QVERIFY(std::abs(first * settings.metresPerSample(speed) - wall) < 0.5);
            }
        }
    }

    void moreGainIsBrighter()
    {
        const Sea sea(1);
        const auto sum = [&](std::uint8_t gain) {
            const Samples samples = sea.spoke360({}, {}, {.gain = gain});
            return std::accumulate(samples.begin(), samples.end(), 0.0);
        };
        QVERIFY(sum(0) < sum(1));
        QVERIFY(sum(1) < sum(2));
    }

    void theBottomIsWhereTheSceneHasIt()
    {
        const Sea sea(5);
        for (int second = 0; second < 300; second += 7) {
            const auto time = std::chrono::seconds(second);
            const sim::Pose pose = sea.poseAt(time, Sea::Path::Transect);
            const double truth = sea.seabedDepthM(pose.xM, pose.yM) - pose.depthM;
            QVERIFY(truth > 1.5 && truth < 12.0);
            const auto profile = sea.profile1d(time, pose, {.points = 600});
            QVERIFY(std::abs(profile.distanceMm / 1000.0 - truth) < 0.03);
            QVERIFY(profile.confidencePercent > 85);
            // And the picture shows it there: dark a little above, full scale a little below.
            constexpr double step = 15.0 / 600;
            QVERIFY(levelAt(profile.samples, truth + 0.1, step) > 180);
            QVERIFY(levelAt(profile.samples, truth - 0.3, step) < 170);
        }
    }

    void aBottomOutOfTheWindowHasNoConfidence()
    {
        const Sea sea(5);
        const auto profile = sea.profile1d({}, {0, 0, 2.0, 0}, {.scanLengthMm = 3000});
        QVERIFY(profile.confidencePercent < 20);
        QVERIFY(profile.distanceMm <= 3000);
    }

    void settingsOfAnySizeAreDrawn()
    {
        const Sea sea(1);
        for (const std::uint16_t count :
             std::vector<std::uint16_t>{0, 1, 2, 3, 7, 200, 1199, 4000}) {
            QCOMPARE(sea.spoke360({}, {}, {.samples = count}).size(), std::size_t{count});
            QCOMPARE(sea.profile1d({}, {}, {.points = count}).samples.size(), std::size_t{count});
        }
        // A buffer that is larger than the number of samples ends in zeros.
        Samples buffer(20, 9);
        sea.spoke360({}, {}, {.samples = 10}, 1500.0, buffer);
        QCOMPARE(int(buffer.back()), 0);
        QVERIFY(buffer.front() > 0);
    }

    void theVehicleKeepsClearOfWhatStands()
    {
        const Sea sea(11);
        for (const auto path : {Sea::Path::Hover, Sea::Path::Transect}) {
            for (int second = 0; second < 1200; ++second) {
                const sim::Pose pose = sea.poseAt(std::chrono::seconds(second), path);
                QVERIFY(sea.seabedDepthM(pose.xM, pose.yM) - pose.depthM > 1.5);
                for (int pen = 1; pen <= 3; ++pen) {
                    const auto& target = targetOf(sea, "pen " + std::to_string(pen));
                    QVERIFY(flatRange(pose, target) > target.radiusM + 0.5);
                }
            }
        }
    }
};

LEADLINE_APPLESS_TEST(SeaTest)
#include "tst_sea.moc"
