// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leadline::app {

/// Slanted lines over the pixels of a plot in which there is no data. Columns are counted in time,
/// so that the lines go with the picture when it moves.
struct Hatch {
    /// From line to line and of a line, along a row of pixels; the period is 1 at least.
    int period = 1;
    int line = 1;

    [[nodiscard]] bool covers(std::int64_t column, int row) const
    {
        return ((column + row) % period + period) % period < line;
    }
};

} // namespace leadline::app
