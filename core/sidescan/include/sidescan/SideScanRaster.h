// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Canvas.h"
#include "raster/Colormap.h"
#include "raster/ColumnReducer.h"
#include "sidescan/GainOverRange.h"
#include "sidescan/RowWindow.h"

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
/// decibels; where there is no sample it is transparent.
class SideScanRaster {
public:
    /// Draws pixels [x, x + width) of line y, which have to be on the canvas.
    void drawHalf(const raster::Canvas& canvas, int x, int width, int y, const HalfLine& half,
                  const raster::Colormap& colours);

private:
    void reduceGround(const Row& row, std::span<const std::uint8_t> levels, double altitudeM,
                      double metresPerPixel, std::size_t width);

    raster::ColumnReducer m_reducer;
    std::vector<std::uint8_t> m_levels;
    std::vector<std::uint8_t> m_values;
    std::vector<std::uint32_t> m_sums;
    std::vector<std::uint32_t> m_counts;
    std::vector<std::uint32_t> m_prefix;
};

} // namespace leadline::sidescan
