// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Canvas.h"
#include "raster/Colormap.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace leadline::support {

/// A canvas with its own memory, and `padding` bytes after each row that must not be changed.
class Picture {
public:
    Picture(int width, int height, std::ptrdiff_t padding = 0)
        : m_bytes(static_cast<std::size_t>((width * 4 + padding) * height), 0),
          m_canvas{m_bytes.data(), width, height, width * 4 + padding}
    {
    }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;

    [[nodiscard]] const raster::Canvas& canvas() const { return m_canvas; }
    [[nodiscard]] raster::Rgba at(int x, int y) const { return m_canvas.get(x, y); }
    void fill(raster::Rgba colour)
    {
        for (int y = 0; y < m_canvas.height; ++y) {
            for (int x = 0; x < m_canvas.width; ++x)
                m_canvas.set(x, y, colour);
        }
    }
    [[nodiscard]] const std::vector<std::uint8_t>& bytes() const { return m_bytes; }

    /// Number of pixels that differ from the reference values, given row by row with -1 for
    /// transparent.
    [[nodiscard]] int differences(std::span<const int> values, const raster::Colormap& map) const
    {
        int count = 0;
        std::size_t i = 0;
        for (int y = 0; y < m_canvas.height; ++y) {
            for (int x = 0; x < m_canvas.width; ++x, ++i) {
                const raster::Rgba wanted =
                    values[i] < 0 ? raster::transparent : map[static_cast<std::uint8_t>(values[i])];
                count += at(x, y) == wanted ? 0 : 1;
            }
        }
        return count;
    }

private:
    std::vector<std::uint8_t> m_bytes;
    raster::Canvas m_canvas;
};

} // namespace leadline::support
