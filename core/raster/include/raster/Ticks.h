// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace leadline::raster {

/// Tick marks at round values on an axis, ascending, within the axis's limits.
struct Ticks {
    double step = 0;
    /// Decimals that labels need to be distinct and exact; 0 for times of a second and more.
    int decimals = 0;
    std::vector<double> values;
};

/// Limit; an axis that would need more ticks has none.
inline constexpr int maxTicks = 1000;

/// Steps of 1, 2, 2.5 or 5 · 10ⁿ: the finest with at most `wanted` intervals. None if the axis has
/// no length or is not finite. `min` may exceed `max`.
[[nodiscard]] Ticks axisTicks(double min, double max, int wanted);
/// The finest step that is at least `minSpacing` wide on an axis of `length`, both in pixels or
/// another common unit.
[[nodiscard]] Ticks axisTicks(double min, double max, double length, double minSpacing);

/// Steps of 1, 2, 5, 10, 15, 30 s and min, of 1, 2, 6, 12 h, and of whole days; below a second of
/// 1, 2, 5 · 10ⁿ. Multiples of the step from zero.
[[nodiscard]] Ticks timeTicks(double fromS, double untilS, int wanted);
[[nodiscard]] Ticks timeTicks(double fromS, double untilS, double length, double minSpacing);

/// Four or five round ranges for the rings of a disc, the last one at the edge if possible.
[[nodiscard]] Ticks ringRanges(double edge);

} // namespace leadline::raster
