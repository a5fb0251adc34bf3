// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/LevelMeasurement.h"

#include "LevelSea.h"
#include "support/TestMain.h"

#include <QTest>

#include <numeric>
#include <vector>

using namespace leadline;
using echo::LevelMeasurement;
using Result = echo::LevelMeasurement::Result;
using test::LevelSea;

class LevelMeasurementTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsTooFew()
    {
        QVERIFY(echo::measureLevels({}).result == Result::TooFew);
        const std::vector<std::uint8_t> some(200, 9);
        const std::vector<echo::Profile> pings{{0, 10, some}, {0, 10, {}}};
        const LevelMeasurement levels = echo::measureLevels(pings);
        QVERIFY(levels.result == Result::TooFew && levels.curve.isRaw());
        QCOMPARE(levels.samples, std::uint64_t{200});
        QCOMPARE(levels.counts[9], 200U);
    }

    void emptyWaterStaysAsDarkAsRecorded()
    {
        for (const double gain : {0.3, 1.0, 3.0, 8.0})
            for (std::uint32_t seed = 1; seed <= 50; ++seed) {
                const LevelSea sea(seed, {.gain = gain, .targets = 0});
                const LevelMeasurement levels = echo::measureLevels(sea.profiles());
                QVERIFY(levels.result == Result::NoEcho);
                QCOMPARE(levels.curve.white, 255.0);
                QCOMPARE(levels.curve.gamma, 1.0);
                for (int value = 0; value <= 255; ++value)
                    QVERIFY(levels.curve.position(value) <= value + 1e-9);
                // The black point lies above the noise.
                const auto counts = sea.counts().noise;
                double below = 0;
                for (int value = 0; value <= levels.curve.black; ++value)
                    below += counts[static_cast<std::size_t>(value)];
                QVERIFY(below >= 0.97 * std::accumulate(counts.begin(), counts.end(), 0.0));
            }
    }

    void noiseStaysDarkBesideEchoes()
    {
        for (const double gain : {0.3, 1.0, 3.0, 8.0})
            for (std::uint32_t seed = 1; seed <= 50; ++seed) {
                const LevelSea sea(seed, {.gain = gain, .strongest = 20});
                const LevelMeasurement levels = echo::measureLevels(sea.profiles());
                QVERIFY(levels.result == Result::Echoes);
                const auto counts = sea.counts().noise;
                double positions = 0;
                for (int value = 0; value <= 255; ++value)
                    positions +=
                        levels.curve.position(value) * counts[static_cast<std::size_t>(value)];
                const double mean = positions / std::accumulate(counts.begin(), counts.end(), 0.0);
                QVERIFY2(mean < echo::ToneCurve::darkest / 2 + 4,
                         qPrintable(QString::number(mean)));
            }
    }

    void weakEchoesAreSpreadOverThePalette()
    {
        // As in recordings: the device subtracts the noise, and the strongest echo is weak.
        const LevelSea sea(7, {.noise = 1, .floor = 4, .strongest = 40});
        const LevelMeasurement levels = echo::measureLevels(sea.profiles());
        QVERIFY(levels.result == Result::Echoes);
        QVERIFY(levels.curve.black <= 2);
        QVERIFY(levels.curve.white < 60);
        QVERIFY(levels.curve.position(20) > 110);
    }

    void ringingDoesNotSetTheWhitePoint()
    {
        const LevelSea with(3, {.strongest = 12, .ringing = true});
        const LevelMeasurement levels = echo::measureLevels(with.profiles());
        QVERIFY(levels.curve.white < 100);
        QCOMPARE(levels.clippedPercent(), 0.0);
    }

    void ringingEndsWhereItHasDecayed()
    {
        const std::vector<std::uint8_t> ringing{255, 255, 200, 90, 40, 31, 9, 3, 3, 3, 3, 3, 3, 3};
        QCOMPARE(echo::ringingSamples({0, 14, ringing}), std::size_t{6});
        const std::vector<std::uint8_t> walls(40, 255);
        QCOMPARE(echo::ringingSamples({0, 14, walls}), std::size_t{0});
        std::vector<std::uint8_t> later(40, 2);
        later[18] = 255;
        QCOMPARE(echo::ringingSamples({0, 14, later}), std::size_t{0});
        QCOMPARE(echo::ringingSamples({}), std::size_t{0});
    }

    void clippedSamplesAreCounted()
    {
        std::vector<std::uint8_t> samples(1000, 3);
        std::fill_n(samples.begin() + 600, 100, std::uint8_t{255});
        const std::vector<echo::Profile> pings{{0, 10, samples}};
        QCOMPARE(echo::measureLevels(pings).clippedPercent(), 10.0);
    }
};

LEADLINE_APPLESS_TEST(LevelMeasurementTest)

#include "tst_levelmeasurement.moc"
