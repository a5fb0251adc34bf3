// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Samples.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace leadline::raster {

/// The colour map's index for a raw sample: full scale gets the last colour, what lies between is
/// linear, to the nearest.
[[nodiscard]] constexpr std::uint8_t colourIndex(std::uint8_t sample)
{
    return sample;
}
[[nodiscard]] constexpr std::uint8_t colourIndex(std::uint16_t sample)
{
    return static_cast<std::uint8_t>((sample + 128U) / 257U);
}

[[nodiscard]] constexpr std::uint8_t colourIndex(ping::WideSample sample)
{
    return colourIndex(std::uint16_t{sample});
}

/// Maxima of all runs of k and of k + 1 adjacent samples, computed with vector instructions. Reuses
/// its memory. `Number` is std::uint8_t or std::uint16_t.
template<class Number>
class SlidingMaxOf {
public:
    /// Requires 1 <= k <= samples.size(), and samples as wide as `Number`.
    void build(const ping::Samples& samples, int k);

    /// Interleaved table: entry `first + last - k` is the maximum of the samples [first, last),
    /// where last - first is k or k + 1 and both are within the samples.
    [[nodiscard]] const Number* table() const { return m_table.data(); }

private:
    std::vector<Number> m_padded;
    std::vector<Number> m_a;
    std::vector<Number> m_b;
    std::vector<Number> m_table;
};

using SlidingMax = SlidingMaxOf<std::uint8_t>;
using WideSlidingMax = SlidingMaxOf<std::uint16_t>;

} // namespace leadline::raster
