// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace leadline::sidescan {

/// The levels of a run of pixels, each the mean of its own samples.
class PixelMeans {
public:
    /// The samples [first, end) of one pixel, one at least.
    struct Pixel {
        std::uint32_t first = 0;
        std::uint32_t end = 0;
    };

    /// The pixels' samples are among the first `samples` of what is given to levels().
    void setPixels(std::vector<Pixel> pixels, std::size_t samples);
    [[nodiscard]] const std::vector<Pixel>& pixels() const { return m_pixels; }

    /// levels[i] = mean of the samples of pixel i, rounded, + gains[i], limited to 0..255. There
    /// are as many gains and levels as pixels.
    void levels(std::span<const std::uint8_t> samples, std::span<const std::int16_t> gains,
                std::span<std::uint8_t> levels) const;
    /// The same without vector instructions, from pixel `from` on.
    void scalarLevels(std::span<const std::uint8_t> samples, std::span<const std::int16_t> gains,
                      std::span<std::uint8_t> levels, std::size_t from = 0) const;

private:
    std::vector<Pixel> m_pixels;
    /// Of each pixel: 65536 times the share of a sample in the mean, but 65535 of a single one,
    /// which rounds to the same.
    std::vector<std::uint16_t> m_shares;
    /// Of each pixel whose samples are among the eight from m_offsets on, where all are: those that
    /// are the pixel's, as little-endian bytes.
    std::vector<std::uint32_t> m_offsets;
    std::vector<std::uint64_t> m_masks;
};

} // namespace leadline::sidescan
