// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace leadline::raster {

/// Maxima of all runs of k and of k + 1 adjacent samples, computed with vector instructions. Reuses
/// its memory.
class SlidingMax {
public:
    /// Requires 1 <= k <= samples.size().
    void build(std::span<const std::uint8_t> samples, int k);

    /// Interleaved table: entry `first + last - k` is the maximum of the samples [first, last),
    /// where last - first is k or k + 1 and both are within the samples.
    [[nodiscard]] const std::uint8_t* table() const { return m_table.data(); }

private:
    std::vector<std::uint8_t> m_padded;
    std::vector<std::uint8_t> m_a;
    std::vector<std::uint8_t> m_b;
    std::vector<std::uint8_t> m_table;
};

} // namespace leadline::raster
