// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sidescan/RowWindow.h"

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::sidescan {

/// Compensates the loss of echoes with range, in what is drawn, never in what is recorded.
class GainOverRange {
public:
    /// Lines whose mean is the gain.
    static constexpr std::size_t lines = 400;

    /// No gain.
    GainOverRange() = default;
    /// By physics: 30 log R, for a bottom that is seen aslant, and the absorption both ways. The
    /// gain is 0 dB at a quarter of `endM`.
    [[nodiscard]] static GainOverRange byPhysics(double endM, double absorptionDbPerKm);
    /// By the data: the mean of the newest `lines` rows at each range beyond their bottom becomes
    /// the same everywhere, the mean of all of it.
    [[nodiscard]] static GainOverRange byMean(std::span<const Row> rows);

    [[nodiscard]] bool isOff() const { return m_levels.empty(); }
    /// Levels to add at a slant range, half decibels.
    [[nodiscard]] int at(double slantM) const;
    /// The same for each of a row's samples.
    [[nodiscard]] std::vector<std::int16_t> levelsOf(const Row& row) const;
    /// Adds the gain to a row's levels, limited to the scale.
    void apply(const Row& row, std::span<std::uint8_t> levels) const;

    friend bool operator==(const GainOverRange&, const GainOverRange&) = default;

private:
    double m_stepM = 1;
    /// For each step of range from 0 on; the last one holds beyond.
    std::vector<std::int16_t> m_levels;
};

} // namespace leadline::sidescan
