// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/WaterfallRaster.h"

#include "support/Picture.h"
#include "support/RandomEchoes.h"
#include "support/ReferenceRaster.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace leadline;
using namespace leadline::raster;
using support::Picture;
using support::RandomEchoes;

namespace {

constexpr Rgba waterfallPaper{1, 2, 3, 4};
const Colormap waterfallColormap;

Rgba shade(int v)
{
    const auto byte = static_cast<std::uint8_t>(v);
    return {byte, byte, byte, 255};
}

} // namespace

class WaterfallTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("one pixel") << 1 << 1;
        QTest::newRow("small") << 40 << 7;
        QTest::newRow("odd") << 33 << 101;
        QTest::newRow("wide") << 200 << 90;
        QTest::newRow("as samples") << 50 << 1200;
        QTest::newRow("large") << 300 << 1000;
    }

    void agreesWithTheReference()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        RandomEchoes echoes(static_cast<std::uint32_t>(width * 7 + height));
        std::vector<echo::Profile> profiles;
        for (int i = 0; i < width; ++i)
            profiles.push_back(echoes.spoke().profile);
        constexpr double windows[][2] = {{0, 20}, {0, 10}, {3.3, 11.9}, {-4, 40}, {4.99, 5.01}};
        for (const auto& [top, bottom] : windows) {
            WaterfallRaster raster(top, bottom);
            Picture whole(width, height, 8);
            raster.drawColumns(whole.canvas(), 0, profiles, waterfallColormap);
            const auto wanted = support::referenceWaterfall(height, profiles, top, bottom);
            const int different = whole.differences(wanted, waterfallColormap);
            QVERIFY2(different * 10000 <= width * height, qPrintable(QString::number(different)));

            Picture grown(width, height, 8);
            for (int x = 0; x < width; ++x)
                raster.drawColumn(grown.canvas(), x, 1, profiles[static_cast<std::size_t>(x)],
                                  waterfallColormap);
            QVERIFY(grown.bytes() == whole.bytes());
        }
    }

    void roundFiguresPutSamplesOnTheRowBelow()
    {
        // 1200 samples into 800 rows: every second border has a sample on it.
        std::vector<std::uint8_t> samples(1200, 0);
        for (std::size_t i = 1; i < samples.size(); i += 3)
            samples[i] = 255;
        for (const double range : {0.7, 2.3, 10.0, 33.333}) {
            WaterfallRaster raster(0.1, 0.1 + range);
            Picture picture(1, 800);
            raster.drawColumn(picture.canvas(), 0, 1, {0.1, range, samples}, waterfallColormap);
            for (int y = 0; y < 800; ++y)
                QVERIFY(picture.at(0, y) == shade(y % 2 == 0 ? 0 : 255));
        }
    }

    void aPingChangesOnlyItsColumns()
    {
        RandomEchoes echoes(3);
        WaterfallRaster raster(0, 20);
        Picture picture(20, 30, 4);
        picture.fill(waterfallPaper);
        const PixelRect changed = raster.drawColumn(picture.canvas(), 7, 3,
                                                    echoes.profile(0, 20, 666), waterfallColormap);
        QVERIFY(changed == (PixelRect{7, 0, 3, 30}));
        for (int y = 0; y < 30; ++y) {
            for (int x = 0; x < 20; ++x)
                QCOMPARE(picture.at(x, y) == waterfallPaper, !changed.contains(x, y));
        }
        QVERIFY(raster.drawColumn(picture.canvas(), -2, 3, {}, waterfallColormap) ==
                (PixelRect{0, 0, 1, 30}));
        QVERIFY(raster.drawColumn(picture.canvas(), 20, 3, {}, waterfallColormap).empty());
        QVERIFY(raster.drawColumn(picture.canvas(), 2, -3, {}, waterfallColormap).empty());
        QVERIFY(picture.at(0, 5) == transparent);
    }

    /// As if each column's ping began that much nearer.
    void rangesCountFromTheOriginOfTheirColumn()
    {
        RandomEchoes echoes(11);
        std::vector<echo::Profile> profiles;
        std::vector<PingPeriod> periods;
        std::vector<double> origins;
        for (int i = 0; i < 80; ++i) {
            profiles.push_back(echoes.profile(0, 20, 200));
            // Two columns a ping, whose origins differ in the last ten.
            periods.push_back({i * 2.0, i * 2.0 + 2});
            origins.insert(origins.end(), {5 + 0.1 * i, 5 + 0.1 * i + (i < 70 ? 0 : 0.3)});
        }
        origins[7] = std::numeric_limits<double>::quiet_NaN();
        WaterfallRaster raster(-1, 2);
        Picture locked(160, 90);
        raster.drawByTime(locked.canvas(), profiles, periods, 0, 160, waterfallColormap, origins);
        Picture expected(160, 90);
        for (int x = 0; x < 160; ++x) {
            echo::Profile moved = profiles[static_cast<std::size_t>(x / 2)];
            moved.startM -= origins[static_cast<std::size_t>(x)];
            raster.drawColumn(expected.canvas(), x, 1, x == 7 ? echo::Profile{} : moved,
                              waterfallColormap);
        }
        QVERIFY(locked.bytes() == expected.bytes());
        QVERIFY(locked.at(7, 40) == transparent);
        QVERIFY(locked.at(8, 40) != transparent);
    }

    void columnsBesideTheCanvasAreLeftOut()
    {
        const std::vector<std::uint8_t> loud(4, 9);
        std::vector<echo::Profile> profiles(8, {0, 20, loud});
        profiles[3] = {};
        WaterfallRaster raster(0, 20);
        Picture picture(4, 4);
        QVERIFY(raster.drawColumns(picture.canvas(), -2, profiles, waterfallColormap) ==
                (PixelRect{0, 0, 4, 4}));
        QVERIFY(picture.at(0, 0) == shade(9));
        QVERIFY(picture.at(1, 0) == transparent);
        QVERIFY(picture.at(2, 3) == shade(9));
        QVERIFY(raster.drawColumns(picture.canvas(), 4, profiles, waterfallColormap).empty());
        QVERIFY(raster.drawColumns(picture.canvas(), -8, profiles, waterfallColormap).empty());
    }

    void byTimeSharedColumnsShowTheLargest()
    {
        const std::vector<std::uint8_t> a{10, 200, 30, 40};
        const std::vector<std::uint8_t> b{20, 100, 60, 7};
        const std::vector<echo::Profile> profiles{{0, 4, a}, {0, 4, b}, {0, 4, b}};
        const std::vector<PingPeriod> periods{{0.0, 0.5}, {0.5, 1.0}, {3, 5}};
        WaterfallRaster raster(0, 4);
        Picture picture(6, 4);
        picture.fill(waterfallPaper);
        QVERIFY(raster.drawByTime(picture.canvas(), profiles, periods, 0, 6, waterfallColormap) ==
                (PixelRect{0, 0, 6, 4}));
        QVERIFY(picture.at(0, 0) == shade(20));
        QVERIFY(picture.at(0, 1) == shade(200));
        QVERIFY(picture.at(0, 2) == shade(60));
        QVERIFY(picture.at(0, 3) == shade(40));
        for (const int gap : {1, 2, 5})
            QVERIFY(picture.at(gap, 1) == transparent);
        QVERIFY(picture.at(3, 1) == shade(100));
        QVERIFY(picture.at(4, 2) == shade(60));
    }

    void byTimeRangesThatDoNotMeetLeaveAHole()
    {
        const std::vector<std::uint8_t> a{10, 20};
        const std::vector<echo::Profile> profiles{{0, 2, a}, {6, 2, a}, {0, 0, a}};
        const std::vector<PingPeriod> periods{{0, 1}, {0, 1}, {0, 1}};
        WaterfallRaster raster(0, 8);
        Picture picture(1, 8);
        raster.drawByTime(picture.canvas(), profiles, periods, 0, 1, waterfallColormap);
        QVERIFY(picture.at(0, 1) == shade(20));
        for (int y = 2; y < 6; ++y)
            QVERIFY(picture.at(0, y) == transparent);
        QVERIFY(picture.at(0, 6) == shade(10));
    }

    void byTimeOnePingAColumnIsTheSameAsByPing()
    {
        RandomEchoes echoes(11);
        std::vector<echo::Profile> profiles;
        std::vector<PingPeriod> periods;
        for (int i = 0; i < 50; ++i) {
            profiles.push_back(echoes.spoke().profile);
            periods.push_back({100 + i * 0.1, 100 + (i + 1) * 0.1});
        }
        WaterfallRaster raster(0, 20);
        Picture byPing(50, 60);
        Picture byTime(50, 60);
        raster.drawColumns(byPing.canvas(), 0, profiles, waterfallColormap);
        raster.drawByTime(byTime.canvas(), profiles, periods, 100, 105, waterfallColormap);
        QVERIFY(byPing.bytes() == byTime.bytes());
    }

    /// As if it were worked out sample by sample: those whose middle lies in the row, else the one
    /// that contains the row's middle.
    void theMeanOfTheSamplesOfARowCanBeShownInstead()
    {
        RandomEchoes echoes(7);
        for (const std::size_t rows : {1U, 7U, 90U, 251U, 700U}) {
            const echo::Profile profile = echoes.profile(1, 9, 333);
            ColumnReducer reducer(0, 12);
            reducer.setDetail(SampleAxis::Detail::Mean);
            std::vector<std::uint8_t> values(rows);
            const RowRange shown = reducer.reduce(profile, values);
            for (int y = shown.first; y < shown.last; ++y) {
                const double row = 12.0 / double(rows);
                int sum = 0;
                int count = 0;
                for (std::size_t i = 0; i < 333; ++i) {
                    const double middle = 1 + (double(i) + 0.5) * 9 / 333;
                    if (middle < y * row || middle >= (y + 1) * row)
                        continue;
                    sum += profile.samples[i];
                    ++count;
                }
                if (count > 0)
                    QVERIFY(std::abs(int(values[std::size_t(y)]) - double(sum) / count) <= 0.5);
            }
        }
    }

    void theMeanOf16BitSamplesIsThatOfTheNumbers()
    {
        std::vector<ping::WideSample> samples;
        for (int i = 0; i < 400; ++i)
            samples.emplace_back(std::uint16_t(i % 4 == 0 ? 257 * 200 : 0));
        ColumnReducer reducer(0, 10);
        reducer.setDetail(SampleAxis::Detail::Mean);
        std::vector<std::uint8_t> values(100);
        (void)reducer.reduce({0, 10, std::span<const ping::WideSample>(samples)}, values);
        for (const std::uint8_t value : values)
            QCOMPARE(int(value), 50);
    }

    void byTimeSharedColumnsCanShowTheMean()
    {
        const std::vector<std::uint8_t> weak(10, 10);
        const std::vector<std::uint8_t> strong(10, 100);
        const std::vector<std::uint8_t> farther(10, 40);
        const std::vector<echo::Profile> profiles{{0, 5, weak}, {0, 5, strong}, {0, 10, farther}};
        const std::vector<PingPeriod> periods{{0, 0.3}, {0.3, 0.6}, {0.6, 1}};
        WaterfallRaster raster(0, 10);
        raster.setDetail(SampleAxis::Detail::Mean);
        Picture picture(1, 10);
        raster.drawByTime(picture.canvas(), profiles, periods, 0, 1, waterfallColormap);
        QCOMPARE(picture.at(0, 2), shade(50));
        QCOMPARE(picture.at(0, 8), shade(40));
    }

    void theReducerDependsOnItsArgumentsOnly()
    {
        RandomEchoes echoes(21);
        ColumnReducer kept(0, 20);
        for (int i = 0; i < 200; ++i) {
            const echo::Profile profile = echoes.spoke().profile;
            std::vector<std::uint8_t> a(333, 77);
            std::vector<std::uint8_t> b(333, 77);
            ColumnReducer fresh(0, 20);
            QVERIFY(kept.reduce(profile, a) == fresh.reduce(profile, b));
            QVERIFY(a == b);
        }
        kept.setWindow(2, 3);
        std::vector<std::uint8_t> values(10);
        const std::vector<std::uint8_t> loud(4, 9);
        QVERIFY(kept.reduce({0, 2.5, loud}, values) == (RowRange{0, 5}));
    }

    void nonsenseIsHarmless()
    {
        const std::vector<std::uint8_t> loud(10, 200);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double inf = std::numeric_limits<double>::infinity();
        Picture picture(5, 50);
        const auto blank = [&] {
            for (int y = 0; y < 50; ++y) {
                if (picture.at(0, y) != transparent)
                    return false;
            }
            return true;
        };
        for (const double bad : {nan, inf, -inf}) {
            for (const echo::Profile& profile :
                 {echo::Profile{bad, 10, loud}, echo::Profile{0, bad, loud}}) {
                WaterfallRaster(0, 10).drawColumn(picture.canvas(), 0, 1, profile,
                                                  waterfallColormap);
                QVERIFY(blank());
            }
            WaterfallRaster(bad, 10).drawColumn(picture.canvas(), 0, 1, {0, 10, loud},
                                                waterfallColormap);
            QVERIFY(blank());
            WaterfallRaster(0, bad).drawColumn(picture.canvas(), 0, 1, {0, 10, loud},
                                               waterfallColormap);
            QVERIFY(blank());
            const std::vector<echo::Profile> one{{0, 10, loud}};
            const std::vector<PingPeriod> when{{bad, 1}};
            WaterfallRaster(0, 10).drawByTime(picture.canvas(), one, when, 0, 1, waterfallColormap);
            QVERIFY(blank());
            WaterfallRaster(0, 10).drawByTime(picture.canvas(), one, when, bad, 1,
                                              waterfallColormap);
        }
        for (const double length : {0.0, -3.0, 1e-320, 1e308}) {
            WaterfallRaster raster(0, 10);
            raster.drawColumn(picture.canvas(), 0, 1, {0, length, loud}, waterfallColormap);
            WaterfallRaster upside(10, 10 - length);
            upside.drawColumn(picture.canvas(), 0, 1, {0, 10, loud}, waterfallColormap);
        }
        WaterfallRaster raster(0, 10);
        QVERIFY(raster.drawColumn({}, 0, 1, {0, 10, loud}, waterfallColormap).empty());
        QVERIFY(raster.drawColumns({}, 0, {}, waterfallColormap).empty());
        QVERIFY(raster.drawByTime({}, {}, {}, 0, 1, waterfallColormap).empty());
        Canvas narrow = picture.canvas();
        narrow.stride = 8;
        QVERIFY(raster.drawColumn(narrow, 0, 1, {0, 10, loud}, waterfallColormap).empty());
        QVERIFY(ColumnReducer(0, 10).reduce({0, 10, loud}, {}).empty());
    }
};

LEADLINE_APPLESS_TEST(WaterfallTest)
#include "tst_waterfall.moc"
