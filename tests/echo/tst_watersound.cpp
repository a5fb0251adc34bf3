// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/WaterSound.h"

#include "base/Units.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace leadline;
using echo::SpeedBasis;
using echo::Water;
using echo::WaterKind;

namespace {

/// Another formula over other measurements: K. V. Mackenzie, "Nine-term equation for sound speed in
/// the oceans", J. Acoust. Soc. Am. 70 (1981): 2..30 °C, 25..40, 0..8000 m.
double mackenzie(double t, double s, double d)
{
    return 1448.96 + 4.591 * t - 5.304e-2 * t * t + 2.374e-4 * t * t * t + 1.34 * (s - 35) +
           1.63e-2 * d + 1.675e-7 * d * d - 1.025e-2 * t * (s - 35) - 7.139e-13 * t * d * d * d;
}

} // namespace

class WaterSoundTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithThePublishedCheckValue()
    {
        QVERIFY(std::abs(echo::chenMilleroSpeed(40, 40, 10000) - 1731.995) < 0.0005);
    }

    void agreesWithThePublishedTable_data()
    {
        QTest::addColumn<double>("salinity");
        QTest::addColumn<double>("temperature");
        QTest::addColumn<double>("pressure");
        QTest::addColumn<double>("speed");
        QTest::newRow("25 0 0") << 25.0 << 0.0 << 0.0 << 1435.8;
        QTest::newRow("25 10 0") << 25.0 << 10.0 << 0.0 << 1477.7;
        QTest::newRow("35 0 0") << 35.0 << 0.0 << 0.0 << 1449.1;
        QTest::newRow("35 20 0") << 35.0 << 20.0 << 0.0 << 1521.5;
        QTest::newRow("35 40 0") << 35.0 << 40.0 << 0.0 << 1563.2;
        QTest::newRow("25 10 1000") << 25.0 << 10.0 << 1000.0 << 1494.1;
    }

    void agreesWithThePublishedTable()
    {
        QFETCH(double, salinity);
        QFETCH(double, temperature);
        QFETCH(double, pressure);
        QFETCH(double, speed);
        QVERIFY(std::abs(echo::chenMilleroSpeed(temperature, salinity, pressure) - speed) < 0.051);
    }

    void agreesWithAnotherFormula()
    {
        QVERIFY(std::abs(mackenzie(25, 35, 1000) - 1550.744) < 0.0005);
        for (int t = 2; t <= 30; t += 2)
            for (int s = 30; s <= 40; s += 2)
                for (int d = 0; d <= 1000; d += 100) {
                    const auto speed = echo::soundSpeedIn(
                        {.temperatureC = double(t), .salinity = double(s), .depthM = double(d)});
                    QVERIFY(speed);
                    QVERIFY(std::abs(*speed - mackenzie(t, s, d)) < 1);
                }
    }

    void pressureFollowsDepth()
    {
        QCOMPARE(echo::pressureDbarAt(0), 0.0);
        // Unesco 44, table of depths at 45°: 1000 dbar are 989.50 m.
        QVERIFY(std::abs(echo::pressureDbarAt(989.5) - 1000) < 0.5);
    }

    void saysNothingWhereTheFormulaWasNotMeasured()
    {
        const double none = std::numeric_limits<double>::quiet_NaN();
        const Water good{.temperatureC = 10, .salinity = 35, .depthM = 20};
        QVERIFY(echo::soundSpeedIn(good));
        for (const double wrong : {none, -0.1, 40.1}) {
            QVERIFY(!echo::soundSpeedIn({wrong, 35, 20}));
            QVERIFY(!echo::soundSpeedIn({10, wrong, 20}));
        }
        for (const double wrong : {none, -0.1, 9001.0})
            QVERIFY(!echo::soundSpeedIn({10, 35, wrong}));
        for (const double t : {Water::lowestTemperatureC, Water::highestTemperatureC})
            for (const double s : {0.0, Water::highestSalinity})
                QVERIFY(base::plausibleSoundSpeed(echo::soundSpeedIn({t, s, 0}).value_or(0)));
    }

    /// The ± of a kind of water holds what water of that kind is.
    void aKindOfWaterIsWithinItsError()
    {
        const auto within = [](WaterKind kind, double t, double s) {
            const double speed = echo::soundSpeedIn({t, s, 5}).value_or(0);
            const double named = echo::soundSpeedOf(kind);
            return std::abs(speed - named) / named <=
                   echo::relativeUncertainty(SpeedBasis::WaterKind);
        };
        for (const double t : {5.0, 12.0, 20.0}) {
            QVERIFY(within(WaterKind::Fresh, t, 0));
            QVERIFY(within(WaterKind::Brackish, t, 15));
            QVERIFY(within(WaterKind::Sea, t, 35));
        }
    }

    /// 0.1 °C and 1 of salinity, as simple instruments are off, stay far within 0.5 %.
    void measuredWaterIsWithinItsError()
    {
        const double speed = *echo::soundSpeedIn({12, 34, 30});
        const double off = *echo::soundSpeedIn({12.5, 35, 30});
        QVERIFY(std::abs(off - speed) / speed < echo::relativeUncertainty(SpeedBasis::Measured));
    }

    void theErrorFollowsFromWhatIsKnown()
    {
        QCOMPARE(echo::WaterSound{}.relativeUncertainty(), 0.05);
        QVERIFY(!echo::WaterSound{}.speed);
        QCOMPARE(echo::relativeUncertainty(SpeedBasis::WaterKind), 0.02);
        QCOMPARE(echo::relativeUncertainty(SpeedBasis::Measured), 0.005);
        QCOMPARE(echo::WaterSound{.basis = SpeedBasis::Measured}.uncertaintyPercent(), 0.5);
    }
};

LEADLINE_APPLESS_TEST(WaterSoundTest)

#include "tst_watersound.moc"
