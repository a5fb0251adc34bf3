// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/Canvas.h"

namespace leadline::raster {

PixelRect Canvas::clear(const PixelRect& area) const
{
    if (!valid())
        return {};
    const PixelRect inside = intersected(area, bounds());
    for (int y = inside.y; y < inside.y + inside.height; ++y)
        std::memset(at(inside.x, y), 0, static_cast<std::size_t>(inside.width) * sizeof(Rgba));
    return inside;
}

} // namespace leadline::raster
