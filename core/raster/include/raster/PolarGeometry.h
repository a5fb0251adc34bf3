// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/PixelRect.h"
#include "raster/PolarView.h"
#include "raster/SectorRange.h"

#include <compare>
#include <cstddef>
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

    /// One number, so that sorting by it is sorting by distance: distance · 2³² + y · 2¹⁶ + x.
    struct Pixel {
        std::uint64_t key = 0;

        /// Of the pixel's centre from the disc's, in units of distanceUnit().
        [[nodiscard]] std::int32_t distance() const
        {
            return static_cast<std::int32_t>(key >> 32U);
        }
        [[nodiscard]] int x() const { return static_cast<int>(key & 0xffffU); }
        [[nodiscard]] int y() const { return static_cast<int>((key >> 16U) & 0xffffU); }

        friend constexpr auto operator<=>(const Pixel&, const Pixel&) = default;
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
    void sortSector(std::size_t sector);

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
