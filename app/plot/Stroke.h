// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <vector>

namespace leadline::app {

/// The part that a line covers in one step along the axis: [from, to) across it, pixels.
struct StrokeSpan {
    float from = 0;
    float to = 0;

    [[nodiscard]] bool empty() const { return !(to > from); }
    /// Covered fraction of a pixel, 0..1.
    [[nodiscard]] float coverage(int pixel) const
    {
        const auto at = static_cast<float>(pixel);
        return std::clamp(std::min(to, at + 1) - std::max(from, at), 0.0F, 1.0F);
    }
    [[nodiscard]] StrokeSpan wider(float by) const
    {
        return empty() ? *this : StrokeSpan{from - by, to + by};
    }
};

/// A line through at[i] at the centre of step i; NaN interrupts it.
[[nodiscard]] std::vector<StrokeSpan> strokeSpans(std::span<const float> at, float thickness);

/// The line widened by `by` pixels on all sides, as a halo.
[[nodiscard]] std::vector<StrokeSpan> haloSpans(std::span<const StrokeSpan> line, int by);

} // namespace leadline::app
