// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/Ticks.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace leadline::raster;
using Values = std::vector<double>;

class TicksTest : public QObject {
    Q_OBJECT

private slots:
    void axisStepsAreRound_data()
    {
        QTest::addColumn<double>("min");
        QTest::addColumn<double>("max");
        QTest::addColumn<int>("wanted");
        QTest::addColumn<double>("step");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<QList<double>>("values");
        QTest::newRow("0-10") << 0.0 << 10.0 << 5 << 2.0 << 0 << QList<double>{0, 2, 4, 6, 8, 10};
        QTest::newRow("0-10/4") << 0.0 << 10.0 << 4 << 2.5 << 1
                                << QList<double>{0, 2.5, 5, 7.5, 10};
        QTest::newRow("0-1") << 0.0 << 1.0 << 5 << 0.2 << 1 << QList<double>{0, .2, .4, .6, .8, 1};
        QTest::newRow("quarter") << 0.0 << 1.0 << 4 << 0.25 << 2
                                 << QList<double>{0, .25, .5, .75, 1};
        QTest::newRow("25") << 0.0 << 100.0 << 4 << 25.0 << 0 << QList<double>{0, 25, 50, 75, 100};
        QTest::newRow("within") << 3.3 << 11.9 << 4 << 2.5 << 1 << QList<double>{5, 7.5, 10};
        QTest::newRow("negative") << -1.0 << 1.0 << 4 << 0.5 << 1
                                  << QList<double>{-1, -.5, 0, .5, 1};
        QTest::newRow("turned") << 10.0 << 0.0 << 2 << 5.0 << 0 << QList<double>{0, 5, 10};
        QTest::newRow("far") << 1000000.0 << 1000000.3 << 3 << 0.1 << 1
                             << QList<double>{1000000, 1000000.1, 1000000.2, 1000000.3};
    }

    void axisStepsAreRound()
    {
        QFETCH(double, min);
        QFETCH(double, max);
        QFETCH(int, wanted);
        const Ticks ticks = axisTicks(min, max, wanted);
        QTEST(ticks.step, "step");
        QTEST(ticks.decimals, "decimals");
        QTEST(QList<double>(ticks.values.begin(), ticks.values.end()), "values");
    }

    void valuesAreWhatTheirLabelsSay()
    {
        for (double span = 0.001; span < 1e6; span *= 1.37) {
            const Ticks ticks = axisTicks(-span / 3, span, 8);
            QVERIFY(ticks.values.size() >= 3 && ticks.values.size() <= 9);
            for (const double value : ticks.values) {
                QCOMPARE(QByteArray::number(value, 'f', ticks.decimals).toDouble(), value);
                QVERIFY(value != 0 || !std::signbit(value));
            }
        }
    }

    void spacingIsKept()
    {
        for (double length = 50; length < 4000; length *= 1.3) {
            const Ticks ticks = axisTicks(0, 17.3, length, 60);
            QVERIFY(ticks.step * length / 17.3 >= 60 * (1 - 1e-6));
            QVERIFY(ticks.step * length / 17.3 <= 60 * 2.5);
        }
        QCOMPARE(axisTicks(0, 10, 500, 100).step, 2.0);
    }

    void timesHaveClockSteps()
    {
        const Values steps{1,   2,   5,    10,   15,   30,    60,    120,   300,
                           600, 900, 1800, 3600, 7200, 21600, 43200, 86400, 172800};
        for (const double step : steps) {
            QCOMPARE(timeTicks(0, step * 5, 5).step, step);
            QCOMPARE(timeTicks(0, step * 5, 5).decimals, 0);
        }
        QCOMPARE(timeTicks(0, 35, 5).step, 10.0);
        QCOMPARE(timeTicks(3, 62, 4).values, (Values{15, 30, 45, 60}));
        QCOMPARE(timeTicks(0, 1, 5).step, 0.2);
        QCOMPARE(timeTicks(0, 1, 5).decimals, 1);
        QCOMPARE(timeTicks(0, 600, 800, 100).step, 120.0);
    }

    void ringsAreFourOrFive()
    {
        QCOMPARE(ringRanges(1).values, (Values{.2, .4, .6, .8, 1}));
        QCOMPARE(ringRanges(2).values, (Values{.5, 1, 1.5, 2}));
        QCOMPARE(ringRanges(5).values, (Values{1, 2, 3, 4, 5}));
        QCOMPARE(ringRanges(10).values, (Values{2, 4, 6, 8, 10}));
        QCOMPARE(ringRanges(15).values, (Values{3, 6, 9, 12, 15}));
        QCOMPARE(ringRanges(20).values, (Values{5, 10, 15, 20}));
        QCOMPARE(ringRanges(30).values, (Values{6, 12, 18, 24, 30}));
        QCOMPARE(ringRanges(40).values, (Values{10, 20, 30, 40}));
        QCOMPARE(ringRanges(50).values, (Values{10, 20, 30, 40, 50}));
        QCOMPARE(ringRanges(60).values, (Values{15, 30, 45, 60}));
        for (double edge = 1e-3; edge < 1e5; edge *= 1.0037) {
            const Ticks rings = ringRanges(edge);
            QVERIFY2(rings.values.size() == 4 || rings.values.size() == 5,
                     qPrintable(QString::number(edge)));
            QVERIFY(rings.values.front() == rings.step && rings.values.back() <= edge * (1 + 1e-9));
        }
    }

    void nonsenseGivesNone()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double inf = std::numeric_limits<double>::infinity();
        for (const double bad : {nan, inf, -inf, 1e300, -1e300}) {
            QVERIFY(axisTicks(0, bad, 5).values.empty());
            QVERIFY(axisTicks(bad, 0, 5).values.empty());
            QVERIFY(timeTicks(bad, 0, 5).values.empty());
            QVERIFY(timeTicks(0, bad, 100, 10).values.empty());
            QVERIFY(ringRanges(bad).values.empty());
        }
        QVERIFY(axisTicks(1, 1, 5).values.empty());
        QVERIFY(axisTicks(1e15, 1e15 + 1, 1 << 20).values.size() <= maxTicks);
        QVERIFY(axisTicks(0, 1, 0.0, 10).values.empty());
        QVERIFY(axisTicks(0, 1, nan, 10).values.empty());
        QVERIFY(!axisTicks(0, 1, 100, nan).values.empty());
        QVERIFY(axisTicks(0, 1, 100000, 0).values.size() <= maxTicks);
        QVERIFY(!axisTicks(0, 1, 0).values.empty());
        QVERIFY(ringRanges(0).values.empty() && ringRanges(-3).values.empty());
    }
};

LEADLINE_APPLESS_TEST(TicksTest)
#include "tst_ticks.moc"
