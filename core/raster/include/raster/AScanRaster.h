// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "raster/Canvas.h"
#include "raster/Colormap.h"
#include "raster/ColumnReducer.h"

#include <cstdint>
#include <vector>

namespace leadline::raster {

/// One profile: range downwards over a window, each row a bar from the left edge, as long as its
/// value is of 255 (to the nearest pixel) and in its colour; the rest is transparent. Rows are
/// reduced as ColumnReducer says.
class AScanRaster {
public:
    AScanRaster() = default;
    AScanRaster(double topM, double bottomM) : m_reducer(topM, bottomM) {}

    void setWindow(double topM, double bottomM) { m_reducer.setWindow(topM, bottomM); }

    /// Replaces the whole canvas.
    PixelRect draw(const Canvas& canvas, const echo::Profile& profile, const Colormap& colours);

    /// Pixels of a bar; 0..canvasWidth.
    [[nodiscard]] static int barWidth(std::uint8_t value, int canvasWidth);

private:
    ColumnReducer m_reducer;
    std::vector<std::uint8_t> m_values;
};

} // namespace leadline::raster
