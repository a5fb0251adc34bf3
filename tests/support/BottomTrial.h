// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BottomDetector.h"
#include "sim/Seabed.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::test {

/// Errors of distances against the simulator's true ones, m.
class BottomErrors {
public:
    void add(std::optional<double> errorM)
    {
        ++m_count;
        if (!errorM)
            return;
        m_errors.push_back(std::abs(*errorM));
        m_sum += *errorM;
    }

    [[nodiscard]] double quantile(double share) const
    {
        if (m_errors.empty())
            return 0;
        std::vector<double> sorted = m_errors;
        std::sort(sorted.begin(), sorted.end());
        return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
    }
    [[nodiscard]] double rms() const
    {
        double sum = 0;
        for (const double error : m_errors)
            sum += error * error;
        return m_errors.empty() ? 0 : std::sqrt(sum / static_cast<double>(m_errors.size()));
    }
    [[nodiscard]] double bias() const
    {
        return m_errors.empty() ? 0 : m_sum / static_cast<double>(m_errors.size());
    }
    /// Percent of all pings whose error exceeds this.
    [[nodiscard]] double beyond(double metres) const
    {
        const auto far = std::count_if(m_errors.begin(), m_errors.end(),
                                       [metres](double error) { return error > metres; });
        return m_count > 0 ? 100.0 * static_cast<double>(far) / m_count : 0;
    }
    /// Percent of pings without a distance.
    [[nodiscard]] double silent() const
    {
        return m_count > 0 ? 100.0 * (m_count - static_cast<int>(m_errors.size())) / m_count : 0;
    }

private:
    std::vector<double> m_errors;
    double m_sum = 0;
    int m_count = 0;
};

struct BottomTrial {
    BottomErrors own;
    BottomErrors device;
};

/// Simulates transects over a seabed of this kind and slope: ten pings per second with 200 samples
/// over 15 m, in depths of 2 to 12 m that change by up to 0.4 m/s, with a swell of 15 cm.
inline BottomTrial tryBottom(sim::SeabedKind kind, double slopeDeg, std::uint64_t seed,
                             int transects = 12)
{
    using namespace std::chrono_literals;
    constexpr int pings = 150;
    BottomTrial trial;
    std::uint64_t state = seed * 0x9e3779b97f4a7c15U + 1;
    const auto chance = [&state] {
        state = state * 6364136223846793005U + 1442695040888963407U;
        return static_cast<double>(state >> 11U) * 0x1p-53;
    };
    for (int transect = 0; transect < transects; ++transect) {
        echo::BottomDetector detector;
        sim::Seabed seabed{.kind = kind, .slopeDeg = slopeDeg};
        const double from = 2 + 10 * chance();
        const double rate = 0.8 * (chance() - 0.5);
        const double phase = 6.28 * chance();
        for (int i = 0; i < pings; ++i) {
            const double seconds = i * 0.1;
            seabed.distanceM = std::clamp(
                from + rate * seconds + 0.15 * std::sin(0.9 * seconds + phase), 1.2, 14.0);
            state += 1;
            const auto ping = sim::seabedPing(seabed, {}, state);
            const auto fix =
                detector.next({.startM = 0, .lengthM = 15, .samples = ping.samples}, 100ms * i);
            // The line in the plot shows distances of at least this quality.
            const bool shown = fix && fix->qualityPercent >= 10;
            trial.own.add(shown ? std::optional(fix->distanceM - seabed.distanceM) : std::nullopt);
            trial.device.add(ping.distanceMm / 1000.0 - seabed.distanceM);
        }
    }
    return trial;
}

} // namespace leadline::test
