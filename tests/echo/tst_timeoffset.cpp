// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/TimeOffsetEstimator.h"
#include "support/Sanitized.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <random>
#include <vector>

using namespace leadline;
using echo::MovementPair;
using echo::TimedValue;

namespace {

// Sanitizers take twenty times as long; what is measured is the same code.
constexpr unsigned seeds = test::isSanitized ? 15 : 100;
constexpr unsigned mostOutside = test::isSanitized ? 2 : 5;

/// A vehicle that dives, waits and turns as its pilot likes: goes somewhere at some speed, then
/// stays there for a while.
class Pilot {
public:
    explicit Pilot(unsigned seed, double largestStep, double fastest) : m_random(seed)
    {
        std::uniform_real_distribution<double> goal(-largestStep, largestStep);
        std::uniform_real_distribution<double> speed(fastest / 5, fastest);
        std::exponential_distribution<double> rest(1 / 12.0);
        double value = 10;
        while (m_values.size() < steps) {
            const double to = std::abs(value + goal(m_random));
            const double step = (to > value ? 1 : -1) * speed(m_random) * stepS;
            for (; std::abs(to - value) > std::abs(step) && m_values.size() < steps; value += step)
                m_values.push_back(value);
            const double waits = rest(m_random);
            for (double t = 0; t < waits && m_values.size() < steps; t += stepS)
                m_values.push_back(value);
        }
        // A vehicle has a mass.
        double smooth = m_values.front();
        for (double& each : m_values)
            each = smooth += 0.08 * (each - smooth);
    }

    [[nodiscard]] double at(double timeS) const
    {
        const double step = std::clamp(timeS / stepS, 0.0, double(steps - 2));
        const auto i = static_cast<std::size_t>(step);
        const double share = step - double(i);
        return m_values[i] * (1 - share) + m_values[i + 1] * share;
    }

    static constexpr double stepS = 0.1;
    static constexpr std::size_t steps = 14'000;

private:
    std::mt19937 m_random;
    std::vector<double> m_values;
};

/// Samples in a recording that begins at `fromS` of the dive, by its own clock.
template<class ValueAt>
std::vector<TimedValue> recorded(unsigned seed, double fromS, double forS, double periodS,
                                 double noise, ValueAt valueAt)
{
    std::mt19937 random(seed);
    std::normal_distribution<double> error(0, noise);
    std::uniform_real_distribution<double> jitter(-0.1, 0.1);
    std::vector<TimedValue> samples;
    for (double t = 0; t < forS; t += periodS * (1 + jitter(random)))
        samples.push_back({t, valueAt(fromS + t) + error(random)});
    return samples;
}

} // namespace

/// Tests what two recordings without a common clock tell about each other's time.
class TimeOffsetTest : public QObject {
    Q_OBJECT

private slots:
    void depthFitsDistance()
    {
        unsigned found = 0;
        unsigned within = 0;
        for (unsigned seed = 0; seed < seeds; ++seed) {
            const Pilot pilot(seed, 4, 0.5);
            const double vehicleFromS = 20 + seed % 60;
            const double sonarFromS = 100;
            const auto depth = recorded(seed + 1000, vehicleFromS, 900, 0.25, 0.02,
                                        [&](double t) { return pilot.at(t); });
            // Over a bottom that is not flat, with a false echo now and then.
            std::mt19937 random(seed);
            std::uniform_real_distribution<double> chance(0, 1);
            const auto distance = recorded(seed + 2000, sonarFromS, 600, 0.15, 0.03, [&](double t) {
                if (chance(random) < 0.02)
                    return 1.0;
                return 60 - pilot.at(t) + 1.5 * std::sin(t / 40 + seed);
            });
            const auto estimate = echo::estimateTimeOffset(
                {.reference = distance, .moved = depth, .sense = MovementPair::Sense::Opposite});
            if (!estimate)
                continue;
            ++found;
            const double off = estimate->offsetS - (vehicleFromS - sonarFromS);
            within += std::abs(off) <= estimate->errorS ? 1U : 0U;
            QVERIFY2(estimate->errorS < 2, qPrintable(QString::number(estimate->errorS)));
        }
        QVERIFY2(within + mostOutside >= seeds,
                 qPrintable(QStringLiteral("%1 of %2").arg(within).arg(found)));
    }

    void headingFitsHeading()
    {
        unsigned within = 0;
        for (unsigned seed = 0; seed < seeds; ++seed) {
            const Pilot pilot(seed, 200, 30);
            const double fromS = 30 + seed % 50;
            const auto one = recorded(seed + 1000, 100, 600, 0.1, 1,
                                      [&](double t) { return std::fmod(pilot.at(t), 360); });
            // The other compass has an error that goes with the heading.
            const auto other = recorded(seed + 2000, fromS, 700, 0.25, 1, [&](double t) {
                const double deg = pilot.at(t);
                return std::fmod(deg + 370 + 8 * std::sin(deg / 57.3), 360);
            });
            const auto estimate = echo::estimateTimeOffset(
                {.reference = one, .moved = other, .unit = MovementPair::Unit::Degrees});
            if (!estimate)
                continue;
            const double off = estimate->offsetS - (fromS - 100);
            within += std::abs(off) <= estimate->errorS ? 1U : 0U;
        }
        QVERIFY2(within + mostOutside >= seeds, qPrintable(QString::number(within)));
    }

