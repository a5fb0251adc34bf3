// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/TargetHeight.h"
#include "support/SideScanSea.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::sidescan;

namespace {

Altitude known(double metres)
{
    return {.metres = metres, .errorM = 0.1, .confidencePercent = 90};
}

} // namespace

class TargetHeightTest : public QObject {
    Q_OBJECT

private slots:
    void heightsOfKnownObjectsLieWithinTheBounds()
    {
        std::mt19937 random(3);
        std::uniform_real_distribution<double> uniform(0, 1);
        int within = 0;
        constexpr int all = 400;
        for (int i = 0; i < all; ++i) {
            const double altitude = 5 + 10 * uniform(random);
            const test::SideScanSea sea{.altitudeM = altitude,
                                        .samples = 1200,
                                        .object = test::SideScanSea::Object{
                                            .groundM = 8 + 14 * uniform(random),
                                            .heightM = 0.15 * altitude * (1 + uniform(random))}};
            const Row row = sea.row(random);
            // The altitude is measured, too.
            const Altitude measured = known(altitude + 0.1 * (2 * uniform(random) - 1));
            const auto shadow = findShadow(row, sea.topM() - 0.1, measured.metres);
            const TargetHeight height = heightOf(row, shadow, measured);
            if (height.kind == TargetHeight::Kind::Known &&
                std::abs(height.metres - sea.object->heightM) <= height.errorM)
                ++within;
        }
        QVERIFY2(within * 100 >= 95 * all, qPrintable(QString::number(within)));
    }

    void theBoundIsUsefullySmall()
    {
        std::mt19937 random(4);
        const test::SideScanSea sea{
            .samples = 1200, .object = test::SideScanSea::Object{.groundM = 20, .heightM = 2}};
        const Row row = sea.row(random);
        const auto height =
            heightOf(row, findShadow(row, sea.topM() - 0.1, sea.altitudeM), known(8), 0);
        QCOMPARE(height.kind, TargetHeight::Kind::Known);
        QVERIFY(height.errorM < 0.2);
        // As drawn on the ground, from where the object stands.
        const double length = std::sqrt(sea.shadowEndM() * sea.shadowEndM() - 64) - 20;
        QVERIFY(std::abs(height.shadowM.value - length) < 0.5);
    }

    void aShadowBeyondTheRangeGivesTheLeastHeight()
    {
        std::mt19937 random(5);
        const test::SideScanSea sea{
            .samples = 1200, .object = test::SideScanSea::Object{.groundM = 40, .heightM = 4}};
        QVERIFY(sea.shadowEndM() > sea.rangeM);
        const Row row = sea.row(random);
        const auto height = heightOf(row, findShadow(row, sea.topM() - 0.1, 8), known(8));
        QCOMPARE(height.kind, TargetHeight::Kind::AtLeast);
        QVERIFY(height.metres - height.errorM < 4);
        QVERIFY(height.metres > 1);
    }

    void withoutAShadowOrABottomThereIsNoHeight()
    {
        std::mt19937 random(6);
        int found = 0;
        for (int i = 0; i < 100; ++i) {
            const Row row = test::SideScanSea{.samples = 1200}.row(random);
            const auto shadow = findShadow(row, 20, 8);
            if (shadow && isShadow(row, shadow->beginM, shadow->endM, 8))
                ++found;
        }
        QVERIFY2(found <= 5, qPrintable(QString::number(found)));
        const Row row = test::SideScanSea{}.row(random);
        QCOMPARE(heightOf(row, {}, known(8)).kind, TargetHeight::Kind::NoShadow);
        QCOMPARE(heightOf(row, Shadow{20, 22, false}, {}).kind, TargetHeight::Kind::NoBottom);
    }

    void aStretchSetByHandIsCheckedForItsLevels()
    {
        std::mt19937 random(8);
        const test::SideScanSea sea{
            .samples = 1200, .object = test::SideScanSea::Object{.groundM = 20, .heightM = 2}};
        const Row row = sea.row(random);
        QVERIFY(isShadow(row, sea.topM(), sea.shadowEndM(), 8));
        QVERIFY(!isShadow(row, sea.topM() - 8, sea.topM() - 2, 8));
        QVERIFY(!isShadow(row, 22, 22, 8));
    }
};

LEADLINE_APPLESS_TEST(TargetHeightTest)
#include "tst_targetheight.moc"
