// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/EchoLog.h"

#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>
#include <vector>

namespace leadline::test {

/// A vehicle with a scanning sonar that moves and turns as a pilot steers it, among walls, over a
/// rough bottom, or in open water: its pings in a log, and where it was at any time.
///
/// A turn has 200 pings in 13.8 s, each with 500 samples of 0.1 m. The same seed gives the same
/// echoes with every compiler.
class TurningVehicle {
public:
    enum class Water : std::uint8_t { Harbour, Bottom, Tank, Open, Wall, Corner };

    struct Motion {
        /// Deviations: of the rate of turn, degrees/s, and of the speed, m/s.
        double rate = 2;
        double speed = 0.2;
        /// If larger than 0: half axes of an ellipse that it goes round once, at a speed that is
        /// as even as the pilot can hold it, with its bow ahead as well as he can.
        double loopNorthM = 0;
        double loopEastM = 0;
    };

    struct Place {
        double northM = 0;
        double eastM = 0;
        /// Radians clockwise.
        double heading = 0;
    };

    static constexpr int pingsPerTurn = 200;
    static constexpr double pingS = 0.069;

    TurningVehicle(std::uint32_t seed, Water water, int turns)
        : TurningVehicle(seed, water, turns, Motion{})
    {
    }
    TurningVehicle(std::uint32_t seed, Water water, int turns, const Motion& motion)
        : m_engine(seed),
          m_water(water),
          m_log(ping::Family::Ping360)
    {
        build();
        drive(turns * pingsPerTurn, motion);
        for (int ping = 0; ping < turns * pingsPerTurn; ++ping)
            addPing(ping);
    }

    [[nodiscard]] const log::Log& log() const { return m_log.log(); }
    [[nodiscard]] const Place& place(int ping) const { return m_places[std::size_t(ping)]; }
    /// Where it was half-way between two pings' times.
    [[nodiscard]] Place placeAt(double seconds) const
    {
        const double at = std::clamp(seconds / pingS, 0.0, double(m_places.size() - 1));
        const auto first = std::min(std::size_t(at), m_places.size() - 2);
        const double share = at - double(first);
        const Place& a = m_places[first];
        const Place& b = m_places[first + 1];
        return {a.northM + share * (b.northM - a.northM), a.eastM + share * (b.eastM - a.eastM),
                a.heading + share * (b.heading - a.heading)};
    }

private:
    struct Wall {
        double north1, east1, north2, east2;
    };
    struct Reflector {
        double northM, eastM, strength;
    };

    /// From -1 to 1, each as likely.
    double even() { return 2.0 * double(m_engine()) / double(std::mt19937::max()) - 1; }
    double share() { return double(m_engine()) / double(std::mt19937::max()); }
    /// Nearly Gaussian, deviation 1.
    double normal()
    {
        double sum = 0;
        for (int i = 0; i < 12; ++i)
            sum += share();
        return sum - 6;
    }

    void build()
    {
        if (m_water == Water::Tank)
            m_walls = {{-4, -6, 4, -6}, {4, -6, 4, 6}, {4, 6, -4, 6}, {-4, 6, -4, -6}};
        // Longer than the sonar reaches.
        if (m_water == Water::Wall)
            m_walls = {{-200, 12, 200, 12}};
        if (m_water == Water::Corner)
            m_walls = {{-200, 12, 14, 12}, {14, 12, 14, -200}};
        if (m_water == Water::Harbour) {
            // Quays with corners, and piles.
            m_walls = {{-60, -14, 8, -16}, {8, -16, 12, -34}, {12, -34, 60, -34},
                       {-60, 12, -5, 15},  {-5, 15, -5, 22},  {-5, 22, 60, 18}};
            for (int i = 0; i < 14; ++i)
                m_reflectors.push_back({35 * even(), 11 * even(), 1});
        }
        if (m_water == Water::Bottom)
            for (int i = 0; i < 260; ++i) {
                // Stones lie in groups.
                const double north = 45 * even();
                const double east = 45 * even();
                const int group = 1 + int(4 * share());
                for (int k = 0; k < group; ++k)
                    m_reflectors.push_back(
                        {north + 1.5 * even(), east + 1.5 * even(), 0.4 + 0.6 * share()});
            }
    }

