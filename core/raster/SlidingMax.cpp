// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/SlidingMax.h"

#include <algorithm>
#include <utility>

namespace leadline::raster {

namespace {

/// to[i] = the larger of from[i] and from[i + distance].
template<class Number>
void fold(const Number* from, std::size_t distance, Number* to, std::size_t n)
{
    const Number* far = from + distance;
    for (std::size_t i = 0; i < n; ++i)
        to[i] = from[i] > far[i] ? from[i] : far[i];
}

} // namespace

template<class Number>
void SlidingMaxOf<Number>::build(const ping::Samples& samples, int k)
{
    const std::size_t n = samples.size();
    const auto window = static_cast<std::size_t>(k);
    // Trailing zeros do not change a maximum, and allow each pass to process all n samples.
    const std::size_t padded = n + window;
    m_padded.resize(padded);
    if constexpr (sizeof(Number) == 1)
        std::ranges::copy(samples.bytes(), m_padded.begin());
    else
        std::ranges::copy(samples.wide(), m_padded.begin());
    std::fill(m_padded.begin() + static_cast<std::ptrdiff_t>(n), m_padded.end(), Number{0});
    m_table.resize(2 * n + 2); // A caller's rounding error at the end stays inside.

    const Number* exact = m_padded.data();
    if (window > 1) {
        m_a.assign(padded, 0);
        m_b.assign(padded, 0);
        Number* to = m_a.data();
        Number* other = m_b.data();
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
    const Number* next = m_padded.data() + window;
    Number* table = m_table.data();
    for (std::size_t i = 0; i < n; ++i) {
        table[2 * i] = exact[i];
        table[2 * i + 1] = exact[i] > next[i] ? exact[i] : next[i];
    }
}

template class SlidingMaxOf<std::uint8_t>;
template class SlidingMaxOf<std::uint16_t>;

} // namespace leadline::raster
