// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/ClosingRate.h"

#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <random>
#include <vector>

using namespace leadline;
using namespace std::chrono_literals;
using echo::DistanceAt;

namespace {

/// Ten a second for three seconds.
std::vector<DistanceAt> approaching(double metresPerSecond, double noiseM = 0, unsigned seed = 1)
{
    std::minstd_rand random(seed);
    std::normal_distribution<double> noise(0, 1);
    std::vector<DistanceAt> distances;
    for (int i = 0; i <= 30; ++i)
        distances.push_back({100ms * i, 5 - metresPerSecond * 0.1 * i + noiseM * noise(random)});
    return distances;
}

} // namespace

class ClosingRateTest : public QObject {
    Q_OBJECT

private slots:
    void whatComesNearerIsPositive()
    {
        const auto closing = echo::closingRate(approaching(0.4));
        QVERIFY(closing && std::abs(closing->metresPerSecond - 0.4) < 1e-9);
        const auto opening = echo::closingRate(approaching(-0.7));
        QVERIFY(opening && std::abs(opening->metresPerSecond + 0.7) < 1e-9);
        QVERIFY(closing->errorMS > 0);
    }

    void wildDistancesDoNotMoveIt()
    {
        auto distances = approaching(0.4, 0.01);
        for (const std::size_t i : {3U, 9U, 10U, 17U, 24U, 30U})
            distances[i].distanceM = i % 2 ? 0.4 : 29;
        const auto rate = echo::closingRate(distances);
        QVERIFY(rate && std::abs(rate->metresPerSecond - 0.4) < 0.05);
    }

    void theTruthLiesWithinTheErrorMostly()
    {
        int within = 0;
        for (unsigned seed = 1; seed <= 400; ++seed) {
            const auto rate = echo::closingRate(approaching(0.3, 0.03, seed));
            QVERIFY(rate);
            within += std::abs(rate->metresPerSecond - 0.3) <= rate->errorMS ? 1 : 0;
        }
        QVERIFY2(within >= 370, qPrintable(QString::number(within)));
    }

    void itIsSilentWhileUnsure()
    {
        QVERIFY(!echo::closingRate({}));
        auto few = approaching(0.4);
        few.resize(4);
        QVERIFY(!echo::closingRate(few));
        auto brief = approaching(0.4);
        brief.resize(9);
        QVERIFY(!echo::closingRate(brief));
        QVERIFY(!echo::closingRate(approaching(0.4, 3)));
        const std::vector<DistanceAt> atOnce(20, DistanceAt{1s, 3});
        QVERIFY(!echo::closingRate(atOnce));
    }
};

LEADLINE_APPLESS_TEST(ClosingRateTest)

#include "tst_closingrate.moc"
