// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/PixelRect.h"
#include "raster/PolarView.h"
#include "raster/SectorRange.h"

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::raster {

/// The pixels of a disc by sector and, within a sector, from the centre outwards. Made once for a
/// size and a view; takes 8 bytes a pixel. A pixel is of the disc if its centre is.
class PolarGeometry {
public:
    /// Larger pictures than this have no pixels here.
    static constexpr int largestSide = 32767;

    struct Pixel {
        /// Distance of the pixel's centre from the disc's, in units of distanceUnit().
        std::int32_t distance = 0;
        /// Row · 65536 + column.
        std::uint32_t place = 0;

        [[nodiscard]] int x() const { return static_cast<int>(place & 0xffffU); }
        [[nodiscard]] int y() const { return static_cast<int>(place >> 16U); }
    };

    PolarGeometry() = default;
    PolarGeometry(int width, int height)
        : PolarGeometry(width, height, PolarView::fitting(width, height))
    {
    }
    PolarGeometry(int width, int height, const PolarView& view, int sectors = SectorRange::perTurn);

    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    [[nodiscard]] const PolarView& view() const { return m_view; }
    [[nodiscard]] int sectors() const { return static_cast<int>(m_bounds.size()); }
    /// Pixels; a power of two.
    [[nodiscard]] double distanceUnit() const { return m_unit; }

    /// 0 <= sector < sectors().
    [[nodiscard]] std::span<const Pixel> pixels(int sector) const;
    [[nodiscard]] const PixelRect& bounds(int sector) const;
    [[nodiscard]] PixelRect bounds(const SectorRange& range) const;

private:
    void sortWithinSectors();

    int m_width = 0;
    int m_height = 0;
    PolarView m_view;
    double m_unit = 1;
    std::vector<Pixel> m_pixels;
    /// Where each sector's pixels begin; one more than there are sectors.
    std::vector<std::uint32_t> m_begins{0};
    std::vector<PixelRect> m_bounds;
};

} // namespace leadline::raster
