// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "raster/Canvas.h"
#include "raster/PolarView.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace leadline::raster {

/// Sectors of a turn that is divided into equal ones; sector k of N covers the gradians
/// [k, k + 1) · 400 / N. Half a gradian each unless said: every spoke of a whole gradian and a
/// whole step then begins and ends on a border.
struct SectorRange {
    static constexpr int perTurn = 800;

    /// 0..N-1.
    int first = 0;
    /// 0..N; those past the last go on at 0.
    int count = 0;

    friend constexpr bool operator==(const SectorRange&, const SectorRange&) = default;
};

/// The sectors that lie within half a step of the bearing, both ends rounded to a border; at least
/// one, at most all. A step that is not above zero and figures that are not finite cover none.
[[nodiscard]] SectorRange sectorsOf(double angleGrad, double stepGrad,
                                    int sectors = SectorRange::perTurn);

/// For each sector the index of the last spoke that covers it, -1 for none.
[[nodiscard]] std::vector<int> newestBySector(std::span<const echo::Spoke> oldestFirst,
                                              int sectors = SectorRange::perTurn);

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
