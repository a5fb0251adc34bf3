// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/SounderMeasure.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using echo::SounderPoint;

class SounderMeasureTest : public QObject {
    Q_OBJECT

private slots:
    void itLeadsFromTheEarlierToTheLaterEnd()
    {
        const SounderPoint early{.time = 10s, .distanceM = 6, .errorM = 0.03};
        const SounderPoint late{.time = 14s, .distanceM = 5, .errorM = 0.04};
        for (const auto& step :
             {echo::measureStep(early, late, 0), echo::measureStep(late, early, 0)}) {
            QCOMPARE(step.distanceM.value, -1.0);
            QVERIFY(std::abs(step.distanceM.error - 0.05) < 1e-12);
            QCOMPARE(step.seconds, 4.0);
            QCOMPARE(step.closingMps->value, 0.25);
            QVERIFY(std::abs(step.closingMps->error - 0.0125) < 1e-12);
            QVERIFY(!step.depthM);
        }
    }

    void theSoundSpeedCountsForTheDifferenceOnly()
    {
        const auto step =
            echo::measureStep({.time = 1s, .distanceM = 40}, {.time = 2s, .distanceM = 41}, 0.05);
        QVERIFY(std::abs(step.distanceM.error - 0.05) < 1e-12);
        const auto same =
            echo::measureStep({.time = 1s, .distanceM = 40}, {.time = 2s, .distanceM = 40}, 0.05);
        QCOMPARE(same.distanceM.error, 0.0);
    }

    void twoEchoesOfOnePingDoNotClose()
    {
        const auto step =
            echo::measureStep({.time = 3s, .distanceM = 4}, {.time = 3s, .distanceM = 9}, 0.02);
        QCOMPARE(step.distanceM.value, 5.0);
        QCOMPARE(step.seconds, 0.0);
        QVERIFY(!step.closingMps);
    }

    void depthsHoldTheVehiclesOwn()
    {
        // It dives by two metres over a bottom that falls by one.
        const auto step =
            echo::measureStep({.time = 0s, .distanceM = 6, .errorM = 0.1, .sonarDepthM = 4},
                              {.time = 9s, .distanceM = 5, .errorM = 0.1, .sonarDepthM = 6}, 0.05);
        QCOMPARE(step.distanceM.value, -1.0);
        QCOMPARE(step.depthM->value, 1.0);
        QCOMPARE(step.depthM->error, step.distanceM.error);
        QVERIFY(!echo::measureStep({.distanceM = 6, .sonarDepthM = 4}, {.distanceM = 5}, 0).depthM);
    }
};

LEADLINE_APPLESS_TEST(SounderMeasureTest)
#include "tst_soundermeasure.moc"
