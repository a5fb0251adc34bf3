// SPDX-License-Identifier: GPL-3.0-or-later
#include "swath/SectionRaster.h"

#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace leadline::swath;
using leadline::raster::Canvas;
using leadline::raster::Rgba;

namespace {

struct Picture {
    explicit Picture(int width, int height)
        : pixels(static_cast<std::size_t>(width * height) * 4),
          canvas{pixels.data(), width, height, width * 4}
    {
    }
    std::vector<std::uint8_t> pixels;
    Canvas canvas;
};

constexpr Rgba white{255, 255, 255, 255};
constexpr Rgba grey{128, 128, 128, 255};

} // namespace

class SectionRasterTest : public QObject {
    Q_OBJECT

private slots:
    void bothAxesHaveOneScale()
    {
        const SectionView wide = SectionView::fitted(400, 100, 10, 20);
        QCOMPARE(wide.pixelsPerMetre, 5.0);
        QCOMPARE(wide.sonarX, 200.0);
        const SectionView high = SectionView::fitted(400, 1000, 10, 20);
        QCOMPARE(high.pixelsPerMetre, 20.0);
        QCOMPARE(high.x(10), 400.0);
        QCOMPARE(high.acrossM(high.x(3)), 3.0);
        QCOMPARE(high.depthM(high.y(7)), 7.0);
        QVERIFY(SectionView::fitted(400, 100, 0, 0).pixelsPerMetre > 0);
    }

    void soundingsAreDotsWithTheirBounds()
    {
        Picture picture(101, 101);
        const SectionView view{50, 0, 10};
        const std::vector<LevelSounding> soundings{
            {.acrossM = 1, .depthM = 5, .depthErrorM = 1},
            {.acrossM = -2, .depthM = 3, .depthErrorM = 0.1, .verdict = Verdict::Weak}};
        drawSection(picture.canvas, view, soundings, {.kept = white, .leftOut = grey});
        QCOMPARE(picture.canvas.get(60, 50), white);
        QCOMPARE(picture.canvas.get(61, 51), white);
        const Rgba bar = picture.canvas.get(60, 41);
        QVERIFY(bar.a > 0 && bar.a < 255);
        QCOMPARE(picture.canvas.get(60, 38), leadline::raster::transparent);
        QCOMPARE(picture.canvas.get(30, 30), leadline::raster::transparent);
        drawSection(picture.canvas, view, soundings,
                    {.kept = white, .leftOut = grey, .hasLeftOut = true});
        QCOMPARE(picture.canvas.get(30, 30), grey);
    }

    void whatLiesOutsideIsNotDrawn()
    {
        Picture picture(20, 20);
        const std::vector<LevelSounding> soundings{
            {.acrossM = 1e9, .depthM = 5},
            {.acrossM = 0, .depthM = -1e30, .depthErrorM = 1e30},
            {.acrossM = 0, .depthM = 500, .depthErrorM = 1}};
        drawSection(picture.canvas, {10, 0, 10}, soundings, {.kept = white, .leftOut = grey});
        QVERIFY(std::all_of(picture.pixels.begin(), picture.pixels.end(),
                            [](std::uint8_t each) { return each == 0; }));
    }

    void theNearestSoundingIsFound()
    {
        const SectionView view{50, 0, 10};
        const std::vector<LevelSounding> soundings{
            {.acrossM = 0, .depthM = 5},
            {.acrossM = 1, .depthM = 5, .verdict = Verdict::Outlier},
            {.acrossM = 2, .depthM = 5}};
        QCOMPARE(nearestSounding(view, soundings, 51, 50, 8, false), std::optional<std::size_t>(0));
        QCOMPARE(nearestSounding(view, soundings, 61, 50, 12, false),
                 std::optional<std::size_t>(2));
        QCOMPARE(nearestSounding(view, soundings, 59, 50, 12, true), std::optional<std::size_t>(1));
        QVERIFY(!nearestSounding(view, soundings, 50, 80, 8, true));
    }

    void tenRoundDepthsCoverTheBottom()
    {
        BottomGrid grid(1);
        for (int i = 0; i < 100; ++i)
            QVERIFY(grid.add(0.5, i + 0.5, 8.2 + i * 0.123, 0.1));
        const DepthScale scale = DepthScale::of(grid);
        QVERIFY(scale.fromM <= 8.4 && scale.untilM() >= 20.2);
        QCOMPARE(scale.stepM, 1.5);
        QCOMPARE(scale.fromM, 7.5);
        QCOMPARE(scale.value(0), std::uint8_t{0});
        QCOMPARE(scale.value(7.5), std::uint8_t{0});
        QCOMPARE(scale.value(14.25), std::uint8_t{128});
        QCOMPARE(scale.value(90), std::uint8_t{255});
        QCOMPARE(DepthScale::of(BottomGrid(1)), DepthScale());
    }

    void cellsHaveTheColoursOfTheirDepths()
    {
        BottomGrid grid(1);
        QVERIFY(grid.add(0.5, 0.5, 10, 0.1));
        QVERIFY(grid.add(1.5, 1.5, 19, 0.1));
        Picture picture(2, 2);
        const leadline::raster::Colormap greys;
        drawBottom(picture.canvas, grid, {10, 1}, greys);
        QCOMPARE(picture.canvas.get(0, 1), greys[0]);
        QCOMPARE(picture.canvas.get(1, 0), greys[255]);
        QCOMPARE(picture.canvas.get(0, 0), leadline::raster::transparent);
        drawBottom(picture.canvas, grid, {10, 1}, greys, 2);
        QCOMPARE(picture.canvas.get(0, 0), greys[0]);
        QCOMPARE(picture.canvas.get(1, 1), leadline::raster::transparent);
    }
};

LEADLINE_APPLESS_TEST(SectionRasterTest)
#include "tst_sectionraster.moc"
