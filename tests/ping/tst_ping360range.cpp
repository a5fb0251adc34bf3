// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Ping360Range.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace leadline::ping;
using ping360::RangeSettings;

class Ping360RangeTest : public QObject {
    Q_OBJECT

private slots:
    void settingsAreThoseOfTheFacts_data()
    {
        QTest::addColumn<double>("rangeM");
        QTest::addColumn<int>("samples");
        QTest::addColumn<int>("samplePeriod");
        QTest::addColumn<int>("transmitDuration");
        QTest::newRow("1 m") << 1.0 << 666 << 80 << 5;
        QTest::newRow("2 m") << 2.0 << 1200 << 88 << 11;
        QTest::newRow("5 m") << 5.0 << 1200 << 222 << 27;
        QTest::newRow("10 m") << 10.0 << 1200 << 444 << 53;
        QTest::newRow("15 m") << 15.0 << 1200 << 666 << 80;
        QTest::newRow("20 m") << 20.0 << 1200 << 888 << 107;
        QTest::newRow("30 m") << 30.0 << 1200 << 1333 << 160;
        QTest::newRow("40 m") << 40.0 << 1200 << 1777 << 213;
        QTest::newRow("50 m") << 50.0 << 1200 << 2222 << 267;
        QTest::newRow("60 m") << 60.0 << 1200 << 2666 << 320;
    }

    void settingsAreThoseOfTheFacts()
    {
        QFETCH(double, rangeM);
        QFETCH(int, samples);
        QFETCH(int, samplePeriod);
        QFETCH(int, transmitDuration);
        const RangeSettings settings = ping360::settingsForRange(rangeM, 1500);
        QCOMPARE(int{settings.numberOfSamples}, samples);
        QCOMPARE(int{settings.samplePeriod}, samplePeriod);
        QCOMPARE(int{settings.transmitDurationUs}, transmitDuration);
        const double reached =
            ping360::rangeM(settings.samplePeriod, settings.numberOfSamples, 1500);
        QVERIFY(reached <= rangeM && reached > rangeM * 0.985);
    }

    void rangeIsHalfTheWayOfTheSound()
    {
        // 88 ticks of 25 ns, 1200 times, at 1500 m/s, there and back.
        QVERIFY(std::abs(ping360::rangeM(88, 1200, 1500) - 1.98) < 1e-9);
        QVERIFY(std::abs(ping360::rangeM(88, 1200, 1450) - 1.914) < 1e-9);
        QVERIFY(std::abs(ping360::rangeM(40000, 1200, 1500) - 900) < 1e-6);
        QCOMPARE(ping360::rangeM(88, 0), 0.0);
    }

    void theRuleOfTheFactsGivesTheSameForAnyRange()
    {
        std::mt19937 random(2);
        std::uniform_real_distribution<double> ranges(0.35, 100);
        std::uniform_real_distribution<double> speeds(1300, 1700);
        for (int i = 0; i < 5000; ++i) {
            const double range = ranges(random);
            const double speed = speeds(random);
            int samples = 1200;
            int period = 0;
            for (;; --samples) {
                period = static_cast<int>(2 * range / (samples * speed * 25e-9));
                if (period >= 80)
                    break;
            }
            const RangeSettings settings = ping360::settingsForRange(range, speed);
            QCOMPARE(int{settings.numberOfSamples}, samples);
            QCOMPARE(int{settings.samplePeriod}, period);
        }
    }

    void theRangeOfSettingsGivesTheSettingsAgain()
    {
        for (unsigned period = 80; period <= 40000; ++period) {
            const RangeSettings settings =
                ping360::settingsForRange(ping360::rangeM(period, 1200, 1500), 1500);
            QCOMPARE(unsigned{settings.samplePeriod}, period);
            QCOMPARE(int{settings.numberOfSamples}, 1200);
        }
        for (unsigned samples = 200; samples <= 1200; ++samples) {
            const RangeSettings settings =
                ping360::settingsForRange(ping360::rangeM(80, samples, 1483), 1483);
            QCOMPARE(unsigned{settings.numberOfSamples}, samples);
            QCOMPARE(int{settings.samplePeriod}, 80);
        }
    }

    void whatTheHeadCannotDoGivesTheNearestItCan()
    {
        const RangeSettings nearest{200, 80, 5};
        QCOMPARE(ping360::settingsForRange(0.01), nearest);
        QCOMPARE(ping360::settingsForRange(0), nearest);
        QCOMPARE(ping360::settingsForRange(-3), nearest);
        QCOMPARE(ping360::settingsForRange(std::numeric_limits<double>::quiet_NaN()), nearest);
        const RangeSettings farthest{1200, 40000, 500};
        QCOMPARE(ping360::settingsForRange(5000).samplePeriod, farthest.samplePeriod);
        QCOMPARE(ping360::settingsForRange(std::numeric_limits<double>::infinity()).samplePeriod,
                 farthest.samplePeriod);
        QCOMPARE(ping360::settingsForRange(10, 0), ping360::settingsForRange(10, 1500));
    }

    void transmitDurationKeepsItsLimits()
    {
        QCOMPARE(ping360::transmitDurationUs(0, 80), std::uint16_t{5});
        // 2.5 periods of 1000 ticks are 62.5 µs.
        QCOMPARE(ping360::transmitDurationUs(0, 1000), std::uint16_t{63});
        // 1.6 µs per tick.
        QCOMPARE(ping360::transmitDurationUs(60, 81), std::uint16_t{129});
        QCOMPARE(ping360::transmitDurationUs(200, 2666), std::uint16_t{500});
        QCOMPARE(ping360::transmitDurationUs(1, 1), std::uint16_t{5});
        QCOMPARE(ping360::transmitDurationUs(50, 2222, 1450), std::uint16_t{276});
    }
};

LEADLINE_APPLESS_TEST(Ping360RangeTest)
#include "tst_ping360range.moc"
