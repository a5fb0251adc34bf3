// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <random>
#include <vector>

namespace leadline::support {

/// Creates profiles of random samples, and owns their bytes. The same seed gives the same echoes on
/// every system; distributions of std do not, so they are not used.
class RandomEchoes {
public:
    explicit RandomEchoes(std::uint32_t seed) : m_engine(seed) {}

    /// A number from 0 to below - 1.
    [[nodiscard]] int number(int below)
    {
        return static_cast<int>(m_engine() % static_cast<std::uint32_t>(below));
    }
    [[nodiscard]] double fraction() { return static_cast<double>(m_engine()) / 4294967296.0; }

    [[nodiscard]] echo::Profile profile(double startM, double lengthM, std::size_t count)
    {
        std::vector<std::uint8_t>& bytes = m_owned.emplace_back(count);
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(m_engine() & 0xffU);
        return {startM, lengthM, bytes};
    }

    /// A spoke with any whole bearing and step, and with a range and number of samples of real
    /// devices.
    [[nodiscard]] echo::Spoke spoke()
    {
        constexpr std::size_t counts[] = {0, 1, 7, 200, 666, 1200};
        constexpr double ranges[] = {2, 5, 10, 17.3, 20};
        const auto count = counts[number(6)];
        const double range = ranges[number(5)];
        const double start = number(3) == 0 ? fraction() * range / 2 : 0.0;
        return {profile(start, range - start, count), static_cast<double>(number(400)),
                static_cast<double>(1 + number(10))};
    }

private:
    std::mt19937 m_engine;
    std::deque<std::vector<std::uint8_t>> m_owned;
};

} // namespace leadline::support
