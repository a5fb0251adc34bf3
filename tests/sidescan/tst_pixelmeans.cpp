// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/PixelMeans.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

using namespace leadline::sidescan;

namespace {

std::vector<std::uint8_t> levelsOf(std::vector<PixelMeans::Pixel> pixels,
                                   std::vector<std::uint8_t> samples,
                                   std::vector<std::int16_t> gains)
{
    PixelMeans means;
    means.setPixels(std::move(pixels), samples.size());
    std::vector<std::uint8_t> levels(gains.size());
    means.levels(samples, gains, levels);
    return levels;
}

} // namespace

class PixelMeansTest : public QObject {
    Q_OBJECT

private slots:
    void aPixelIsTheRoundedMeanOfItsSamples()
    {
        QCOMPARE(levelsOf({{0, 1}, {1, 3}, {0, 4}, {3, 4}}, {10, 20, 31, 255}, {0, 0, 0, 0}),
                 (std::vector<std::uint8_t>{10, 26, 79, 255}));
    }

    void theGainIsLimitedToTheScale()
    {
        // Enough of them for vector instructions.
        const std::vector<PixelMeans::Pixel> pixels(9, {0, 2});
        QCOMPARE(levelsOf(pixels, {100, 100, 0, 0, 0, 0, 0, 0},
                          {0, 155, 156, -100, -101, 32767, -32768, 1, -1}),
                 (std::vector<std::uint8_t>{100, 255, 255, 0, 0, 255, 0, 101, 99}));
    }

    void eachLevelOfASingleSampleIsKept()
    {
        std::vector<std::uint8_t> samples;
        std::vector<PixelMeans::Pixel> pixels;
        for (std::uint32_t i = 0; i < 256; ++i) {
            samples.push_back(static_cast<std::uint8_t>(i));
            pixels.push_back({i, i + 1});
        }
        QCOMPARE(levelsOf(pixels, samples, std::vector<std::int16_t>(256)), samples);
    }

    void allWaysAgree_data()
    {
        QTest::addColumn<std::uint32_t>("most");
        QTest::newRow("single samples") << 1U;
        QTest::newRow("a few") << 3U;
        QTest::newRow("eight") << 8U;
        QTest::newRow("nine") << 9U;
        QTest::newRow("thousands") << 3000U;
    }

    void allWaysAgree()
    {
        QFETCH(std::uint32_t, most);
        std::mt19937 random(2);
        for (const std::uint32_t count : {1U, 7U, 8U, 9U, 400U, 4000U}) {
            std::vector<std::uint8_t> samples(count);
            // The brightest ones have the largest sums.
            for (std::uint8_t& sample : samples)
                sample = static_cast<std::uint8_t>(count == 400 ? 255 : random());
            for (const std::size_t across : {1U, 7U, 8U, 9U, 16U, 203U}) {
                std::vector<PixelMeans::Pixel> pixels;
                std::vector<std::int16_t> gains;
                std::vector<std::uint8_t> expected;
                for (std::size_t i = 0; i < across; ++i) {
                    // The first and the last sample, and some between.
                    const auto length =
                        1 + static_cast<std::uint32_t>(random()) % std::min(most, count);
                    const auto first = i == 0            ? 0
                                       : i + 1 == across ? count - length
                                                         : static_cast<std::uint32_t>(random()) %
                                                               (count - length + 1);
                    pixels.push_back({first, first + length});
                    gains.push_back(static_cast<std::int16_t>(random() % 601 - 300));
                    std::uint32_t sum = 0;
                    for (std::uint32_t k = first; k < first + length; ++k)
                        sum += samples[k];
                    const auto mean = static_cast<int>((sum * (65536 / length) + 32768) >> 16U);
                    expected.push_back(
                        static_cast<std::uint8_t>(std::clamp(mean + gains.back(), 0, 255)));
                }
                PixelMeans means;
                means.setPixels(pixels, count);
                std::vector<std::uint8_t> levels(across);
                means.levels(samples, gains, levels);
                QCOMPARE(levels, expected);
                std::ranges::fill(levels, std::uint8_t{0});
                means.scalarLevels(samples, gains, levels);
                QCOMPARE(levels, expected);
            }
        }
    }
};

LEADLINE_APPLESS_TEST(PixelMeansTest)
#include "tst_pixelmeans.moc"
