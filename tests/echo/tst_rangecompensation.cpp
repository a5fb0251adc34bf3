// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/RangeCompensation.h"

#include "echo/Absorption.h"

#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

using namespace leadline;
using echo::RangeCompensation;
using echo::Water;
using Spreading = echo::RangeCompensation::Spreading;

namespace {

bool agrees(double value, double expected, double relative)
{
    return std::abs(value - expected) <= relative * expected;
}

/// M. A. Ainslie and J. G. McColm, "A simplified formula for viscous and chemical absorption in sea
/// water", J. Acoust. Soc. Am. 103 (1998): within 10 % of Francois and Garrison's from 100 Hz to
/// 1 MHz in the oceans.
double ainslieMcColm(double khz, double celsius, double salinity, double km, double ph)
{
    const double boron = 0.78 * std::sqrt(salinity / 35) * std::exp(celsius / 26);
    const double magnesium = 42 * std::exp(celsius / 17);
    const double square = khz * khz;
    return 0.106 * boron * square / (square + boron * boron) * std::exp((ph - 8) / 0.56) +
           0.52 * (1 + celsius / 43) * (salinity / 35) * magnesium * square /
               (square + magnesium * magnesium) * std::exp(-km / 6) +
           0.00049 * square * std::exp(-(celsius / 27 + km / 17));
}

} // namespace

class RangeCompensationTest : public QObject {
    Q_OBJECT

private slots:
    void absorptionIsAsPublished()
    {
        // The documentation of ARL's arlpy: 10.71 dB in a kilometre at 50 kHz.
        const auto absorption =
            echo::absorptionDbPerKm({.temperatureC = 27, .salinity = 35, .depthM = 10}, 50, 8.1);
        QVERIFY(absorption && std::abs(*absorption - 10.71) < 0.005);
    }

    void absorptionAgreesWithAnotherFormulaInTheOceans()
    {
        for (const double khz : {1.0, 10.0, 38.0, 115.0, 200.0, 450.0, 750.0, 1000.0})
            for (const double celsius : {2.0, 10.0, 20.0, 28.0})
                for (const double depth : {0.0, 300.0, 2000.0}) {
                    const auto absorption = echo::absorptionDbPerKm(
                        {.temperatureC = celsius, .salinity = 35, .depthM = depth}, khz);
                    const double other = ainslieMcColm(khz, celsius, 35, depth / 1000, 8);
                    QVERIFY2(absorption && agrees(*absorption, other, 0.12),
                             qPrintable(QStringLiteral("%1 kHz, %2 °C, %3 m: %4, %5")
                                            .arg(khz)
                                            .arg(celsius)
                                            .arg(depth)
                                            .arg(absorption.value_or(-1))
                                            .arg(other)));
                }
    }

    void freshWaterAbsorbsLess()
    {
        const auto sea = echo::absorptionDbPerKm({.temperatureC = 12, .salinity = 35}, 115);
        const auto lake = echo::absorptionDbPerKm({.temperatureC = 12, .salinity = 0}, 115);
        QVERIFY(sea && lake && *lake > 0 && *lake < *sea / 5);
    }

