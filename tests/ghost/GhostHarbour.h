// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/EchoLog.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>
#include <vector>

namespace leadline::test {

/// Turns of a scanning sonar at rest among quays and piles, or in open water, in a log.
///
/// A turn has 200 pings in 13.8 s, each with 500 samples of 0.1 m.
class GhostHarbour {
public:
    struct Place {
        double northM = 0;
        double eastM = 0;
        double headingDeg = 0;
    };
    struct Target {
        double northM = 0;
        double eastM = 0;
        double radiusM = 0.6;
    };

    static constexpr int pingsPerTurn = 200;
    static constexpr double pingS = 0.069;

    explicit GhostHarbour(bool isOpenWater = false) : m_log(ping::Family::Ping360)
    {
        if (isOpenWater)
            return;
        m_walls = {{-60, -14, 8, -16}, {8, -16, 12, -34}, {12, -34, 60, -34},
                   {-60, 12, -5, 15},  {-5, 15, -5, 22},  {-5, 22, 60, 18}};
        m_piles = {{9, 4}, {-12, -6}, {3, -9}, {-18, 5}, {16, -2}};
    }

    [[nodiscard]] const log::Log& log() const { return m_log.log(); }
    [[nodiscard]] std::uint64_t pings() const { return m_ping; }

    void turn(const Place& at, const std::vector<Target>& targets = {})
    {
        for (int ping = 0; ping < pingsPerTurn; ++ping)
            addPing(at, targets, ping);
    }

private:
    struct Wall {
        double north1, east1, north2, east2;
    };

    double share() { return double(m_engine()) / double(std::mt19937::max()); }

    void deposit(double rangeM, double widthM, double strength)
    {
        for (int i = 0; i < int(m_amplitudes.size()); ++i) {
            const double off = std::max(std::abs((i + 0.5) * 0.1 - rangeM) - widthM, 0.0) / 0.12;
            if (off < 4)
                m_amplitudes[std::size_t(i)] += strength * std::exp(-off * off / 2);
        }
    }

    void addPing(const Place& at, const std::vector<Target>& targets, int ping)
    {
        constexpr double radian = std::numbers::pi / 180;
        constexpr double halfBeam = 1.2 * radian;
        const int angle = (200 - 2 * ping + 400) % 400;
        const double direction = at.headingDeg * radian + (angle - 200) * std::numbers::pi / 200;
        m_amplitudes.fill(0);
        const double north = std::cos(direction);
        const double east = std::sin(direction);
        double nearest = 1e9;
        for (const Wall& wall : m_walls) {
            const double alongNorth = wall.north2 - wall.north1;
            const double alongEast = wall.east2 - wall.east1;
            const double cross = north * alongEast - east * alongNorth;
            const double toNorth = wall.north1 - at.northM;
            const double toEast = wall.east1 - at.eastM;
            const double range = (toNorth * alongEast - toEast * alongNorth) / cross;
            const double part = (toNorth * east - toEast * north) / cross;
            if (range > 0 && part >= 0 && part <= 1)
                nearest = std::min(nearest, range);
        }
        if (nearest < 50)
            deposit(nearest, 0.1, 90 * (0.7 + 0.5 * share()));
        const auto reflect = [&](const Target& target, double strength) {
            const double range = std::hypot(target.northM - at.northM, target.eastM - at.eastM);
            const double bearing = std::atan2(target.eastM - at.eastM, target.northM - at.northM);
            const double half = std::asin(std::min(target.radiusM / range, 1.0)) + halfBeam;
            if (std::abs(std::remainder(bearing - direction, 2 * std::numbers::pi)) < half)
                deposit(range, target.radiusM, strength);
        };
        for (const Target& pile : m_piles)
            reflect({pile.northM, pile.eastM, 0.15}, 100);
        for (const Target& target : targets)
            reflect(target, 120);
        Samples samples(m_amplitudes.size());
        for (std::size_t i = 0; i < samples.size(); ++i)
            samples[i] = std::uint8_t(
                std::min(255.0, m_amplitudes[i] - 5 * std::log(1 - 0.999999 * share())));
        m_log.add(
            Spoke360{.angleGrad = std::uint16_t(angle), .samplePeriod = 5333, .samples = samples}
                .frame(),
            std::chrono::microseconds(std::int64_t(1e6 * pingS * double(m_ping++))));
    }

    std::mt19937 m_engine{1};
    EchoLog m_log;
    std::uint64_t m_ping = 0;
    std::vector<Wall> m_walls;
    std::vector<Target> m_piles;
    std::array<double, 500> m_amplitudes{};
};

} // namespace leadline::test
