// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::raster {

/// A rectangle of pixels, half-open; what a drawing call has changed at most.
struct PixelRect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] constexpr bool empty() const { return width <= 0 || height <= 0; }
    [[nodiscard]] constexpr bool contains(int px, int py) const
    {
        return px >= x && px - x < width && py >= y && py - y < height;
    }
    friend constexpr bool operator==(const PixelRect&, const PixelRect&) = default;
};

/// The smallest rectangle that holds both; an empty one adds nothing.
[[nodiscard]] PixelRect united(const PixelRect& a, const PixelRect& b);
/// What lies in both.
[[nodiscard]] PixelRect intersected(const PixelRect& a, const PixelRect& b);

} // namespace leadline::raster
