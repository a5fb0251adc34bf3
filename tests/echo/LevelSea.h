// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>
#include <vector>

namespace leadline::test {

/// Small targets of known strength in the noise of a receiver: the envelope of a target's tone in
/// circular Gaussian noise (Rice), times the gain, rounded and limited as a device does. The same
/// seed gives the same echoes with every compiler.
class LevelSea {
public:
    static constexpr std::size_t spokes = 72;
    static constexpr std::size_t samplesPerSpoke = 400;

    struct Water {
        /// Standard deviation of each quadrature of the noise, in intensities at gain 1.
        double noise = 3;
        /// What the device subtracts from each sample, in intensities at gain 1.
        double floor = 0;
        double gain = 1;
        /// Targets, each of 3 spokes and 6 samples; 0 for empty water.
        int targets = 12;
        /// Amplitude of the targets over the noise's deviation, from the first to the last.
        double weakest = 1;
        double strongest = 8;
        bool ringing = true;
    };

    LevelSea(std::uint32_t seed, const Water& water) : m_engine(seed), m_water(water)
    {
        std::vector<double> amplitudes(spokes * samplesPerSpoke, 0.0);
        m_isTarget.assign(amplitudes.size(), false);
        for (int target = 0; target < water.targets; ++target)
            place(target, amplitudes);
        m_bytes.resize(amplitudes.size());
        for (std::size_t i = 0; i < amplitudes.size(); ++i)
            m_bytes[i] = sample(amplitudes[i]);
        for (std::size_t spoke = 0; spoke < spokes; ++spoke) {
            if (water.ringing)
                for (std::size_t i = 0; i < ringing; ++i)
                    m_bytes[spoke * samplesPerSpoke + i] = 255;
            m_profiles.push_back({0, 20,
                                  std::span<const std::uint8_t>(m_bytes).subspan(
                                      spoke * samplesPerSpoke, samplesPerSpoke)});
        }
    }

    [[nodiscard]] const std::vector<echo::Profile>& profiles() const { return m_profiles; }

    /// Counts of each intensity in water without and with a target.
    struct Counts {
        std::array<double, 256> noise{};
        std::array<double, 256> target{};
    };
    [[nodiscard]] Counts counts() const
    {
        Counts counts;
        for (std::size_t i = 0; i < m_bytes.size(); ++i)
            if (i % samplesPerSpoke >= ringing)
                (m_isTarget[i] ? counts.target : counts.noise)[m_bytes[i]] += 1;
        return counts;
    }

private:
    static constexpr std::size_t ringing = 12;

    [[nodiscard]] double fraction()
    {
        return (static_cast<double>(m_engine()) + 0.5) / 4294967296.0;
    }
    [[nodiscard]] std::size_t below(std::size_t count) { return m_engine() % count; }

    void place(int target, std::vector<double>& amplitudes)
    {
        constexpr std::size_t wide = 3;
        constexpr std::size_t thick = 6;
        const double share = m_water.targets > 1 ? double(target) / (m_water.targets - 1) : 1;
        const double amplitude =
            m_water.noise * (m_water.weakest + share * (m_water.strongest - m_water.weakest));
        const std::size_t spoke = below(spokes - wide);
        const std::size_t range = ringing + below(samplesPerSpoke - ringing - thick);
        for (std::size_t k = spoke; k < spoke + wide; ++k)
            for (std::size_t i = range; i < range + thick; ++i) {
                amplitudes[k * samplesPerSpoke + i] = amplitude;
                m_isTarget[k * samplesPerSpoke + i] = true;
            }
    }

    [[nodiscard]] std::uint8_t sample(double amplitude)
    {
        // Box and Muller's: both quadratures from two numbers.
        const double radius = m_water.noise * std::sqrt(-2 * std::log(fraction()));
        const double angle = 2 * std::numbers::pi * fraction();
        const double envelope =
            std::hypot(amplitude + radius * std::cos(angle), radius * std::sin(angle));
        const double value = std::round(m_water.gain * (envelope - m_water.floor));
        return static_cast<std::uint8_t>(std::clamp(value, 0.0, 255.0));
    }

    std::mt19937 m_engine;
    Water m_water;
    std::vector<std::uint8_t> m_bytes;
    std::vector<bool> m_isTarget;
    std::vector<echo::Profile> m_profiles;
};

} // namespace leadline::test
