// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/PolarRaster.h"

#include "support/Picture.h"
#include "support/RandomEchoes.h"
#include "support/ReferenceRaster.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace leadline;
using namespace leadline::raster;
using support::Picture;
using support::RandomEchoes;

namespace {

constexpr Rgba polarPaper{1, 2, 3, 4};
const Colormap polarColormap;

/// Where the pixel lies, worked out apart from the raster: gradians off the bearing of the spoke.
bool within(int x, int y, int width, int height, const echo::Spoke& spoke)
{
    const double dx = x + 0.5 - width / 2.0;
    const double dy = y + 0.5 - height / 2.0;
    if (std::hypot(dx, dy) > std::min(width, height) / 2.0)
        return false;
    const double bearing = 200 + std::atan2(dx, -dy) * 200 / std::acos(-1.0);
    const double off = std::remainder(bearing - spoke.angleGrad, 400);
    return std::abs(off) <= spoke.stepGrad / 2 + 1e-6;
}

} // namespace

class PolarTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("spokes");
        QTest::newRow("one pixel") << 1 << 1 << 40;
        QTest::newRow("two") << 2 << 2 << 40;
        QTest::newRow("odd") << 101 << 101 << 150;
        QTest::newRow("square") << 160 << 160 << 400;
        QTest::newRow("wide") << 301 << 120 << 200;
        QTest::newRow("tall") << 33 << 200 << 200;
        QTest::newRow("large") << 1000 << 1000 << 60;
    }

    void agreesWithTheReference()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, spokes);
        RandomEchoes echoes(static_cast<std::uint32_t>(width * 7 + height));
        std::vector<echo::Spoke> all;
        for (int i = 0; i < spokes; ++i)
            all.push_back(echoes.spoke());
        for (const double edge : {20.0, 13.7}) {
            if (width == 1000 && edge < 20)
                continue;
            const auto wanted = support::referencePolar(width, height, all, edge);
            PolarRaster raster(PolarGeometry(width, height), edge);
            Picture whole(width, height, 12);
            raster.drawAll(whole.canvas(), newestBySector(all), all, polarColormap);
            const int different = whole.differences(wanted, polarColormap);
            QVERIFY2(different * 10000 <= width * height, qPrintable(QString::number(different)));

            // Spoke after spoke gives the very same picture.
            Picture grown(width, height, 12);
            for (const echo::Spoke& spoke : all)
                raster.draw(grown.canvas(), spoke, polarColormap);
            QVERIFY(grown.bytes() == whole.bytes());
        }
    }

    void agreesAtAStepOfEverySize()
    {
        for (int step = 1; step <= 10; ++step) {
            RandomEchoes echoes(static_cast<std::uint32_t>(step));
            std::vector<echo::Spoke> all;
            for (int angle = 0; angle < 400; angle += step)
                all.push_back({echoes.profile(0, 10, 200), static_cast<double>(angle),
                               static_cast<double>(step)});
            PolarRaster raster(PolarGeometry(120, 121), 10);
            Picture picture(120, 121);
            raster.drawAll(picture.canvas(), newestBySector(all), all, polarColormap);
            QVERIFY(picture.differences(support::referencePolar(120, 121, all, 10),
                                        polarColormap) <= 2);
        }
    }

    void frontIsUpAndGoesClockwise()
    {
        const std::vector<std::uint8_t> loud(100, 200);
        PolarRaster raster(PolarGeometry(100, 100), 5);
        const auto lit = [&](double angle, int x, int y) {
            Picture picture(100, 100);
            raster.draw(picture.canvas(), {{0, 5, loud}, angle, 8}, polarColormap);
            return picture.at(x, y) == Rgba{200, 200, 200, 255};
        };
        QVERIFY(lit(200, 50, 5));
        QVERIFY(lit(300, 95, 50));
        QVERIFY(lit(0, 50, 95));
        QVERIFY(lit(400, 50, 95));
        QVERIFY(lit(100, 5, 50));
        QVERIFY(!lit(200, 95, 50));
        QVERIFY(lit(-100, 95, 50));
        QVERIFY(lit(700, 95, 50));
    }

    void aPingChangesOnlyItsWedge()
    {
        RandomEchoes echoes(5);
        PolarRaster raster(PolarGeometry(301, 240), 20);
        for (int i = 0; i < 30; ++i) {
            const echo::Spoke spoke = echoes.spoke();
            Picture picture(301, 240, 4);
            picture.fill(polarPaper);
            const PixelRect changed = raster.draw(picture.canvas(), spoke, polarColormap);
            for (int y = 0; y < 240; ++y) {
                for (int x = 0; x < 301; ++x) {
                    if (!within(x, y, 301, 240, spoke))
                        QVERIFY(picture.at(x, y) == polarPaper);
                    if (picture.at(x, y) != polarPaper)
                        QVERIFY(changed.contains(x, y));
                }
            }
        }
    }

    void clearingAWedgeMakesItTransparent()
    {
        PolarRaster raster(PolarGeometry(100, 100), 5);
        Picture picture(100, 100);
        picture.fill(polarPaper);
        const PixelRect changed = raster.clear(picture.canvas(), sectorsOf(300, 8));
        QVERIFY(picture.at(90, 50) == transparent);
        QVERIFY(picture.at(50, 10) == polarPaper);
        QVERIFY(changed.contains(99, 50) && !changed.contains(20, 50));
    }

    void beyondTheProfileIsTransparent()
    {
        const std::vector<std::uint8_t> loud(100, 200);
        PolarRaster raster(PolarGeometry(100, 100), 10);
        Picture picture(100, 100);
        picture.fill(polarPaper);
        raster.draw(picture.canvas(), {{2, 3, loud}, 200, 40}, polarColormap);
        QVERIFY(picture.at(50, 45) == transparent); // 0.9 m
        QVERIFY(picture.at(50, 33) == (Rgba{200, 200, 200, 255}));
        QVERIFY(picture.at(50, 10) == transparent); // 7.9 m
    }

    void theMeanOfTheSamplesOfAPixelCanBeShownInstead()
    {
        RandomEchoes echoes(11);
        const echo::Profile profile = echoes.profile(0, 10, 1200);
        PolarRaster raster(PolarGeometry(201, 201), 10);
        raster.setDetail(SampleAxis::Detail::Mean);
        Picture picture(201, 201);
        raster.draw(picture.canvas(), {profile, 200, 10}, polarColormap);
        // Straight up from the middle a pixel's distance is whole, and 100.5 pixels are 10 m.
        for (int distance = 1; distance < 100; ++distance) {
            int sum = 0;
            int count = 0;
            for (std::size_t i = 0; i < 1200; ++i) {
                const double at = (double(i) + 0.5) / 1200 * 100.5;
                if (at < distance - 0.5 || at >= distance + 0.5)
                    continue;
                sum += profile.samples[i];
                ++count;
            }
            const int shown = picture.at(100, 100 - distance).r;
            QVERIFY2(std::abs(shown - double(sum) / count) <= 0.5,
                     qPrintable(QString::number(distance)));
        }
    }

    void fadeMultipliesAlpha()
    {
        const std::vector<std::uint8_t> loud(100, 200);
        const std::vector<echo::Spoke> spokes{{{0, 10, loud}, 200, 400}};
        PolarRaster raster(PolarGeometry(100, 100), 10);
        Picture picture(100, 100);
        std::vector<float> fade(800, 1.0F);
        std::fill(fade.begin() + 500, fade.begin() + 700, 0.5F);
        raster.drawAll(picture.canvas(), newestBySector(spokes), spokes, polarColormap, fade);
        QVERIFY(picture.at(50, 10) == (Rgba{200, 200, 200, 255}));
        QVERIFY(picture.at(90, 50) == (Rgba{200, 200, 200, 128}));
        raster.draw(picture.canvas(), spokes[0], polarColormap, 0);
        QCOMPARE(picture.at(50, 10).a, std::uint8_t{0});
    }

    void aViewTurnsMirrorsZoomsAndPans()
    {
        const std::vector<std::uint8_t> loud(100, 200);
        const echo::Spoke right{{0, 10, loud}, 300, 8};
        const auto lit = [&](const PolarView& view, int x, int y) {
            PolarRaster raster(PolarGeometry(100, 100, view), 10);
            Picture picture(100, 100);
            raster.draw(picture.canvas(), right, polarColormap);
            return picture.at(x, y) != transparent;
        };
        PolarView view = PolarView::fitting(100, 100);
        QVERIFY(lit(view, 90, 50));
        view.mirrored = true;
        QVERIFY(lit(view, 10, 50) && !lit(view, 90, 50));
        view.mirrored = false;
        view.rotationGrad = 100;
        QVERIFY(lit(view, 50, 90) && !lit(view, 90, 50));
        view.rotationGrad = 0;
        QVERIFY(!lit(view.panned(0, 30), 90, 50));
        QVERIFY(lit(view.panned(0, 30), 90, 80));
        // The point under the pointer stays where it is.
        const PolarView zoomed = view.zoomed(4, 90, 20);
        const PolarPoint before = polarPoint(view, 90, 20);
        const PolarPoint after = polarPoint(zoomed, 90, 20);
        QCOMPARE(after.distance / zoomed.radius, before.distance / view.radius);
        QCOMPARE(after.bearingGrad, before.bearingGrad);
    }

    void aZoomedViewShowsTheSameEchoes()
    {
        // Twice as large about the centre is a window into a picture of twice the size.
        RandomEchoes echoes(9);
        std::vector<echo::Spoke> all;
        for (int i = 0; i < 200; ++i)
            all.push_back(echoes.spoke());
        const auto newest = newestBySector(all);
        PolarRaster large(PolarGeometry(200, 200), 20);
        Picture wanted(200, 200);
        large.drawAll(wanted.canvas(), newest, all, polarColormap);
        PolarRaster raster(
            PolarGeometry(100, 100, PolarView::fitting(100, 100).zoomed(2, 50, 50).panned(40, 10)),
            20);
        Picture picture(100, 100);
        raster.drawAll(picture.canvas(), newest, all, polarColormap);
        for (int y = 0; y < 100; ++y) {
            for (int x = 0; x < 100; ++x)
                QVERIFY(picture.at(x, y) == wanted.at(x + 10, y + 40));
        }
    }

    void finerSectorsTakeAnyHeading()
    {
        const std::vector<std::uint8_t> loud(10, 200);
        PolarRaster raster(PolarGeometry(400, 400, PolarView::fitting(400, 400), 8000), 10);
        Picture picture(400, 400);
        const echo::Spoke spoke{{0, 10, loud}, 317.23, 2};
        raster.draw(picture.canvas(), spoke, polarColormap);
        int lit = 0;
        for (int y = 0; y < 400; ++y) {
            for (int x = 0; x < 400; ++x) {
                const bool on = picture.at(x, y) != transparent;
                lit += on ? 1 : 0;
                echo::Spoke wider = spoke;
                wider.stepGrad = 2.1;
                QVERIFY(!on || within(x, y, 400, 400, wider));
            }
        }
        QVERIFY(std::abs(lit - 628) < 40); // 2 of 400 gradians of the disc
    }

    void nonsenseIsHarmless()
    {
        const std::vector<std::uint8_t> loud(10, 200);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double inf = std::numeric_limits<double>::infinity();
        Picture picture(50, 50);
        for (const double bad : {nan, inf, -inf, 0.0, -1.0, 1e-320, 1e308}) {
            PolarRaster raster(PolarGeometry(50, 50), 10);
            raster.draw(picture.canvas(), {{0, bad, loud}, 200, 4}, polarColormap);
            raster.draw(picture.canvas(), {{bad, 10, loud}, 200, 4}, polarColormap);
            raster.draw(picture.canvas(), {{0, 10, loud}, bad, 4}, polarColormap);
            raster.draw(picture.canvas(), {{0, 10, loud}, 200, bad}, polarColormap);
            raster.draw(picture.canvas(), {{0, 10, loud}, 200, 4}, polarColormap, bad);
            raster.setEdgeM(bad);
            raster.draw(picture.canvas(), {{0, 10, loud}, 200, 4}, polarColormap);
            for (const PolarView& view :
                 {PolarView{bad, 1, 1, 0, false}, PolarView{1, 1, bad, 0, false},
                  PolarView{1, 1, 1, bad, true}}) {
                PolarRaster odd(PolarGeometry(50, 50, view), 10);
                odd.draw(picture.canvas(), {{0, 10, loud}, 200, 4}, polarColormap);
            }
        }
        PolarRaster raster(PolarGeometry(50, 50), 10);
        QVERIFY(raster.draw({}, {{0, 10, loud}, 200, 4}, polarColormap).empty());
        QVERIFY(raster.draw(picture.canvas(), SectorRange{-3, 4}, {0, 10, loud}, polarColormap)
                    .empty());
        QVERIFY(
            !raster.draw(picture.canvas(), SectorRange{7999, 99999}, {0, 10, loud}, polarColormap)
                 .empty());
        const std::vector<int> wild{-5, 0, 1, 2, 999};
        raster.drawAll(picture.canvas(), wild, {}, polarColormap);
        PolarRaster nothing(PolarGeometry(0, 0), 10);
        QVERIFY(nothing.drawAll({}, {}, {}, polarColormap).empty());
        QVERIFY(
            PolarRaster().draw(picture.canvas(), {{0, 10, loud}, 200, 4}, polarColormap).empty());
        PolarRaster none(PolarGeometry(50, 50, PolarView::fitting(50, 50), 0), 10);
        QVERIFY(none.draw(picture.canvas(), {{0, 10, loud}, 200, 4}, polarColormap).empty());
        PolarRaster negative(PolarGeometry(-3, 50), 10);
        QVERIFY(negative.draw(picture.canvas(), {{0, 10, loud}, 200, 4}, polarColormap).empty());
        // Another size than the geometry's.
        Picture other(60, 50);
        QVERIFY(raster.draw(other.canvas(), {{0, 10, loud}, 200, 4}, polarColormap).empty());
    }

    void aFanIsAsLargeAsItFits_data()
    {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::addColumn<double>("sector");
        QTest::addColumn<double>("radius");
        QTest::addColumn<double>("below");
        const double root = std::sqrt(2.0);
        QTest::newRow("by its width") << 612.0 << 647.0 << 90.0 << 520 / root << 82.0;
        QTest::newRow("by its height") << 1000.0 << 500.0 << 90.0 << 380.0 << 82.0;
        QTest::newRow("narrow") << 612.0 << 647.0 << 10.0 << 527.0 << 82.0;
        QTest::newRow("half a turn, arc centred") << 612.0 << 647.0 << 180.0 << 260.0 << 193.5;
        QTest::newRow("120 degrees, arc centred") << 612.0 << 647.0 << 120.0 << 520 / std::sqrt(3.0)
                                                  << 647 / 2.0 - 520 / std::sqrt(3.0) * 0.75;
        QTest::newRow("wider counts as half a turn") << 612.0 << 647.0 << 300.0 << 260.0 << 193.5;
        QTest::newRow("no room") << 40.0 << 40.0 << 90.0 << 1.0 << 82.0;
    }
    void aFanIsAsLargeAsItFits()
    {
        QFETCH(const double, width);
        QFETCH(const double, height);
        QFETCH(const double, sector);
        QFETCH(const double, radius);
        QFETCH(const double, below);
        const PolarView fan = PolarView::fan(width, height, sector);
        QVERIFY(std::abs(fan.radius - radius) < 1e-9);
        QCOMPARE(fan.centreX, width / 2);
        QVERIFY(std::abs(height - fan.centreY - below) < 1e-9);
        QVERIFY(std::abs(fan.shownGrad * 0.9 - std::min(sector, 180.0)) < 1e-9);
        if (radius > 1) {
            // Above the arc there is room for the heading, beside its ends for handles.
            QVERIFY(fan.centreY - fan.radius >= 120 - 82 - 1e-9);
            const double half = std::min(sector, 180.0) / 2 / 180 * std::acos(-1.0);
            QVERIFY(fan.centreX - fan.radius * std::sin(half) >= 46 - 1e-9);
        }
    }

    void theRoomOfAFanGrowsWithTheScale()
    {
        const PolarView one = PolarView::fan(612, 647, 90);
        const PolarView two = PolarView::fan(1224, 1294, 90, {184, 240, 164});
        QVERIFY(std::abs(two.radius - 2 * one.radius) < 1e-9);
        QVERIFY(std::abs(two.centreY - 2 * one.centreY) < 1e-9);
    }

    void aFanHasThePixelsOfItsSectorOnly_data()
    {
        QTest::addColumn<bool>("mirrored");
        QTest::addColumn<double>("rotation");
        QTest::newRow("ahead") << false << 0.0;
        QTest::newRow("to the right") << false << -50.0;
        QTest::newRow("upside down") << true << 0.0;
        QTest::newRow("upside down, turned") << true << 130.0;
    }
    void aFanHasThePixelsOfItsSectorOnly()
    {
        QFETCH(const bool, mirrored);
        QFETCH(const double, rotation);
        constexpr int width = 300;
        constexpr int height = 320;
        PolarView fan = PolarView::fan(width, height, 70);
        fan.mirrored = mirrored;
        fan.rotationGrad = rotation;
        const PolarGeometry geometry(width, height, fan);
        std::vector<bool> has(std::size_t{width} * height);
        for (int sector = 0; sector < geometry.sectors(); ++sector)
            for (const PolarGeometry::Pixel& pixel : geometry.pixels(sector)) {
                has[static_cast<std::size_t>(pixel.y() * width + pixel.x())] = true;
                QVERIFY(showsBearing(fan, (sector + 0.5) / 2) || showsBearing(fan, sector / 2.0) ||
                        showsBearing(fan, (sector + 1) / 2.0));
            }
        int pixels = 0;
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x) {
                const double dx = x + 0.5 - fan.centreX;
                const double dy = y + 0.5 - fan.centreY;
                const double degrees = std::atan2(dx, -dy) * 180 / std::acos(-1.0);
                const bool inside =
                    std::hypot(dx, dy) <= fan.radius && std::abs(degrees) <= 35 + 1e-9;
                QCOMPARE(bool(has[static_cast<std::size_t>(y * width + x)]), inside);
                pixels += inside ? 1 : 0;
            }
        QVERIFY(pixels > 3000);
        // Points and bearings belong together as in a disc.
        for (double off = -34.9; off < 35; off += 3.1) {
            const double angle = off / 180 * std::acos(-1.0);
            const PolarPoint point = polarPoint(fan, fan.centreX + 50 * std::sin(angle),
                                                fan.centreY - 50 * std::cos(angle));
            const double side = mirrored ? -1 : 1;
            const double expected = 200 + side * (off / 0.9 - rotation);
            QVERIFY(std::abs(std::remainder(point.bearingGrad - expected, 400)) < 1e-9);
            QVERIFY(showsBearing(fan, point.bearingGrad));
        }
        QVERIFY(showsBearing(PolarView::fitting(100, 100), 3));
    }
};

LEADLINE_APPLESS_TEST(PolarTest)
#include "tst_polar.moc"
