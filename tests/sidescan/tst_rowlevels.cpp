// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/RowLevels.h"
#include "support/SideScanSea.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using sidescan::RowLevels;

/// Tests the tone curve that is measured of side-scan rows.
class RowLevelsTest : public QObject {
    Q_OBJECT

private slots:
    void theBottomAloneIsMeasured()
    {
        sidescan::RowWindow::Rows rows(3);
        std::size_t samples = 0;
        for (sidescan::Row& row : rows) {
            row.lengthM = 50;
            row.levels.assign(200, 10);
            std::fill(row.levels.begin() + 40, row.levels.end(), std::uint8_t{100});
            row.bottom = sidescan::FirstReturn{.rangeM = 10, .contrastDb = 20};
            samples += 160;
        }
        RowLevels levels;
        levels.add(rows, {});
        const auto measured = levels.measurement();
        QCOMPARE(measured.samples, std::uint64_t{samples});
        QCOMPARE(measured.counts[100], std::uint32_t(samples));
        QCOMPARE(measured.counts[10], std::uint32_t{0});
        QVERIFY(measured.result == echo::LevelMeasurement::Result::Echoes);
    }

    void noMoreThanTheMostRowsAreMeasured()
    {
        sidescan::Row row;
        row.lengthM = 50;
        row.levels.assign(10, 100);
        for (const std::size_t count : {RowLevels::mostRows, 2 * RowLevels::mostRows - 1}) {
            RowLevels levels;
            levels.add(sidescan::RowWindow::Rows(count, row), {});
            const auto measured = levels.measurement().samples / row.levels.size();
            QVERIFY(measured <= RowLevels::mostRows && measured > RowLevels::mostRows / 3);
        }
    }

    void theMedianLiesInTheDarkerThird()
    {
        std::mt19937 random(1);
        const test::SideScanSea sea;
        sidescan::RowWindow::Rows rows;
        for (int i = 0; i < 20; ++i)
            rows.push_back(sea.row(random));
        RowLevels levels;
        levels.add(rows, {});
        const auto measured = levels.measurement();
        std::uint64_t below = 0;
        std::size_t median = 0;
        while (below < measured.samples / 2)
            below += measured.counts[median++];
        const double share = (double(median - 1) - measured.curve.black) /
                             (measured.curve.white - measured.curve.black);
        QVERIFY(std::abs(std::pow(share, measured.curve.gamma) - 0.3) < 0.02);
    }

    void withoutRowsItIsTheRawCurve() { QVERIFY(RowLevels().measurement().curve.isRaw()); }
};

LEADLINE_GUILESS_TEST(RowLevelsTest)
#include "tst_rowlevels.moc"
