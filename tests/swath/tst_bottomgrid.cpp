// SPDX-License-Identifier: GPL-3.0-or-later
#include "swath/BottomGrid.h"

#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

using leadline::swath::BottomGrid;

class BottomGridTest : public QObject {
    Q_OBJECT

private slots:
    void aCellIsTheMeanOfItsDepths()
    {
        BottomGrid grid(0.5);
        QVERIFY(grid.extent().empty());
        QVERIFY(!grid.at(0.1, 0.1));
        for (const double depth : {9.9, 10.0, 10.1, 10.0})
            QVERIFY(grid.add(0.2, -0.2, depth, 0.2));
        const auto cell = grid.at(0.4, -0.4);
        QVERIFY(cell && cell->count == 4);
        QVERIFY(std::abs(cell->depthM - 10) < 1e-3);
        QVERIFY(cell->spreadM() > 0.04 && cell->spreadM() < 0.12);
        QVERIFY(!grid.at(0.2, 0.2));
        QCOMPARE(grid.extent().eastFrom, -1);
        QCOMPARE(grid.extent().northFrom, 0);
        QCOMPARE(grid.extent().columns(), 1);
        QCOMPARE(grid.size(), std::size_t{1});
    }

    void farValuesCountLittle()
    {
        std::mt19937 engine(4);
        const auto share = [&] { return double(engine()) / double(std::mt19937::max()); };
        BottomGrid grid(1);
        for (int i = 0; i < 500; ++i)
            QVERIFY(grid.add(0.5, 0.5, i % 10 == 9 ? 4 : 10 + 0.2 * (share() - 0.5), 0.2));
        const auto cell = grid.at(0.5, 0.5);
        QVERIFY(cell && cell->count == 500);
        // A plain mean is 9.4.
        QVERIFY2(std::abs(cell->depthM - 10) < 0.1,
                 qPrintable(QString::number(double{cell->depthM})));
    }

    void rowsAreThatOfTheExtent()
    {
        BottomGrid grid(1);
        QVERIFY(grid.add(-70.5, 2.5, 5, 0.1));
        QVERIFY(grid.add(10.5, -130.5, 7, 0.1));
        QCOMPARE(grid.extent().rows(), 82);
        QCOMPARE(grid.extent().columns(), 134);
        std::vector<BottomGrid::Cell> row(134);
        grid.readRow(0, row);
        QCOMPARE(row.front().depthM, 7.F);
        QCOMPARE(row.back().count, 0U);
        grid.readRow(81, row);
        QCOMPARE(row.back().depthM, 5.F);
        QCOMPARE(row.front().count, 0U);
    }

    void aLargeBottomHasLargerCells()
    {
        BottomGrid grid(0.25);
        // 1.2 km each way in 16 m steps: more squares than may be.
        int added = 0;
        for (int north = 0; north < 75; ++north)
            for (int east = 0; east < 75; ++east)
                added += grid.add(north * 16.0, east * 16.0, 20, 0.1);
        QCOMPARE(added, 75 * 75);
        QVERIFY2(grid.cellM() > 0.25 && grid.cellM() <= 2,
                 qPrintable(QString::number(grid.cellM())));
        QVERIFY(grid.at(16 * 74.0, 16 * 74.0));
        QVERIFY(grid.at(0, 0));
        QCOMPARE(grid.size(), std::size_t{75 * 75});
        QCOMPARE(grid.at(160, 160)->depthM, 20.F);
    }

    void whatCannotBeIsRefused()
    {
        BottomGrid grid(0.25);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!grid.add(nan, 0, 1, 0.1));
        QVERIFY(!grid.add(0, 0, nan, 0.1));
        QVERIFY(!grid.add(0, 0, 1, nan));
        QVERIFY(!grid.add(1e12, 0, 1, 0.1));
        QVERIFY(!grid.at(nan, 0));
        QCOMPARE(grid.size(), std::size_t{0});
    }

    void aCopyStaysAsItWas()
    {
        BottomGrid grid(1);
        QVERIFY(grid.add(0.5, 0.5, 10, 0.1));
        const BottomGrid copy = grid;
        QVERIFY(grid.add(0.5, 0.5, 10.1, 0.1));
        QVERIFY(grid.add(0.5, 5.5, 12, 0.1));
        QCOMPARE(copy.at(0.5, 0.5)->count, 1U);
        QVERIFY(!copy.at(0.5, 5.5));
        QCOMPARE(grid.at(0.5, 0.5)->count, 2U);
    }
};

LEADLINE_APPLESS_TEST(BottomGridTest)
#include "tst_bottomgrid.moc"