    void headingFitsChangesOverAWindow()
    {
        constexpr double windowS = 8;
        unsigned within = 0;
        for (unsigned seed = 0; seed < seeds; ++seed) {
            const Pilot pilot(seed, 200, 30);
            const double fromS = 30 + seed % 50;
            const auto change = recorded(seed + 1000, 100, 900, 2, 3, [&](double t) {
                return pilot.at(t + windowS / 2) - pilot.at(t - windowS / 2);
            });
            const auto heading = recorded(seed + 2000, fromS, 1000, 0.1, 1,
                                          [&](double t) { return std::fmod(pilot.at(t), 360); });
            const auto estimate = echo::estimateTimeOffset({.reference = change,
                                                            .moved = heading,
                                                            .unit = MovementPair::Unit::Degrees,
                                                            .windowS = windowS,
                                                            .referenceIsChange = true});
            if (!estimate)
                continue;
            const double off = estimate->offsetS - (fromS - 100);
            within += std::abs(off) <= estimate->errorS ? 1U : 0U;
        }
        QVERIFY2(within + mostOutside >= seeds, qPrintable(QString::number(within)));
    }

    void nothingIsOfferedForStrangers_data()
    {
        QTest::addColumn<bool>("turns");
        QTest::addColumn<double>("lastS");
        QTest::newRow("depths") << false << 600.0;
        QTest::newRow("short depths") << false << 130.0;
        QTest::newRow("headings") << true << 600.0;
        QTest::newRow("short headings") << true << 130.0;
    }
    void nothingIsOfferedForStrangers()
    {
        QFETCH(const bool, turns);
        QFETCH(const double, lastS);
        unsigned offered = 0;
        for (unsigned seed = 0; seed < seeds; ++seed) {
            const Pilot one(seed, turns ? 200 : 4, turns ? 30 : 0.5);
            const Pilot other(seed + 5000, turns ? 200 : 4, turns ? 30 : 0.5);
            const auto a =
                recorded(seed + 1000, 100, lastS, 0.25, 0.02, [&](double t) { return one.at(t); });
            const auto b = recorded(seed + 2000, 50, lastS * 1.5, 0.15, 0.03,
                                    [&](double t) { return other.at(t); });
            const auto unit = turns ? MovementPair::Unit::Degrees : MovementPair::Unit::Metres;
            for (const auto sense : {MovementPair::Sense::Same, MovementPair::Sense::Opposite}) {
                const auto estimate = echo::estimateTimeOffset(
                    {.reference = a, .moved = b, .unit = unit, .sense = sense});
                offered += estimate ? 1U : 0U;
            }
        }
        QVERIFY2(offered <= 1, qPrintable(QString::number(offered)));
    }

    void whatRepeatsItselfIsNotClear()
    {
        const auto swell = [](double t) { return std::sin(t / 4); };
        const auto a = recorded(1, 0, 600, 0.25, 0.02, swell);
        const auto b = recorded(2, 40, 600, 0.25, 0.02, swell);
        QVERIFY(!echo::estimateTimeOffset({.reference = a, .moved = b}));
    }

    void whatIsTooShortStillOrBrokenIsNotJudged()
    {
        const Pilot pilot(1, 4, 0.5);
        const auto path = [&](double t) { return pilot.at(t); };
        const auto longer = recorded(1, 0, 600, 0.25, 0.02, path);
        const auto brief = recorded(2, 100, 40, 0.25, 0.02, path);
        QVERIFY(!echo::estimateTimeOffset({.reference = longer, .moved = brief}));
        QVERIFY(!echo::estimateTimeOffset({.reference = brief, .moved = longer}));
        const auto still = recorded(3, 0, 600, 0.25, 0, [](double) { return 7.0; });
        QVERIFY(!echo::estimateTimeOffset({.reference = longer, .moved = still}));
        QVERIFY(!echo::estimateTimeOffset({.reference = {}, .moved = longer}));
        const std::vector<TimedValue> ages{{0, 1}, {1e12, 2}};
        QVERIFY(!echo::estimateTimeOffset({.reference = ages, .moved = longer}));
        // A gap is no change.
        auto cut = longer;
        std::erase_if(cut, [](const TimedValue& at) { return at.timeS > 200 && at.timeS < 300; });
        const auto estimate = echo::estimateTimeOffset({.reference = cut, .moved = longer});
        QVERIFY(estimate && std::abs(estimate->offsetS) < 0.2);
    }
};

LEADLINE_APPLESS_TEST(TimeOffsetTest)

#include "tst_timeoffset.moc"
