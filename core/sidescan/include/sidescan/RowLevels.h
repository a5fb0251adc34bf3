// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/LevelMeasurement.h"
#include "sidescan/GainOverRange.h"
#include "sidescan/RowWindow.h"

#include <span>

namespace leadline::sidescan {

/// How the levels of the rows of a picture are distributed beyond their bottom, with the gain that
/// they are drawn with, and the tone curve that follows from it.
class RowLevels {
public:
    /// At most so many rows of a side are measured.
    static constexpr std::size_t mostRows = 192;

    /// Adds the rows of one side.
    void add(std::span<const Row> rows, const GainOverRange& gain);
    /// The curve is the raw one without rows.
    [[nodiscard]] echo::LevelMeasurement measurement() const;

private:
    echo::LevelMeasurement m_measured;
    std::vector<std::uint8_t> m_shown;
};

} // namespace leadline::sidescan
