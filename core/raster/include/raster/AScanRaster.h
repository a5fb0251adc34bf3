// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "raster/Canvas.h"
#include "raster/Colormap.h"
#include "raster/ColumnReducer.h"

#include <cstdint>
#include <vector>

namespace leadline::raster {

/// Draws one profile as an A-scan with range downwards: each row is a bar from the left edge whose
/// length is the value's share of 255 (to the nearest pixel), in the value's colour; the rest is
/// transparent. Rows are reduced by ColumnReducer.
class AScanRaster {
public:
    AScanRaster() = default;
    AScanRaster(double topM, double bottomM) : m_reducer(topM, bottomM) {}

    void setWindow(double topM, double bottomM) { m_reducer.setWindow(topM, bottomM); }

    /// Overwrites the whole canvas.
    PixelRect draw(const Canvas& canvas, const echo::Profile& profile, const Colormap& colours);

    /// Length of a bar in pixels, 0..canvasWidth.
    [[nodiscard]] static int barWidth(std::uint8_t value, int canvasWidth);

private:
    ColumnReducer m_reducer;
    std::vector<std::uint8_t> m_values;
};

} // namespace leadline::raster
