// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/EchoShaping.h"

#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using test::Samples;

namespace {

Samples shapedProfile(double gain, const echo::Profile& profile,
                      std::initializer_list<echo::Profile> before = {})
{
    Samples into(profile.samples.size(), 77);
    const std::vector<echo::Profile> others(before);
    echo::shape({.rangeGain = gain}, profile, others, into);
    return into;
}

/// The definition, word by word.
Samples naive(double gain, const echo::Profile& profile, const std::vector<echo::Profile>& before)
{
    Samples result;
    for (std::size_t i = 0; i < profile.samples.size(); ++i) {
        const double range =
            profile.startM + (double(i) + 0.5) * profile.lengthM / double(profile.samples.size());
        double sum = profile.samples[i];
        int count = 1;
        for (const echo::Profile& other : before) {
            for (std::size_t k = 0; k < other.samples.size(); ++k) {
                const double step = other.lengthM / double(other.samples.size());
                const double begin = other.startM + double(k) * step;
                if (begin <= range && range < begin + step) {
                    sum += other.samples[k];
                    ++count;
                }
            }
        }
        const double factor = 1 + (gain - 1) * range / profile.endM();
        result.push_back(std::uint8_t(std::min(std::floor(sum / count * factor + 0.5), 255.0)));
    }
    return result;
}

/// Two ways to compute may round a half either way.
bool nearly(const Samples& a, const Samples& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](int x, int y) { return std::abs(x - y) <= 1; });
}

} // namespace

class EchoShapingTest : public QObject {
    Q_OBJECT

private slots:
    void offLeavesEverySampleAsItIs()
    {
        const Samples raw = test::someSamples(1200, 3);
        QCOMPARE(shapedProfile(1, {0, 20, raw}), raw);
        QVERIFY(echo::EchoShaping{}.isOff());
        QVERIFY(!(echo::EchoShaping{.rangeGain = 1.1}.isOff()));
        QVERIFY(!(echo::EchoShaping{.smoothing = 2}.isOff()));
    }

    void theRangeGainGrowsFromTheTransducerToTheFarEnd()
    {
        // Middles at 0.5, 1.5 … 9.5 m of 10: times 1 + 3 · range / 10.
        QCOMPARE(shapedProfile(4, {0, 10, Samples(10, 40)}),
                 (Samples{46, 58, 70, 82, 94, 106, 118, 130, 142, 154}));
        // A window that begins at 5 m is amplified as that part of the whole.
        QCOMPARE(shapedProfile(4, {5, 5, Samples(5, 40)}), (Samples{106, 118, 130, 142, 154}));
    }

    void theGainGrowsFromItsStartOn()
    {
        // 1 up to 5 m of 10, then 1 + 3 · (range − 5) / 5.
        const Samples raw(10, 40);
        Samples into(10);
        echo::shape({.rangeGain = 4, .gainStart = 0.5}, {0, 10, raw}, {}, into);
        QCOMPARE(into, (Samples{40, 40, 40, 40, 40, 52, 76, 100, 124, 148}));
        // As much at the far end, wherever it starts.
        echo::shape({.rangeGain = 4, .gainStart = 0.9}, {0, 10, raw}, {}, into);
        QCOMPARE(into[8], std::uint8_t(40));
        QCOMPARE(into[9], std::uint8_t(100)); // in the middle of the last metre
        QVERIFY(echo::EchoShaping{.gainStart = 0.5}.isOff());
    }

    void whatIsTooStrongIsTheStrongest()
    {
        QCOMPARE(shapedProfile(8, {0, 4, {{200, 100, 60, 0}}}), (Samples{255, 255, 255, 0}));
    }

    void smoothingIsTheMeanAtTheSameRange()
    {
        const Samples own{10, 20, 30, 41};
        const Samples same{20, 20, 0, 40};
        // Half as far, with samples half as long.
        const Samples nearer{0, 0, 90, 7, 7, 7, 7, 7};
        QCOMPARE(shapedProfile(1, {0, 4, own}, {{0, 4, same}}), (Samples{15, 20, 15, 41}));
        // The middles 0.5, 1.5 m lie in its samples 2 and 6; 2.5 and 3.5 m beyond it.
        QCOMPARE(shapedProfile(1, {0, 4, own}, {{0, 2, nearer}}), (Samples{50, 14, 30, 41}));
        // One that starts farther away has nothing to say of what is nearer.
        QCOMPARE(shapedProfile(1, {0, 4, own}, {{3, 4, same}}), (Samples{10, 20, 30, 31}));
        // Pings without samples or without a range have nothing to say at all.
        QCOMPARE(shapedProfile(1, {0, 4, own}, {{0, 4, {}}, {0, 0, same}}), own);
    }

    void anyWindowsAreAsTheDefinitionSays()
    {
        for (unsigned seed = 0; seed < 40; ++seed) {
            std::vector<Samples> samples;
            std::vector<echo::Profile> profiles;
            for (unsigned i = 0; i < 8; ++i)
                samples.push_back(test::someSamples(1 + (seed * 131 + i * 57) % 700, seed * 8 + i));
            for (unsigned i = 0; i < 8; ++i)
                profiles.push_back(
                    {0.37 * ((seed + i) % 4), 1 + 2.3 * ((seed * i) % 5), samples[i]});
            const double gain = 1 + seed % 8;
            const std::vector<echo::Profile> before(profiles.begin() + 1, profiles.end());
            Samples into(profiles[0].samples.size());
            echo::shape({.rangeGain = gain}, profiles[0], before, into);
            QVERIFY(nearly(into, naive(gain, profiles[0], before)));
        }
    }

    void theSamplesMayBeShapedInPlace()
    {
        Samples bytes = test::someSamples(900, 5);
        const Samples expected = shapedProfile(3, {1, 7, bytes});
        echo::shape({.rangeGain = 3}, {1, 7, bytes}, {}, bytes);
        QCOMPARE(bytes, expected);
    }

    void aPingWithoutARangeStaysAsItIs()
    {
        const Samples raw = test::someSamples(30, 5);
        QCOMPARE(shapedProfile(5, {2, 0, raw}, {{0, 4, raw}}), raw);
        QVERIFY(shapedProfile(5, {2, 3, {}}).empty());
    }
};

LEADLINE_APPLESS_TEST(EchoShapingTest)
#include "tst_echoshaping.moc"
