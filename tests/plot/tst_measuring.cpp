// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/Measuring.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;

class MeasuringTest : public QObject {
    Q_OBJECT

private slots:
    void aRangeAxisEndsAtARoundFigure()
    {
        QCOMPARE(app::roundRangeAbove(9.99), 10.0);
        QCOMPARE(app::roundRangeAbove(10.005), 10.0);
        QCOMPARE(app::roundRangeAbove(10.1), 15.0);
        QCOMPARE(app::roundRangeAbove(0.7), 0.8);
        QCOMPARE(app::roundRangeAbove(31), 40.0);
        QCOMPARE(app::roundRangeAbove(0), 0.0);
        QCOMPARE(app::roundRangeAbove(std::nan("")), 0.0);
        QCOMPARE(app::roundRangeBelow(0.3, 10), 0.0);
        QCOMPARE(app::roundRangeBelow(5.7, 10), 5.0);
    }

    void theErrorOfARangeIsThatOfItsParts()
    {
        const std::vector<std::uint8_t> samples(400);
        echo::Ping ping;
        ping.profile = {0, 20, samples}; // half a sample is 0.025 m
        ping.transmitUs = 107;           // a quarter of the pulse is 0.040125 m
        ping.soundSpeed = 1500;
        const double expected = std::sqrt(0.025 * 0.025 + 0.040125 * 0.040125 + 0.05 * 0.05);
        QVERIFY(std::abs(app::rangeErrorM(ping, 10, 0.5) - expected) < 1e-12);
    }

    void anIntensityIsTheLargestOfItsPixel()
    {
        const std::vector<std::uint8_t> samples{1, 9, 3, 4};
        const echo::Profile profile{0, 4, samples};
        QCOMPARE(app::intensityAt(profile, 1.0, 2.0), std::optional(9));
        QCOMPARE(app::intensityAt(profile, 2.5, 0.1), std::optional(3));
        QVERIFY(!app::intensityAt(profile, 5, 0.1));
        QVERIFY(!app::intensityAt({}, 1, 0.1));
    }

    void bearingsAreBetweenMinus180And180()
    {
        QCOMPARE(app::relativeDegrees(180), -180.0);
        QCOMPARE(app::relativeDegrees(-190), 170.0);
        QCOMPARE(app::relativeDegrees(725), 5.0);
    }
};

LEADLINE_APPLESS_TEST(MeasuringTest)
#include "tst_measuring.moc"
