// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/LevelColours.h"

#include "echo/LevelMeasurement.h"

#include "echo/LevelSea.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <string>

using namespace leadline;
using raster::Colormap;
using raster::LevelColours;

namespace {

Colormap paletteNamed(const QString& name)
{
    QFile file(QStringLiteral(LEADLINE_SOURCE_DIR "/resources/colormaps/") + name +
               QStringLiteral(".txt"));
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    auto map =
        Colormap::parse(name.toStdString(), {text.data(), static_cast<std::size_t>(text.size())});
    return map ? *map : Colormap("missing", {});
}

using Lightness = std::array<double, 256>;

/// Lightness of each intensity as shown, rising with the echo whether the palette is for darkness
/// or for daylight.
Lightness lightnessUnder(const Colormap& colours)
{
    Lightness lightness{};
    for (std::size_t i = 0; i < lightness.size(); ++i)
        lightness[i] = raster::Oklab::from(colours.entries()[i]).lightness;
    if (lightness.back() < lightness.front())
        for (double& value : lightness)
            value = 1 - value;
    return lightness;
}

/// Area under the curve of a detection by a threshold on the lightness: the share of pairs of a
/// target's and a noise sample in which the target is lighter; of the same lightness count half.
double areaUnderCurve(const test::LevelSea::Counts& counts, const Lightness& lightness)
{
    std::array<std::size_t, 256> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return lightness[a] < lightness[b]; });
    double darker = 0;
    double pairs = 0;
    double targets = 0;
    for (std::size_t at = 0; at < order.size();) {
        double noise = 0;
        double target = 0;
        const double same = lightness[order[at]];
        for (; at < order.size() && lightness[order[at]] == same; ++at) {
            noise += counts.noise[order[at]];
            target += counts.target[order[at]];
        }
        pairs += target * (darker + noise / 2);
        darker += noise;
        targets += target;
    }
    return pairs / (darker * targets);
}

} // namespace

class LevelColoursTest : public QObject {
    Q_OBJECT

private slots:
    void theRawCurveGivesThePaletteItself()
    {
        const Colormap ember = paletteNamed("ember");
        QVERIFY(LevelColours(ember).under({}).entries() == ember.entries());
    }

    void bothEndsAreThoseOfThePalette_data() { palettes(); }
    void bothEndsAreThoseOfThePalette()
    {
        QFETCH(QString, palette);
        const Colormap map = paletteNamed(palette);
        const Colormap shown = LevelColours(map).under({10, 120, 0.5});
        QCOMPARE(shown.name(), map.name());
        for (const std::size_t end : {std::size_t{0}, std::size_t{255}}) {
            QVERIFY(std::abs(shown.entries()[end].r - map.entries()[end].r) <= 2);
            QVERIFY(std::abs(shown.entries()[end].g - map.entries()[end].g) <= 2);
            QVERIFY(std::abs(shown.entries()[end].b - map.entries()[end].b) <= 2);
        }
    }

    void anEchoIsBrighterThanRaw()
    {
        const Colormap ember = paletteNamed("ember");
        const Lightness raw = lightnessUnder(ember);
        const Lightness shown = lightnessUnder(LevelColours(ember).under({4, 80, 0.5}));
        for (std::size_t value = 8; value < 250; ++value)
            QVERIFY(shown[value] > raw[value]);
    }

    void noTwoIntensitiesOfNoiseLookTheSame_data() { palettes(); }
    void noTwoIntensitiesOfNoiseLookTheSame()
    {
        QFETCH(QString, palette);
        const Colormap map = paletteNamed(palette);
        for (const double black : {5.0, 20.0, 40.0, 96.0}) {
            const Lightness shown = lightnessUnder(LevelColours(map).under({black, 255, 0.6}));
            for (std::size_t value = 1; value <= static_cast<std::size_t>(black); ++value)
                QVERIFY2(shown[value] > shown[value - 1],
                         qPrintable(QStringLiteral("%1 at black %2").arg(value).arg(black)));
        }
    }

    /// Raw in grey, where lightness is the recorded intensity: more cannot be shown of the samples.
    /// Other palettes draw some neighbouring intensities alike even when they are raw.
    void detectionIsNeverWorseThanRaw()
    {
        const Lightness raw = lightnessUnder(Colormap());
        const std::array palettes{
            LevelColours(paletteNamed("ember")), LevelColours(paletteNamed("ink")),
            LevelColours(paletteNamed("night-red")), LevelColours(paletteNamed("grey"))};
        for (const double gain : {1.0, 3.0, 8.0})
            for (std::uint32_t seed = 1; seed <= 200; ++seed) {
                test::LevelSea::Water water{.gain = gain};
                water.floor = seed % 3 == 0 ? water.noise : 0;
                water.strongest = seed % 2 == 0 ? 4 : 20;
                const test::LevelSea sea(seed, water);
                const auto counts = sea.counts();
                const echo::ToneCurve curve = echo::measureLevels(sea.profiles()).curve;
                QVERIFY(!curve.isRaw());
                const double before = areaUnderCurve(counts, raw);
                for (const LevelColours& colours : palettes) {
                    const double after =
                        areaUnderCurve(counts, lightnessUnder(colours.under(curve)));
                    QVERIFY2(after >= before - 1e-12,
                             qPrintable(QStringLiteral("%1, seed %2, gain %3: %4 after %5")
                                            .arg(QString::fromStdString(colours.palette().name()))
                                            .arg(seed)
                                            .arg(gain)
                                            .arg(after, 0, 'g', 12)
                                            .arg(before, 0, 'g', 12)));
                }
            }
    }

private:
    static void palettes()
    {
        QTest::addColumn<QString>("palette");
        for (const char* name : {"ember", "ink", "night-red", "grey"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
};

LEADLINE_APPLESS_TEST(LevelColoursTest)

#include "tst_levelcolours.moc"
