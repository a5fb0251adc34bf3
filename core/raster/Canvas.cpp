// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/Canvas.h"

#include <algorithm>
#include <cstdint>

namespace leadline::raster {

namespace {

PixelRect between(std::int64_t left, std::int64_t top, std::int64_t right, std::int64_t bottom)
{
    if (right <= left || bottom <= top)
        return {};
    return {static_cast<int>(left), static_cast<int>(top), static_cast<int>(right - left),
            static_cast<int>(bottom - top)};
}

std::int64_t right(const PixelRect& r)
{
    return std::int64_t{r.x} + r.width;
}

std::int64_t bottom(const PixelRect& r)
{
    return std::int64_t{r.y} + r.height;
}

} // namespace

PixelRect united(const PixelRect& a, const PixelRect& b)
{
    if (a.empty())
        return b;
    if (b.empty())
        return a;
    return between(std::min(a.x, b.x), std::min(a.y, b.y), std::max(right(a), right(b)),
                   std::max(bottom(a), bottom(b)));
}

PixelRect intersected(const PixelRect& a, const PixelRect& b)
{
    return between(std::max(a.x, b.x), std::max(a.y, b.y), std::min(right(a), right(b)),
                   std::min(bottom(a), bottom(b)));
}

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
