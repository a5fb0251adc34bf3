// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/BottomDetector.h"

#include "BottomWater.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace leadline;
using namespace std::chrono_literals;
using echo::BottomDetector;
using echo::BottomFix;
using test::addEcho;
using test::isAt;
using test::profileOf;
using test::Samples;
using test::water;
using test::waterSamples;

namespace {

/// What it says of the last of so many pings, ten a second.
template<class Ping>
std::optional<BottomFix> fixAfter(int pings, Ping ping)
{
    BottomDetector detector;
    std::optional<BottomFix> fix;
    for (int i = 0; i < pings; ++i)
        fix = detector.next(profileOf(ping(i)), 100ms * i);
    return fix;
}

} // namespace

class BottomDetectorTest : public QObject {
    Q_OBJECT

private slots:
    void theBottomIsWhereItsEchoRises()
    {
        for (const double metres : {0.8, 2.0, 4.3, 7.7, 9.2}) {
            const auto fix = fixAfter(9, [&](int i) {
                Samples samples = water(unsigned(i));
                addEcho(samples, metres, 200);
                return samples;
            });
            QVERIFY2(isAt(fix, metres), qPrintable(QString::number(fix ? fix->distanceM : -1)));
            QVERIFY(fix->qualityPercent > 60);
        }
    }

    void aSingleProfileIsEnoughForAFixOfLessQuality()
    {
        const auto ping = [](int i) {
            Samples samples = water(unsigned(i));
            addEcho(samples, 5, 200);
            return samples;
        };
        const auto first = fixAfter(1, ping);
        QVERIFY(isAt(first, 5));
        QVERIFY(first->qualityPercent < fixAfter(9, ping)->qualityPercent);
    }

    void whereNothingIsNothingIsFound()
    {
        for (unsigned seed = 0; seed < 50; ++seed) {
            const auto fix = fixAfter(9, [&](int i) { return water(seed * 100 + unsigned(i)); });
            QVERIFY(!fix || fix->qualityPercent < 10);
        }
        QVERIFY(!fixAfter(9, [](int) { return Samples(waterSamples, 0); }));
        QVERIFY(!fixAfter(9, [](int) { return Samples(waterSamples, 255); }));
        QVERIFY(!fixAfter(9, [](int) { return Samples(); }));
    }

    /// Ringing and bubbles right below the transducer are stronger than the bottom.
    void theRingingIsNotTheBottom()
    {
        const auto fix = fixAfter(9, [](int i) {
            Samples samples = water(unsigned(i));
            for (std::size_t k = 0; k < 40; ++k)
                samples[k] = std::uint8_t(
                    std::max(int{samples[k]}, 255 - int(k) * 6 - int(unsigned(i) % 3)));
            addEcho(samples, 6, 160);
            return samples;
        });
        QVERIFY(isAt(fix, 6));
    }

    void theEchoOfTheEchoIsNotTheBottom()
    {
        // The first one is clipped, so both are as high; the second is longer.
        const auto fix = fixAfter(9, [](int i) {
            Samples samples = water(unsigned(i));
            addEcho(samples, 4, 250, 0.6);
            addEcho(samples, 8, 230, 1.0);
            return samples;
        });
        QVERIFY(isAt(fix, 4));
    }

    void aFishBetweenDoesNotMoveIt()
    {
        const auto ping = [](int i) {
            Samples samples = water(unsigned(i));
            addEcho(samples, 7, 180);
            if (i >= 7)
                addEcho(samples, 3.2, 230, 0.2);
            return samples;
        };
        QVERIFY(isAt(fixAfter(9, ping), 7));
    }

    void aSpikeIsNotABottom()
    {
        const auto ping = [](int i) {
            Samples samples = water(unsigned(i));
            if (i != 8)
                addEcho(samples, 7, 180);
            else
                samples[40] = 255;
            return samples;
        };
        const auto fix = fixAfter(9, ping);
        QVERIFY(!fix || fix->qualityPercent < 10 || std::abs(fix->distanceM - 7) < 0.3);
    }

    void aPingWithoutABottomTellsNoneAndTheNextIsSureAgain()
    {
        const auto ping = [](int i) {
            Samples samples = water(unsigned(i));
            if (i != 8)
                addEcho(samples, 7, 180);
            return samples;
        };
        QVERIFY(!fixAfter(9, ping));
        const auto again = fixAfter(10, ping);
        QVERIFY(isAt(again, 7));
        QVERIFY(again->qualityPercent > 50);
    }

    void anEdgeOfTheGroundIsFollowedWithinAFewPings()
    {
        const auto ping = [](int i) {
            Samples samples = water(unsigned(i));
            addEcho(samples, i < 12 ? 3 : 8, 190);
            return samples;
        };
        QVERIFY(isAt(fixAfter(12, ping), 3));
        QVERIFY(isAt(fixAfter(17, ping), 8));
    }

    void aGrowingDistanceIsNotSmoothedBehindItself()
    {
        const auto fix = fixAfter(20, [](int i) {
            Samples samples = water(unsigned(i));
            addEcho(samples, 3 + 0.08 * i, 190); // 0.8 m/s
            return samples;
        });
        QVERIFY(isAt(fix, 3 + 0.08 * 19));
    }

    /// It knows the ping and the eight before it: not how one came there.
    void whatItSaysHangsOnTheLastPingsOnly()
    {
        const auto ping = [](int i) {
            Samples samples = test::someSamples(waterSamples, unsigned(i));
            addEcho(samples, 5 + 0.3 * std::sin(0.3 * i), 150);
            return samples;
        };
        BottomDetector whole;
        for (int i = 0; i < 60; ++i) {
            const auto fix = whole.next(profileOf(ping(i)), 100ms * i);
            BottomDetector part;
            std::optional<BottomFix> again;
            for (int k = std::max(0, i - int(BottomDetector::memory)); k <= i; ++k)
                again = part.next(profileOf(ping(k)), 100ms * k);
            QCOMPARE(again, fix);
        }
    }

    void aGapBeginsAnew()
    {
        const auto ping = [](double metres, unsigned seed) {
            Samples samples = water(seed);
            addEcho(samples, metres, 190);
            return samples;
        };
        BottomDetector detector;
        for (int i = 0; i < 9; ++i)
            (void)detector.next(profileOf(ping(3, unsigned(i))), 100ms * i);
        const auto behind = detector.next(profileOf(ping(8, 77)), 20s);
        BottomDetector fresh;
        QCOMPARE(behind, fresh.next(profileOf(ping(8, 77)), 20s));
    }

    void whateverBytesComeItEndsWithinTheProfile()
    {
        std::minstd_rand random(5);
        BottomDetector detector;
        for (int i = 0; i < 3000; ++i) {
            Samples samples(random() % 700);
            for (std::uint8_t& sample : samples)
                sample = std::uint8_t(random() % (1 + random() % 256));
            const double start = double(random() % 100) / 10;
            const double length = double(random() % 3000) / 10;
            const auto fix = detector.next({.startM = start, .lengthM = length, .samples = samples},
                                           std::chrono::milliseconds(random() % 100000));
            if (!fix)
                continue;
            QVERIFY(fix->qualityPercent >= 0 && fix->qualityPercent <= 100);
            QVERIFY(std::isfinite(fix->distanceM) && fix->distanceM >= 0);
        }
        const double none = std::numeric_limits<double>::quiet_NaN();
        const Samples samples(200, 99);
        QVERIFY(!detector.next({.startM = none, .lengthM = none, .samples = samples}, 0ms));
    }
};

LEADLINE_APPLESS_TEST(BottomDetectorTest)

#include "tst_bottomdetector.moc"
