// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace leadline::raster {

/// Round places on an axis, ascending, all within what was asked for.
struct Ticks {
    double step = 0;
    /// What a label needs after the point so that no two are equal and none is rounded; 0 for
    /// times of a second and more.
    int decimals = 0;
    std::vector<double> values;
};

/// At most this many; what would give more gives none.
inline constexpr int mostTicks = 1000;

/// Steps of 1, 2, 2.5 or 5 · 10ⁿ: the finest that gives no more than `wanted` intervals. None if
/// the axis has no length or is not finite. min and max may be either way round.
[[nodiscard]] Ticks axisTicks(double min, double max, int wanted);
/// The same: the finest step that is at least `minSpacing` on an axis of `length` (pixels, say).
[[nodiscard]] Ticks axisTicks(double min, double max, double length, double minSpacing);

/// Steps of 1, 2, 5, 10, 15, 30 s, then min, and 1, 2, 6, 12 h, then whole days; below a second
/// 1, 2, 5 · 10ⁿ. Counted from zero.
[[nodiscard]] Ticks timeTicks(double fromS, double untilS, int wanted);
[[nodiscard]] Ticks timeTicks(double fromS, double untilS, double length, double minSpacing);

/// 4 or 5 round ranges for the rings of a disc, the last one at the edge if that can be.
[[nodiscard]] Ticks ringRanges(double edge);

} // namespace leadline::raster
