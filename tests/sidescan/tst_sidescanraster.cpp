// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/SideScanRaster.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace leadline;
using namespace leadline::sidescan;

namespace {

constexpr int width = 100;

/// 10 m in 100 samples, of which one is bright.
Row rowWith(std::size_t bright)
{
    Row row{.lengthM = 10, .soundSpeed = 1500};
    row.levels.assign(100, 10);
    if (bright < row.levels.size())
        row.levels[bright] = 250;
    return row;
}

/// Levels of a half line; -1 where it is transparent. The grey palette's red is the level.
std::vector<int> drawn(std::vector<const Row*> rows, HalfLine half)
{
    std::vector<std::uint8_t> pixels(std::size_t{width} * 4);
    const raster::Canvas canvas{pixels.data(), width, 1, width * 4};
    half.rows = rows;
    SideScanRaster raster;
    raster.drawHalf(canvas, 0, width, 0, half, raster::Colormap());
    std::vector<int> levels;
    for (int x = 0; x < width; ++x)
        levels.push_back(canvas.get(x, 0).a == 0 ? -1 : canvas.get(x, 0).r);
    return levels;
}

int brightest(const std::vector<int>& levels)
{
    return static_cast<int>(std::ranges::max_element(levels) - levels.begin());
}

} // namespace

class SideScanRasterTest : public QObject {
    Q_OBJECT

private slots:
    void slantRangesAreDrawnWhereTheyAre()
    {
        const Row row = rowWith(70);
        QCOMPARE(brightest(drawn({&row}, {.endM = 10})), 70);
        QCOMPARE(brightest(drawn({&row}, {.endM = 10, .leftwards = true})), 29);
        const auto beyond = drawn({&row}, {.endM = 20});
        QCOMPARE(beyond[49], 10);
        QCOMPARE(beyond[50], -1);
    }

    void onTheGroundTheWaterColumnIsGone()
    {
        const Row row = rowWith(49);
        // The bright sample lies at 4.95 m; over 3 m of water that is 3.94 m on the ground.
        const auto levels = drawn({&row}, {.altitudeM = 3, .endM = 10});
        QVERIFY(std::abs(brightest(levels) - 39) <= 1);
        QCOMPARE(levels[0], 10);
        // The row ends at the square root of 100 - 9.
        QCOMPARE(levels[94], 10);
        QCOMPARE(levels[96], -1);
    }

    void rowsThatShareALineGiveTheirMean()
    {
        const Row dark = rowWith(100);
        const Row bright = rowWith(70);
        QCOMPARE(drawn({&dark, &bright}, {.endM = 10})[70], 130);
    }

    void withoutRowsNothingIsDrawn()
    {
        const auto levels = drawn({}, {.endM = 10});
        QVERIFY(std::ranges::all_of(levels, [](int level) { return level == -1; }));
    }
};

LEADLINE_APPLESS_TEST(SideScanRasterTest)
#include "tst_sidescanraster.moc"
