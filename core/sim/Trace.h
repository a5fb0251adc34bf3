// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace leadline::sim {

/// The echo of one ping while it is composed; level 1 is almost full scale.
class Trace {
public:
    Trace(std::size_t samples, double startM, double metresPerSample);

    /// Adds a pulse with its peak at `rangeM`; `widthM` is about its width at half its height.
    void addPulse(double rangeM, double level, double widthM);

    [[nodiscard]] double rangeOf(std::size_t sample) const
    {
        return m_startM + (static_cast<double>(sample) + 0.5) * m_metresPerSample;
    }
    /// Index of the first sample at or beyond a range, at most size().
    [[nodiscard]] std::size_t sampleAt(double rangeM) const;
    [[nodiscard]] std::span<float> levels() { return m_levels; }
    [[nodiscard]] std::size_t size() const { return m_levels.size(); }

private:
    std::vector<float> m_levels;
    double m_startM;
    double m_metresPerSample;
};

/// Amplification at a gain setting 0..6 of a simulated Ping1D. It follows the device's factors 0.6
/// .. 144, compressed to the dynamic range of 8-bit samples. Higher settings are treated as 6.
[[nodiscard]] constexpr double ping1dGain(std::size_t gainIndex)
{
    constexpr std::array<double, 7> gains{0.3, 0.45, 0.7, 1.0, 1.35, 1.8, 2.4};
    return gains[std::min(gainIndex, gains.size() - 1)];
}

} // namespace leadline::sim
