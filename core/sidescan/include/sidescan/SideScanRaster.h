// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Canvas.h"
#include "raster/Colormap.h"
#include "sidescan/GainOverRange.h"
#include "sidescan/PixelMeans.h"
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
    /// Of the same shape, width, range and altitude: the samples of each pixel.
    struct Plan {
        Shape shape;
        std::size_t width = 0;
        double endM = 0;
        double stepM = 0;
        /// In steps; -1 for slant ranges.
        std::int64_t altitude = -1;

        friend bool operator==(const Plan&, const Plan&) = default;
    };
    /// Of one shape: what is added to each sample, and once more beyond the last one.
    struct Gain {
        Shape shape;
        GainOverRange of;
        std::vector<std::int16_t> ofSamples;
        /// Of each pixel of a plan, that of the sample in its middle.
        std::uint64_t plan = 0;
        std::vector<std::int16_t> ofPixels;
    };

    void plan(const Plan& wanted);
    [[nodiscard]] const std::vector<std::int16_t>& gainOf(const Row& row, const HalfLine& half);
    /// Makes the plan that of the row, and m_levels those of the pixels from m_first on that have
    /// samples: as many as it returns.
    std::size_t take(const Row& row, const HalfLine& half, std::size_t pixels);

    Plan m_plan;
    /// Counts the plans.
    std::uint64_t m_planNumber = 0;
    /// The first pixel that has samples.
    std::size_t m_first = 0;
    PixelMeans m_means;
    std::array<Gain, 2> m_gains;
    /// While a plan is made: of each pixel's inner edge and of the last one's outer one, the sample
    /// there, counted from 1; 0 before the first one.
    std::vector<std::uint32_t> m_edges;
    std::vector<std::uint8_t> m_levels;
    std::vector<std::uint32_t> m_added;
    std::vector<std::uint32_t> m_counts;
};

} // namespace leadline::sidescan
