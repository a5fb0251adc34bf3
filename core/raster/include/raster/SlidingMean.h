// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Samples.h"

#include <cstdint>
#include <vector>

namespace leadline::raster {

/// Means of all runs of k and of k + 1 adjacent samples, to the nearest. Reuses its memory.
/// `Number` is std::uint8_t or std::uint16_t.
template<class Number>
class SlidingMeanOf {
public:
    /// Requires 1 <= k <= samples.size(), and samples as wide as `Number`.
    void build(const ping::Samples& samples, int k);

    /// Interleaved table: entry `first + last - k` is the mean of the samples [first, last), where
    /// last - first is k or k + 1 and both are within the samples.
    [[nodiscard]] const Number* table() const { return m_table.data(); }

private:
    std::vector<Number> m_table;
};

using SlidingMean = SlidingMeanOf<std::uint8_t>;
using WideSlidingMean = SlidingMeanOf<std::uint16_t>;

} // namespace leadline::raster
