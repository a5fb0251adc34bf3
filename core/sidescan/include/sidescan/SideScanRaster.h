// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Canvas.h"
#include "raster/Colormap.h"
#include "sidescan/GainOverRange.h"
#include "sidescan/RowWindow.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace leadline::sidescan {

/// A half of a line of the picture, to be drawn of one row or of several that share it.
struct HalfLine {
    std::span<const Row* const> rows = {};
    const GainOverRange* gain = nullptr;
    /// Altitude over the bottom, for ranges on the ground; nullopt for slant ranges.
    std::optional<double> altitudeM = {};
    /// Range at the outer edge; at the inner one it is 0.
    double endM = 0;
    /// It grows leftwards.
    bool leftwards = false;
};

/// Draws rows across the track, a line of pixels each. Each pixel is the mean of its samples, in
/// decibels, with the gain of its range; where there is no sample it is transparent.
class SideScanRaster {
public:
    /// Draws pixels [x, x + width) of line y, which have to be on the canvas.
    void drawHalf(const raster::Canvas& canvas, int x, int width, int y, const HalfLine& half,
                  const raster::Colormap& colours);

private:
    /// What the samples of rows have in common that lie alike.
    struct Shape {
        double startM = 0;
        double lengthM = 0;
        std::size_t samples = 0;

        friend bool operator==(const Shape&, const Shape&) = default;
    };
    /// Of the same shape, width, range and altitude: the samples [first, end) of each pixel.
    struct Plan {
        Shape shape;
        std::size_t width = 0;
        double endM = 0;
        /// In quarters of a sample; -1 for slant ranges.
        std::int64_t altitude = -1;

        friend bool operator==(const Plan&, const Plan&) = default;
    };
    struct Pixel {
        std::uint32_t first = 0;
        std::uint32_t end = 0;
        /// 65536 times the share of a sample in the mean.
        std::uint32_t perSample = 0;

        /// Of the sums of the levels before each sample; with the gain in the middle.
        [[nodiscard]] std::int32_t mean(const std::uint32_t* sums, const std::int16_t* gain) const
        {
            constexpr std::uint32_t half = 32768;
            const std::uint32_t mean = ((sums[end] - sums[first]) * perSample + half) >> 16U;
            return static_cast<std::int32_t>(mean) + gain[(first + end) / 2];
        }
    };
    /// Of one shape: what is added to each sample, and once more beyond the last one.
    struct Gain {
        Shape shape;
        GainOverRange of;
        std::vector<std::int16_t> levels;
    };

    void plan(const Plan& wanted);
    /// Makes m_pixels, m_first and m_sums those of the row, and gives the gain of its samples; null
    /// for a row without samples.
    [[nodiscard]] const std::int16_t* take(const Row& row, const HalfLine& half,
                                           std::size_t pixels);

    Plan m_plan;
    /// Pixels [m_first, size) have samples.
    std::size_t m_first = 0;
    std::vector<Pixel> m_pixels;
    std::array<Gain, 2> m_gains;
    /// Of the levels before each sample.
    std::vector<std::uint32_t> m_sums;
    std::vector<std::uint32_t> m_added;
    std::vector<std::uint32_t> m_counts;
};

} // namespace leadline::sidescan
