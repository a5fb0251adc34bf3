// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/SlidingMax.h"

#include <algorithm>
#include <utility>

namespace leadline::raster {

namespace {

using Byte = std::uint8_t;

/// Sets to[i] to the larger of from[i] and from[i + distance].
void fold(const Byte* from, std::size_t distance, Byte* to, std::size_t n)
{
    const Byte* far = from + distance;
    for (std::size_t i = 0; i < n; ++i)
        to[i] = from[i] > far[i] ? from[i] : far[i];
}

} // namespace

void SlidingMax::build(std::span<const std::uint8_t> samples, int k)
{
    const std::size_t n = samples.size();
    const auto window = static_cast<std::size_t>(k);
    // Trailing zeros do not change a maximum, and allow each pass to process all n samples.
    const std::size_t padded = n + window;
    m_padded.resize(padded);
    std::copy(samples.begin(), samples.end(), m_padded.begin());
    std::fill(m_padded.begin() + static_cast<std::ptrdiff_t>(n), m_padded.end(), Byte{0});
    // The margin covers a rounding error of the caller at the end.
    m_table.resize(2 * n + 2);

    const Byte* exact = m_padded.data();
    if (window > 1) {
        m_a.assign(padded, 0);
        m_b.assign(padded, 0);
        Byte* to = m_a.data();
        Byte* other = m_b.data();
        std::size_t length = 1;
        for (; length * 2 <= window; length *= 2) {
            fold(exact, length, to, n);
            exact = to;
            std::swap(to, other);
        }
        if (length < window) {
            fold(exact, window - length, to, n);
            exact = to;
        }
    }
    const Byte* next = m_padded.data() + window;
    Byte* table = m_table.data();
    for (std::size_t i = 0; i < n; ++i) {
        table[2 * i] = exact[i];
        table[2 * i + 1] = exact[i] > next[i] ? exact[i] : next[i];
    }
}

} // namespace leadline::raster
