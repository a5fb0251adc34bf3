// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/Mosaic.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

using namespace leadline;
using map::Mosaic;
using map::Overlap;

namespace {

constexpr double degree = std::numbers::pi / 180;

struct Read {
    std::vector<std::uint8_t> values;
    std::vector<std::uint16_t> pings;
};

/// The cell around a place, metres.
std::pair<int, int> cellAt(const Mosaic& mosaic, double northM, double eastM, Overlap overlap)
{
    const auto& extent = mosaic.extent();
    Read read{std::vector<std::uint8_t>(std::size_t(extent.columns())),
              std::vector<std::uint16_t>(std::size_t(extent.columns()))};
    const int row = extent.northUntil - 1 - int(std::floor(northM / mosaic.cellM()));
    mosaic.readRow(row, overlap, read.values, read.pings);
    const auto column = std::size_t(int(std::floor(eastM / mosaic.cellM())) - extent.eastFrom);
    return {read.values.at(column), read.pings.at(column)};
}

} // namespace

class MosaicTest : public QObject {
    Q_OBJECT

private slots:
    void aSpokeLiesWhereItLooks()
    {
        // Towards the east, 10 m long, bright from 5 to 6 m.
        std::vector<std::uint8_t> values(100, 10);
        std::fill(values.begin() + 50, values.begin() + 60, std::uint8_t{200});
        Mosaic mosaic(0.1);
        QVERIFY(mosaic.draw({100, -40, 88 * degree, 92 * degree, 0, 0.1, values}));
        QCOMPARE(cellAt(mosaic, 100.05, -34.55, Overlap::Mean), std::pair(200, 1));
        QCOMPARE(cellAt(mosaic, 100.05, -36.55, Overlap::Mean), std::pair(10, 1));
        // Outside the spoke.
        QCOMPARE(cellAt(mosaic, 100.35, -39.55, Overlap::Mean), std::pair(0, 0));
    }

    void anotherPartCoversWhatWasThere()
    {
        const std::vector<std::uint8_t> bright(100, 200);
        const std::vector<std::uint8_t> dark(50, 40);
        const double half = 2 * degree;
        Mosaic mosaic(0.1);
        QVERIFY(mosaic.draw({0, 0, 90 * degree - half, 90 * degree + half, 0, 0.1, bright, 0}));
        QVERIFY(mosaic.draw({0, 0, 90 * degree - half, 90 * degree + half, 0, 0.1, dark, 1}));
        // Where it reaches, in all kinds of overlap.
        for (const Overlap overlap : {Overlap::Mean, Overlap::Brightest, Overlap::Newest}) {
            QCOMPARE(cellAt(mosaic, 0.05, 3.05, overlap), std::pair(40, 1));
            QCOMPARE(cellAt(mosaic, 0.05, 7.05, overlap), std::pair(200, 1));
        }
        // What belongs to it goes on as ever.
        const std::vector<std::uint8_t> grey(50, 60);
        QVERIFY(mosaic.draw({0, 0, 90 * degree - half, 90 * degree + half, 0, 0.1, grey, 1}));
        QCOMPARE(cellAt(mosaic, 0.05, 3.05, Overlap::Mean), std::pair(50, 2));
        QCOMPARE(cellAt(mosaic, 0.05, 3.05, Overlap::Brightest), std::pair(60, 2));
    }

    void manyPingsHaveTheirMean()
    {
        const std::vector<std::uint8_t> values(10, 255);
        Mosaic mosaic(1);
        for (int i = 0; i < 70'000; ++i)
            QVERIFY(mosaic.draw({0, 0, 80 * degree, 100 * degree, 0, 1, values}));
        QCOMPARE(cellAt(mosaic, 0.5, 5.5, Overlap::Mean), std::pair(255, 65'535));
    }

    void aTurnOfSpokesCoversEachCellOnce()
    {
        const std::vector<std::uint8_t> values(50, 7);
        Mosaic mosaic(0.1);
        for (int i = 0; i < 400; ++i)
            QVERIFY(mosaic.draw({0.013, 0.017, (i - 0.5) * 0.9 * degree, (i + 0.5) * 0.9 * degree,
                                 0, 0.1, values}));
        int covered = 0;
        const auto& extent = mosaic.extent();
        std::vector<std::uint8_t> row(std::size_t(extent.columns()));
        std::vector<std::uint16_t> pings(row.size());
        for (int i = 0; i < extent.rows(); ++i) {
            mosaic.readRow(i, Overlap::Mean, row, pings);
            for (const auto count : pings) {
                QVERIFY(count <= 1);
                covered += count;
            }
        }
        QVERIFY(std::abs(covered - std::numbers::pi * 50 * 50) < 60);
    }

    void overlapIsMeanBrightestOrNewest()
    {
        Mosaic mosaic(0.1);
        for (const std::uint8_t value : std::array<std::uint8_t, 3>{30, 90, 60}) {
            const std::vector<std::uint8_t> values(50, value);
            QVERIFY(mosaic.draw({0, 0, -2 * degree, 2 * degree, 0, 0.1, values}));
        }
        QCOMPARE(cellAt(mosaic, 3.05, 0.05, Overlap::Mean), std::pair(60, 3));
        QCOMPARE(cellAt(mosaic, 3.05, 0.05, Overlap::Brightest), std::pair(90, 3));
        QCOMPARE(cellAt(mosaic, 3.05, 0.05, Overlap::Newest), std::pair(60, 3));
    }

    void whatWouldBeTooLargeIsRefused()
    {
        const std::vector<std::uint8_t> values(50, 7);
        Mosaic mosaic(0.02);
        QVERIFY(mosaic.draw({0, 0, 0, 0.1, 0, 0.1, values}));
        const auto before = mosaic.extent().columns();
        for (const double far : {1e4, 1e9, 1e300, std::numeric_limits<double>::infinity(),
                                 std::numeric_limits<double>::quiet_NaN()})
            QVERIFY(!mosaic.draw({far, far, 0, 0.1, 0, 0.1, values}));
        QVERIFY(!mosaic.draw({0, 0, 0, 0.1, 0, 1e12, values}));
        QCOMPARE(mosaic.extent().columns(), before);
    }
};

LEADLINE_APPLESS_TEST(MosaicTest)

#include "tst_mosaic.moc"