    void drive(int pings, const Motion& motion)
    {
        constexpr double memoryS = 8;
        const double keep = std::exp(-pingS / memoryS);
        const double stir = std::sqrt(1 - keep * keep);
        const bool isTank = m_water == Water::Tank;
        const bool isLoop = motion.loopNorthM > 0;
        const auto onLoop = [&](int ping) {
            const double at = 2 * std::numbers::pi * ping / pings;
            return Place{
                motion.loopNorthM * std::sin(at), motion.loopEastM * (1 - std::cos(at)),
                std::atan2(motion.loopEastM * std::sin(at), motion.loopNorthM * std::cos(at))};
        };
        double rate = motion.rate * normal();
        double ahead = motion.speed * normal();
        double right = motion.speed * 0.3 * normal();
        Place place{0, 0, std::numbers::pi * even()};
        if (isLoop)
            place.heading = 0;
        for (int i = 0; i < pings; ++i) {
            m_places.push_back(place);
            rate = keep * rate + stir * motion.rate * normal();
            ahead = keep * ahead + stir * motion.speed * normal();
            right = keep * right + stir * 0.3 * motion.speed * normal();
            // Steered back so firmly that it meets no wall even at four deviations of its speed.
            const double reach = isTank ? 1.5 : 8;
            const double firmness = isTank ? 0.4 : 0.2;
            const double north = ahead * std::cos(place.heading) - right * std::sin(place.heading) -
                                 firmness * std::max(0.0, std::abs(place.northM) - reach) *
                                     (place.northM > 0 ? 1 : -1);
            const double east = ahead * std::sin(place.heading) + right * std::cos(place.heading) -
                                firmness * std::max(0.0, std::abs(place.eastM) - reach) *
                                    (place.eastM > 0 ? 1 : -1);
            if (isLoop) {
                // Back to the loop within 20 s, and what it strays meanwhile.
                const Place goal = onLoop(i + 1);
                const Place from = onLoop(i);
                const double back = pingS / 20;
                place.northM +=
                    goal.northM - from.northM + back * (from.northM - place.northM) +
                    (ahead * std::cos(place.heading) - right * std::sin(place.heading)) * pingS;
                place.eastM +=
                    goal.eastM - from.eastM + back * (from.eastM - place.eastM) +
                    (ahead * std::sin(place.heading) + right * std::cos(place.heading)) * pingS;
                place.heading +=
                    std::remainder(goal.heading - from.heading, 2 * std::numbers::pi) +
                    back * std::remainder(from.heading - place.heading, 2 * std::numbers::pi) +
                    rate * std::numbers::pi / 180 * pingS;
                continue;
            }
            place.northM += north * pingS;
            place.eastM += east * pingS;
            place.heading += rate * std::numbers::pi / 180 * pingS;
        }
    }

    void deposit(double rangeM, double strength)
    {
        constexpr double width = 0.12;
        for (int i = int(rangeM / 0.1) - 3; i <= int(rangeM / 0.1) + 3; ++i)
            if (i >= 0 && i < int(m_amplitudes.size())) {
                const double off = ((i + 0.5) * 0.1 - rangeM) / width;
                m_amplitudes[std::size_t(i)] += strength * std::exp(-off * off / 2);
            }
    }

    void addPing(int ping)
    {
        const Place& at = m_places[std::size_t(ping)];
        const int angle = (200 - 2 * (ping % pingsPerTurn) + 400) % 400;
        const double bearing = (angle - 200) * std::numbers::pi / 200;
        constexpr double halfBeam = 1.2 * std::numbers::pi / 180;
        m_amplitudes.fill(0);
        for (const double within : {-1.0, 0.0, 1.0}) {
            const double direction = at.heading + bearing + within * halfBeam;
            const double north = std::cos(direction);
            const double east = std::sin(direction);
            double nearest = 1e9;
            double grazing = 0;
            for (const Wall& wall : m_walls) {
                const double alongNorth = wall.north2 - wall.north1;
                const double alongEast = wall.east2 - wall.east1;
                const double cross = north * alongEast - east * alongNorth;
                if (std::abs(cross) < 1e-9)
                    continue;
                const double toNorth = wall.north1 - at.northM;
                const double toEast = wall.east1 - at.eastM;
                const double range = (toNorth * alongEast - toEast * alongNorth) / cross;
                const double part = (toNorth * east - toEast * north) / cross;
                if (range > 0 && part >= 0 && part <= 1 && range < nearest) {
                    nearest = range;
                    grazing = std::abs(cross) / std::hypot(alongNorth, alongEast);
                }
            }
            if (nearest < 50)
                deposit(nearest, 60 * (0.3 + grazing) * (0.5 + share()));
        }
        for (const Reflector& reflector : m_reflectors) {
            const double north = reflector.northM - at.northM;
            const double east = reflector.eastM - at.eastM;
            const double range = std::hypot(north, east);
            const double off = std::remainder(std::atan2(east, north) - at.heading - bearing,
                                              2 * std::numbers::pi);
            if (range > 1 && range < 50 && std::abs(off) < 3 * halfBeam)
                deposit(range, 110 * reflector.strength * (0.5 + share()) *
                                   std::exp(-off * off / (2 * halfBeam * halfBeam)));
        }
        test::Samples samples(m_amplitudes.size());
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const double noise = -5 * std::log(1 - 0.999999 * share());
            samples[i] = std::uint8_t(std::min(255.0, m_amplitudes[i] + noise));
        }
        m_log.add(test::Spoke360{.angleGrad = std::uint16_t(angle),
                                 .samplePeriod = 5333,
                                 .samples = samples}
                      .frame(),
                  std::chrono::microseconds(std::int64_t(1e6 * pingS * ping)));
    }

    std::mt19937 m_engine;
    Water m_water;
    EchoLog m_log;
    std::vector<Wall> m_walls;
    std::vector<Reflector> m_reflectors;
    std::vector<Place> m_places;
    std::array<double, 500> m_amplitudes{};
};

} // namespace leadline::test
