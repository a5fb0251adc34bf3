// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/AScanRaster.h"

#include <cstddef>
#include <cstdint>

namespace leadline::raster {

int AScanRaster::barWidth(std::uint8_t value, int canvasWidth)
{
    return static_cast<int>((std::int64_t{value} * canvasWidth + 127) / 255);
}

PixelRect AScanRaster::draw(const Canvas& canvas, const echo::Profile& profile,
                            const Colormap& colours)
{
    const PixelRect changed = canvas.clear();
    if (changed.empty())
        return {};
    m_values.resize(static_cast<std::size_t>(canvas.height));
    const RowRange rows = m_reducer.reduce(profile, m_values);
    for (int y = rows.first; y < rows.last; ++y) {
        const std::uint8_t value = m_values[static_cast<std::size_t>(y)];
        const Rgba colour = colours[value];
        const int width = barWidth(value, canvas.width);
        for (int x = 0; x < width; ++x)
            canvas.set(x, y, colour);
    }
    return changed;
}

} // namespace leadline::raster