    void absorptionIsUnknownOutsideItsLimits()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!echo::absorptionDbPerKm({.temperatureC = 60, .salinity = 35}, 750));
        QVERIFY(!echo::absorptionDbPerKm({.temperatureC = nan, .salinity = 35}, 750));
        QVERIFY(!echo::absorptionDbPerKm({.temperatureC = 12, .salinity = 35}, 2000));
        QVERIFY(!echo::absorptionDbPerKm({.temperatureC = 12, .salinity = 35}, nan));
    }

    void gainFollowsTheLawOfSpreading()
    {
        const RangeCompensation area{.spreading = Spreading::Area};
        const RangeCompensation target{.spreading = Spreading::Target};
        QCOMPARE(area.gainAt(5, 20), 1.0);
        QCOMPARE(target.gainAt(5, 20), 1.0);
        QVERIFY(agrees(area.gainAt(10, 20), 2, 1e-9));
        QVERIFY(agrees(target.gainAt(10, 20), 4, 1e-9));
        QCOMPARE(target.gainAt(20, 20), 8.0);
        QCOMPARE(target.gainAt(0.1, 20), 1.0 / 8);
        QCOMPARE(target.gainAt(0, 20), 1.0 / 8);
    }

    void gainFollowsAbsorption()
    {
        const RangeCompensation water{.absorptionDbPerKm = 200};
        QVERIFY(!water.isOff());
        QCOMPARE(water.gainAt(10, 40), 1.0);
        // 30 m farther, both ways, at 0.2 dB a metre.
        QVERIFY(agrees(water.gainAt(40, 40), std::pow(10, 12.0 / 20), 1e-9));
        QVERIFY(RangeCompensation{}.isOff());
        QCOMPARE(RangeCompensation{}.gainAt(40, 40), 1.0);
    }

    void equalTargetsAtAnyRangeBecomeEquallyStrong()
    {
        std::vector<std::uint8_t> samples(400, 0);
        for (const double metres : {4.0, 8.0, 12.0})
            samples[static_cast<std::size_t>(metres * 20)] =
                static_cast<std::uint8_t>(std::lround(640 / (metres * metres)));
        const echo::Profile profile{0, 20, samples};
        std::vector<std::uint8_t> shown = samples;
        echo::compensate({.spreading = Spreading::Target}, profile, shown);
        QVERIFY(std::abs(shown[80] - shown[160]) <= 2 && std::abs(shown[160] - shown[240]) <= 4);
        QVERIFY(shown[80] > 20);
        QCOMPARE(shown[100], std::uint8_t{0});
    }

    void strongSamplesAreLimitedAndPingsWithoutLengthStay()
    {
        std::vector<std::uint8_t> samples(8, 200);
        const echo::Profile profile{0, 8, samples};
        std::vector<std::uint8_t> shown = samples;
        echo::compensate({.spreading = Spreading::Target}, profile, shown);
        QCOMPARE(shown.back(), std::uint8_t{255});
        QVERIFY(shown.front() < 60);
        shown = samples;
        echo::compensate({.spreading = Spreading::Target}, {0, 0, samples}, shown);
        QCOMPARE(shown, samples);
    }

    void whatAllBearingsHaveInCommonIsGone()
    {
        std::vector<std::vector<std::uint8_t>> turn(100, std::vector<std::uint8_t>(50, 3));
        for (std::size_t bearing = 0; bearing < turn.size(); ++bearing) {
            std::fill_n(turn[bearing].begin(), 5, std::uint8_t{255});
            turn[bearing][10] = 40; // A ring at all bearings.
            if (bearing < 30)
                turn[bearing][10] = 120; // A wall in front of it.
        }
        std::vector<echo::Profile> pings;
        for (const auto& samples : turn)
            pings.push_back({0, 10, samples});
        const echo::BearingMedian common(pings);
        QVERIFY(!common.empty());
        std::vector<std::uint8_t> wall = turn[7];
        common.subtractFrom(pings[7], wall);
        QCOMPARE(int{wall[10]}, 80);
        QCOMPARE(int{wall[2]}, 0);
        std::vector<std::uint8_t> open = turn[70];
        common.subtractFrom(pings[70], open);
        QCOMPARE(*std::max_element(open.begin(), open.end()), std::uint8_t{0});
        // A ping of another range stays as it is.
        std::vector<std::uint8_t> other = turn[7];
        common.subtractFrom({0, 20, turn[7]}, other);
        QCOMPARE(other, turn[7]);
    }

    void fewPingsHaveNothingInCommon()
    {
        const std::vector<std::uint8_t> samples(50, 9);
        const std::vector<echo::Profile> pings(15, echo::Profile{0, 10, samples});
        const echo::BearingMedian common(pings);
        QVERIFY(common.empty());
        std::vector<std::uint8_t> shown = samples;
        common.subtractFrom(pings.front(), shown);
        QCOMPARE(shown, samples);
        QVERIFY(echo::BearingMedian().empty());
    }
};

LEADLINE_APPLESS_TEST(RangeCompensationTest)

#include "tst_rangecompensation.moc"
