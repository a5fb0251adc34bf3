// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <vector>

namespace leadline::app {

/// What a drawn line covers of one step along it: [from, to) across, in pixels.
struct StrokeSpan {
    float from = 0;
    float to = 0;

    [[nodiscard]] bool empty() const { return !(to > from); }
    /// How much of a pixel it covers, 0..1.
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

/// A line that goes through at[i] in the middle of step i; NaN interrupts it.
[[nodiscard]] std::vector<StrokeSpan> strokeSpans(std::span<const float> at, float thickness);

/// The line widened by so many pixels on all sides, as what lies below it as a halo.
[[nodiscard]] std::vector<StrokeSpan> haloSpans(std::span<const StrokeSpan> line, int by);

} // namespace leadline::app
