// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/Stroke.h"

#include <cmath>
#include <cstddef>

namespace leadline::app {

std::vector<StrokeSpan> strokeSpans(std::span<const float> at, float thickness)
{
    // Each column of a steep line is widened by its slant; beyond this factor the line looks like a
    // blot.
    constexpr float mostSlant = 1.5;
    std::vector<StrokeSpan> spans(at.size());
    for (std::size_t i = 0; i < at.size(); ++i) {
        if (std::isnan(at[i]))
            continue;
        const bool joinsBefore = i > 0 && !std::isnan(at[i - 1]);
        const bool joinsAfter = i + 1 < at.size() && !std::isnan(at[i + 1]);
        const float before = joinsBefore ? (at[i - 1] + at[i]) / 2 : at[i];
        const float after = joinsAfter ? (at[i] + at[i + 1]) / 2 : at[i];
        const float slant = std::min(std::hypot(1.0F, after - before), mostSlant);
        spans[i] = StrokeSpan{std::min({before, at[i], after}), std::max({before, at[i], after})};
        spans[i].from -= thickness / 2 * slant;
        spans[i].to += thickness / 2 * slant;
    }
    return spans;
}

std::vector<StrokeSpan> haloSpans(std::span<const StrokeSpan> line, int by)
{
    const auto count = static_cast<std::ptrdiff_t>(line.size());
    const auto at = [line](std::ptrdiff_t i) { return line[static_cast<std::size_t>(i)]; };
    const auto broad = static_cast<float>(by);
    std::vector<StrokeSpan> halo(line.size());
    for (std::ptrdiff_t i = 0; i < count; ++i) {
        StrokeSpan here = at(i).wider(broad);
        // The halo surrounds one connected piece of the line only; empty columns between two pieces
        // end it.
        for (const int direction : {-1, 1}) {
            const bool inLine = !at(i).empty();
            for (int k = 1; k <= by; ++k) {
                const std::ptrdiff_t beside = i + std::ptrdiff_t{direction} * k;
                if (beside < 0 || beside >= count || (inLine && at(beside).empty()))
                    break;
                const StrokeSpan near = at(beside).wider(broad);
                if (near.empty())
                    continue;
                here = here.empty()
                           ? near
                           : StrokeSpan{std::min(here.from, near.from), std::max(here.to, near.to)};
            }
            if (!inLine && !here.empty())
                break;
        }
        halo[static_cast<std::size_t>(i)] = here;
    }
    return halo;
}

} // namespace leadline::app
