// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/SideScanRaster.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numeric>
#include <random>

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
std::vector<int> drawnBy(SideScanRaster& raster, std::vector<const Row*> rows, HalfLine half,
                         int across)
{
    // Nothing but what was drawn before is beside it.
    constexpr int margin = 3;
    const int all = across + 2 * margin;
    std::vector<std::uint8_t> pixels(static_cast<std::size_t>(all) * 4, 77);
    const raster::Canvas canvas{pixels.data(), all, 1, all * 4};
    half.rows = rows;
    raster.drawHalf(canvas, margin, across, 0, half, raster::Colormap());
    for (int x = 0; x < margin; ++x)
        if (canvas.get(x, 0).a != 77 || canvas.get(all - 1 - x, 0).a != 77)
            return {};
    std::vector<int> levels;
    for (int x = margin; x < margin + across; ++x)
        levels.push_back(canvas.get(x, 0).a == 0 ? -1 : canvas.get(x, 0).r);
    return levels;
}

std::vector<int> drawn(std::vector<const Row*> rows, HalfLine half)
{
    SideScanRaster raster;
    return drawnBy(raster, std::move(rows), half, width);
}

Row noise(std::mt19937& random, std::size_t samples, double startM, double lengthM)
{
    Row row{.startM = startM, .lengthM = lengthM, .soundSpeed = 1500};
    for (std::size_t i = 0; i < samples; ++i)
        row.levels.push_back(static_cast<std::uint8_t>(random()));
    return row;
}

/// The same by definition: a pixel has the samples from the one at its inner edge to the one at its
/// outer edge, but one at least, and the gain of the one in their middle.
std::vector<int> expected(const std::vector<const Row*>& rows, const HalfLine& half, int across)
{
    std::vector<int> levels(static_cast<std::size_t>(across), -1);
    std::vector<unsigned> sums(levels.size());
    std::vector<unsigned> counts(levels.size());
    for (const Row* row : rows) {
        const auto samples = static_cast<double>(row->levels.size());
        const double sampleM = row->lengthM / samples;
        const double stepM = std::max(sampleM, half.endM / across) / 2;
        const double altitudeM =
            static_cast<double>(std::llround(half.altitudeM.value_or(0) / stepM)) * stepM;
        const auto gains = half.gain ? half.gain->levelsOf(*row) : std::vector<std::int16_t>();
        const double pixelM = half.endM / across;
        const auto sampleAt = [&](int edge) {
            const double groundM = edge * pixelM;
            const double slantM = std::sqrt(groundM * groundM + altitudeM * altitudeM);
            return (slantM - row->startM) * (1 / sampleM);
        };
        for (std::size_t i = 0; i < levels.size(); ++i) {
            const double inner = sampleAt(static_cast<int>(i));
            const double outer = sampleAt(static_cast<int>(i) + 1);
            if (outer <= 0 || inner >= samples)
                continue;
            const auto first = static_cast<unsigned>(std::max(inner, 0.0));
            const unsigned end = std::clamp(static_cast<unsigned>(outer), first + 1,
                                            static_cast<unsigned>(row->levels.size()));
            const unsigned sum =
                std::accumulate(row->levels.begin() + first, row->levels.begin() + end, 0U);
            const int mean = static_cast<int>((sum * (65536 / (end - first)) + 32768) >> 16U);
            const std::size_t middle =
                std::min<std::size_t>((first + end) / 2, row->levels.size() - 1);
            const int gain = gains.empty() ? 0 : gains[middle];
            sums[i] += static_cast<unsigned>(std::clamp(mean + gain, 0, 255));
            ++counts[i];
        }
    }
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (counts[i] == 0)
            continue;
        const int level = static_cast<int>((sums[i] + counts[i] / 2) / counts[i]);
        levels[half.leftwards ? levels.size() - 1 - i : i] = level;
    }
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

    void eachPixelIsTheMeanOfItsSamples()
    {
        std::mt19937 random(1);
        SideScanRaster raster;
        for (const std::size_t samples : {1U, 3U, 7U, 8U, 9U, 100U, 257U, 600U, 1200U}) {
            const Row whole = noise(random, samples, 0, 50);
            const Row delayed = noise(random, samples, 2.5, 40.3);
            const auto gain = GainOverRange::byMean(std::array{whole});
            const auto strong = GainOverRange::byPhysics(50, 60);
            for (const int across : {1, 2, 15, 64, 149, 150, 151, 500, 1203}) {
                for (int way = 0; way < 24; ++way) {
                    const HalfLine half{.gain = way % 3 == 0   ? nullptr
                                                : way % 3 == 1 ? &gain
                                                               : &strong,
                                        .altitudeM = way % 4 == 0 ? std::nullopt
                                                                  : std::optional(3.7 * (way % 4)),
                                        .endM = way % 8 < 4 ? 50 : 61.3,
                                        .leftwards = way % 2 == 1};
                    std::vector<const Row*> rows{way % 5 == 0 ? &delayed : &whole};
                    if (way >= 12)
                        rows.push_back(&delayed);
                    QCOMPARE(drawnBy(raster, rows, half, across), expected(rows, half, across));
                }
            }
        }
    }

    void withoutSamplesNothingIsDrawn()
    {
        const std::vector<int> nothing(width, -1);
        QCOMPARE(drawn({}, {.endM = 10}), nothing);
        // Nor what was drawn before.
        const Row row = rowWith(70);
        const Row empty{.lengthM = 10, .soundSpeed = 1500};
        SideScanRaster raster;
        QVERIFY(drawnBy(raster, {&row}, {.endM = 10}, width) != nothing);
        QCOMPARE(drawnBy(raster, {&empty}, {.endM = 10}, width), nothing);
        QCOMPARE(drawnBy(raster, {&empty, &empty}, {.endM = 10}, width), nothing);
        QCOMPARE(drawnBy(raster, {&row}, {.endM = 0}, width), nothing);
    }
};

LEADLINE_APPLESS_TEST(SideScanRasterTest)
#include "tst_sidescanraster.moc"
