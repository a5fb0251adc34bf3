// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace leadline::raster {

/// A rectangle of pixels with exclusive ends. Drawing functions return the area that they may have
/// changed.
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

/// Bounding rectangle of both; empty ones are ignored.
[[nodiscard]] PixelRect united(const PixelRect& a, const PixelRect& b);
/// Common area of both; empty if there is none.
[[nodiscard]] PixelRect intersected(const PixelRect& a, const PixelRect& b);

/// One pixel in memory: 8 bits per channel, straight alpha; all zero means no data.
struct Rgba {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 0;

    friend constexpr bool operator==(const Rgba&, const Rgba&) = default;
};
static_assert(sizeof(Rgba) == 4);

inline constexpr Rgba transparent{};

/// View of the caller's image: rows of Rgba bytes, `stride` bytes apart. Nothing is drawn on an
/// invalid canvas, without pixels or with rows longer than its stride.
struct Canvas {
    std::uint8_t* pixels = nullptr;
    int width = 0;
    int height = 0;
    std::ptrdiff_t stride = 0;

    [[nodiscard]] bool valid() const
    {
        return pixels != nullptr && width > 0 && height > 0 && stride / 4 >= width;
    }
    [[nodiscard]] PixelRect bounds() const { return {0, 0, width, height}; }
    /// The columns [first, end), which must be inside.
    [[nodiscard]] Canvas columns(int first, int end) const
    {
        return {at(first, 0), end - first, height, stride};
    }
    /// The pixel must be inside the canvas.
    [[nodiscard]] std::uint8_t* at(int x, int y) const
    {
        return pixels + y * stride + std::ptrdiff_t{x} * 4;
    }
    void set(int x, int y, Rgba colour) const { std::memcpy(at(x, y), &colour, sizeof colour); }
    [[nodiscard]] Rgba get(int x, int y) const
    {
        Rgba colour;
        std::memcpy(&colour, at(x, y), sizeof colour);
        return colour;
    }
    /// Makes an area transparent; returns the part inside the canvas.
    PixelRect clear(const PixelRect& area) const;
    PixelRect clear() const { return clear(bounds()); }
};

} // namespace leadline::raster
