// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/SlidingMean.h"

#include <algorithm>
#include <cstddef>

namespace leadline::raster {

namespace {

std::uint64_t rounded(std::uint64_t sum, std::uint64_t count)
{
    return (sum + count / 2) / count;
}

} // namespace

template<class Number>
void SlidingMeanOf<Number>::build(const ping::Samples& samples, int k)
{
    const std::size_t n = samples.size();
    const auto window = static_cast<std::size_t>(k);
    m_table.assign(2 * n + 2, 0); // A caller's rounding error at the end stays inside.
    samples.visit([&](const auto& values) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < window; ++i)
            sum += std::uint64_t{values[i]};
        for (std::size_t i = 0; i + window <= n; ++i) {
            m_table[2 * i] = static_cast<Number>(rounded(sum, window));
            if (i + window == n)
                break;
            sum += std::uint64_t{values[i + window]};
            m_table[2 * i + 1] = static_cast<Number>(rounded(sum, window + 1));
            sum -= std::uint64_t{values[i]};
        }
    });
}

template class SlidingMeanOf<std::uint8_t>;
template class SlidingMeanOf<std::uint16_t>;

} // namespace leadline::raster
