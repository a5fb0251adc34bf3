// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/FarthestEcho.h"

#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

using namespace leadline;
using echo::LevelMeasurement;

namespace {

constexpr std::size_t samplesPerPing = 200;
constexpr double lengthM = 20;

/// Pings of noise, some of which have an echo.
class SomePings {
public:
    explicit SomePings(std::size_t count)
    {
        for (std::size_t ping = 0; ping < count; ++ping) {
            std::vector<std::uint8_t>& samples = m_samples.emplace_back(samplesPerPing);
            for (std::size_t i = 0; i < samples.size(); ++i)
                samples[i] = static_cast<std::uint8_t>((i * 7 + ping * 13) % 11);
            std::fill_n(samples.begin(), 8, std::uint8_t{255}); // the transducer rings
        }
    }
    void add(std::size_t ping, std::size_t at, std::size_t length, std::uint8_t strength = 120)
    {
        std::fill_n(m_samples[ping].begin() + static_cast<std::ptrdiff_t>(at), length, strength);
    }
    [[nodiscard]] std::vector<echo::Profile> profiles() const
    {
        std::vector<echo::Profile> all;
        for (const auto& samples : m_samples)
            all.push_back({0, lengthM, samples});
        return all;
    }
    [[nodiscard]] std::optional<double> farthest() const
    {
        const auto all = profiles();
        return echo::farthestEchoM(all, echo::measureLevels(all));
    }

private:
    std::vector<std::vector<std::uint8_t>> m_samples;
};

} // namespace

class FarthestEchoTest : public QObject {
    Q_OBJECT

private slots:
    void isTheEndOfTheThirdFarthest()
    {
        SomePings pings(60);
        for (std::size_t ping = 10; ping < 40; ++ping)
            pings.add(ping, 90, 10);
        for (std::size_t ping = 20; ping < 23; ++ping)
            pings.add(ping, 140, 6);
        const auto found = pings.farthest();
        QVERIFY(found);
        QVERIFY(std::abs(*found - 146 * lengthM / samplesPerPing) < 1e-9);
    }

    void pulsesOfOthersDoNotCount()
    {
        SomePings pings(60);
        for (std::size_t ping = 10; ping < 40; ++ping)
            pings.add(ping, 90, 10);
        pings.add(3, 190, 8, 255);
        pings.add(50, 180, 8, 255);
        // As short as noise.
        for (std::size_t ping = 0; ping < 60; ping += 2)
            pings.add(ping, 160, 2, 60);
        const auto found = pings.farthest();
        QVERIFY(found);
        QVERIFY(std::abs(*found - 100 * lengthM / samplesPerPing) < 1e-9);
    }

    void emptyWaterHasNone()
    {
        const SomePings pings(60);
        QVERIFY(!pings.farthest());
        QVERIFY(!echo::farthestEchoM({}, {}));
    }

    void samplesOfSixteenBitsCountAlike()
    {
        std::vector<std::vector<ping::WideSample>> samples;
        std::vector<echo::Profile> pings;
        for (int ping = 0; ping < 5; ++ping) {
            auto& its = samples.emplace_back(samplesPerPing, ping::WideSample(900));
            std::fill_n(its.begin() + 100, 6, ping::WideSample(20'000));
            pings.push_back({1, lengthM, ping::Samples(ping::Samples::Wide(its))});
        }
        LevelMeasurement levels;
        levels.result = LevelMeasurement::Result::Echoes;
        levels.curve.black = 10;
        const auto found = echo::farthestEchoM(pings, levels);
        QVERIFY(found);
        QVERIFY(std::abs(*found - (1 + 106 * lengthM / samplesPerPing)) < 1e-9);
    }
};

LEADLINE_APPLESS_TEST(FarthestEchoTest)
#include "tst_farthestecho.moc"
