// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/NoiseFilter.h"

#include "LevelSea.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace leadline;

namespace {

using Intensities = std::vector<std::uint8_t>;

echo::Profile overTenMetres(const Intensities& samples)
{
    return {0, 10, samples};
}

Intensities withoutSpikes(const Intensities& own, const std::vector<Intensities>& others)
{
    std::vector<echo::Profile> neighbours;
    for (const Intensities& other : others)
        neighbours.push_back(overTenMetres(other));
    Intensities into(own.size());
    echo::removeSpikes(overTenMetres(own), neighbours, into);
    return into;
}

Intensities smoothed(const Intensities& own, const std::vector<Intensities>& others = {})
{
    std::vector<echo::Profile> neighbours;
    for (const Intensities& other : others)
        neighbours.push_back(overTenMetres(other));
    Intensities into(own.size());
    echo::smoothSpeckle(overTenMetres(own), neighbours, into);
    return into;
}

} // namespace

class NoiseFilterTest : public QObject {
    Q_OBJECT

private slots:
    void aPulseOfAnotherSonarIsRemoved()
    {
        const Intensities before{4, 5, 3, 6, 4, 5};
        const Intensities after{5, 4, 6, 3, 5, 4};
        const Intensities struck{4, 5, 240, 230, 4, 5};
        QCOMPARE(withoutSpikes(struck, {before, after}), (Intensities{4, 5, 6, 6, 4, 5}));
    }

    void anEchoStays()
    {
        const Intensities empty{4, 5, 3, 6, 4, 5};
        const Intensities echo{4, 5, 200, 180, 4, 5};
        // It is there in one of both, even a sample nearer.
        QCOMPARE(withoutSpikes(echo, {empty, {4, 190, 5, 170, 4, 5}}), echo);
        // Nor is anything removed that is not much stronger, or as weak as noise.
        const Intensities weak{4, 5, 22, 6, 4, 5};
        QCOMPARE(withoutSpikes(weak, {empty, empty}), weak);
        const Intensities strong(6, 120);
        const Intensities stronger{120, 120, 170, 120, 120, 120};
        QCOMPARE(withoutSpikes(stronger, {strong, strong}), stronger);
    }

    void withoutNeighboursNothingIsRemoved()
    {
        const Intensities struck{4, 5, 240, 230, 4, 5};
        QCOMPARE(withoutSpikes(struck, {}), struck);
        QCOMPARE(withoutSpikes(struck, {{4, 5, 3, 6, 4, 5}}), struck);
        const Intensities other{1, 2, 3};
        QCOMPARE(withoutSpikes(struck, {other, other}), struck);
        QCOMPARE(withoutSpikes({}, {}), Intensities{});
    }

    void speckleIsSmoothed()
    {
        const test::LevelSea sea(5, {.noise = 30, .targets = 0, .ringing = false});
        const auto& pings = sea.profiles();
        const auto deviation = [](std::span<const std::uint8_t> samples) {
            double sum = 0;
            double squares = 0;
            for (const std::uint8_t sample : samples) {
                sum += sample;
                squares += double{1} * sample * sample;
            }
            const double mean = sum / static_cast<double>(samples.size());
            return std::sqrt(squares / static_cast<double>(samples.size()) - mean * mean) / mean;
        };
        Intensities into(pings[1].samples.size());
        const std::vector<echo::Profile> neighbours{pings[0], pings[2]};
        echo::smoothSpeckle(pings[1], neighbours, into);
        QVERIFY(deviation(into) < 0.75 * deviation(pings[1].samples.bytes()));
    }

    void edgesStaySharp()
    {
        const Intensities edge{10, 10, 10, 10, 200, 200, 200, 200};
        QCOMPARE(smoothed(edge, {edge, edge}), edge);
    }

    void whatStandsAloneStays()
    {
        const Intensities rope{10, 11, 10, 9, 180, 10, 11, 10, 9};
        const Intensities water{10, 10, 10, 10, 10, 10, 10, 10, 10};
        QCOMPARE(int{smoothed(rope, {water, water})[4]}, 180);
        QCOMPARE(int{smoothed(rope)[4]}, 180);
    }
};

LEADLINE_APPLESS_TEST(NoiseFilterTest)

#include "tst_noisefilter.moc"
