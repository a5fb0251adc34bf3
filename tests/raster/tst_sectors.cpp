// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/PolarGeometry.h"
#include "support/TestMain.h"

#include <QTest>

#include <limits>

using namespace leadline;
using namespace leadline::raster;

class SectorsTest : public QObject {
    Q_OBJECT

private slots:
    void aSpokeCoversHalfItsStepOnBothSides()
    {
        for (int angle = 0; angle < 400; ++angle) {
            for (int step = 1; step <= 10; ++step) {
                const SectorRange wanted{(2 * angle - step + 800) % 800, 2 * step};
                QVERIFY(sectorsOf(angle, step) == wanted);
                QVERIFY(sectorsOf(angle + 400, step) == wanted);
                QVERIFY(sectorsOf(angle - 800, step) == wanted);
            }
        }
    }

    void anyHeadingIsRoundedToSectors()
    {
        QVERIFY(sectorsOf(10.26, 1) == (SectorRange{20, 2}));
        QVERIFY(sectorsOf(10.01, 1, 8000) == (SectorRange{190, 20}));
        QVERIFY(sectorsOf(10, 0.001) == (SectorRange{20, 1}));
    }

    void wholeTurnsAndNonsense()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double inf = std::numeric_limits<double>::infinity();
        QVERIFY(sectorsOf(17, 400) == (SectorRange{0, 800}));
        QVERIFY(sectorsOf(17, inf) == (SectorRange{0, 800}));
        QCOMPARE(sectorsOf(17, 399.9).count, 800);
        for (const double bad : {nan, inf, -inf})
            QCOMPARE(sectorsOf(bad, 1).count, 0);
        for (const double bad : {nan, -inf, 0.0, -1.0})
            QCOMPARE(sectorsOf(1, bad).count, 0);
        QCOMPARE(sectorsOf(1, 1, 0).count, 0);
        const SectorRange far = sectorsOf(1e300, 1);
        QVERIFY(far.first >= 0 && far.first < 800);
        QVERIFY(newestBySector({}, -1).empty());
    }

    void theNewestSpokeHasItsSectors()
    {
        const std::vector<echo::Spoke> spokes{{{}, 0, 2}, {{}, 1, 2}, {{}, 399, 1}};
        const std::vector<int> newest = newestBySector(spokes);
        QCOMPARE(newest.size(), std::size_t{800});
        QCOMPARE(newest[797], 2); // 398.5
        QCOMPARE(newest[798], 2);
        QCOMPARE(newest[799], 0);
        QCOMPARE(newest[0], 1);
        QCOMPARE(newest[3], 1);
        QCOMPARE(newest[4], -1);
    }
};

LEADLINE_APPLESS_TEST(SectorsTest)
#include "tst_sectors.moc"
