// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/PixelMeans.h"

#include "base/Bytes.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace leadline::sidescan {

namespace {

/// Samples that are read at once.
constexpr std::uint32_t together = 8;

constexpr std::uint16_t shareOf(std::uint32_t count)
{
    return static_cast<std::uint16_t>(std::min(65536 / count, 65535U));
}

/// Of so many samples, up to eight.
struct Few {
    std::uint64_t mask = 0;
    std::uint16_t share = 0;
};
constexpr auto fews = [] {
    std::array<Few, together + 1> all;
    for (std::uint32_t i = 1; i <= together; ++i)
        all[i] = {~std::uint64_t{0} >> (8 * (together - i)), shareOf(i)};
    return all;
}();

std::uint32_t sumOfBytes(std::uint64_t bytes)
{
    constexpr std::uint64_t even = 0x00ff00ff00ff00ff;
    constexpr std::uint64_t ones = 0x0001000100010001;
    const std::uint64_t pairs = (bytes & even) + ((bytes >> 8U) & even);
    return static_cast<std::uint32_t>((pairs * ones) >> 48U);
}

#if defined(__SSE2__)
/// The sums of two pixels' samples, in 64 bits each.
__m128i sumsOfTwo(const std::uint8_t* samples, const std::uint32_t* offsets,
                  const std::uint64_t* masks)
{
    const __m128i first = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(samples + offsets[0]));
    const __m128i second = _mm_loadl_epi64(reinterpret_cast<const __m128i*>(samples + offsets[1]));
    const __m128i mask = _mm_loadu_si128(reinterpret_cast<const __m128i*>(masks));
    return _mm_sad_epu8(_mm_and_si128(_mm_unpacklo_epi64(first, second), mask),
                        _mm_setzero_si128());
}
#endif

} // namespace

void PixelMeans::setPixels(std::vector<Pixel> pixels, std::size_t samples)
{
    m_pixels = std::move(pixels);
    const std::size_t count = m_pixels.size();
    m_shares.resize(count);
    m_offsets.resize(count);
    m_masks.resize(count);
    std::uint32_t most = 0;
    for (const auto [first, end] : m_pixels)
        most = std::max(most, end - first);
    if (most > together || samples < together) {
        m_offsets.clear();
        std::ranges::transform(m_pixels, m_shares.begin(),
                               [](Pixel pixel) { return shareOf(pixel.end - pixel.first); });
        return;
    }
    // At the end of the samples, the eight begin before the pixel's.
    const auto last = static_cast<std::uint32_t>(samples) - together;
    for (std::size_t i = 0; i < count; ++i) {
        const auto [first, end] = m_pixels[i];
        const Few& few = fews[end - first];
        m_shares[i] = few.share;
        m_offsets[i] = std::min(first, last);
        m_masks[i] = few.mask << (8 * (first - m_offsets[i]));
    }
}

void PixelMeans::levels(std::span<const std::uint8_t> samples, std::span<const std::int16_t> gains,
                        std::span<std::uint8_t> levels) const
{
    std::size_t i = 0;
#if defined(__SSE2__)
    // Eight pixels in each step.
    for (; i + 8 <= m_offsets.size(); i += 8) {
        const auto sumsAt = [&](std::size_t pixel) {
            return sumsOfTwo(samples.data(), m_offsets.data() + pixel, m_masks.data() + pixel);
        };
        const auto load = [i](const auto& from) {
            return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from.data() + i));
        };
        const __m128i sums = _mm_packs_epi32(_mm_packs_epi32(sumsAt(i), sumsAt(i + 2)),
                                             _mm_packs_epi32(sumsAt(i + 4), sumsAt(i + 6)));
        const __m128i shares = load(m_shares);
        const __m128i means = _mm_add_epi16(_mm_mulhi_epu16(sums, shares),
                                            _mm_srli_epi16(_mm_mullo_epi16(sums, shares), 15));
        const __m128i amplified = _mm_adds_epi16(means, load(gains));
        _mm_storel_epi64(reinterpret_cast<__m128i*>(levels.data() + i),
                         _mm_packus_epi16(amplified, amplified));
    }
#endif
    scalarLevels(samples, gains, levels, i);
}

void PixelMeans::scalarLevels(std::span<const std::uint8_t> samples,
                              std::span<const std::int16_t> gains, std::span<std::uint8_t> levels,
                              std::size_t from) const
{
    for (std::size_t i = from; i < m_pixels.size(); ++i) {
        const auto [first, end] = m_pixels[i];
        const std::uint32_t sum =
            m_offsets.empty()
                ? std::accumulate(samples.begin() + first, samples.begin() + end, std::uint32_t{0})
                : sumOfBytes(m_masks[i] &
                             base::loadLittle<std::uint64_t>(std::as_bytes(samples), m_offsets[i]));
        const auto mean = static_cast<std::int32_t>((sum * m_shares[i] + 32768) >> 16U);
        levels[i] = static_cast<std::uint8_t>(std::clamp(mean + gains[i], 0, 255));
    }
}

} // namespace leadline::sidescan
