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

/// A run of the equal sectors that a turn is divided into; sector k of N covers the gradians [k, k
/// + 1) · 400 / N. By default a sector is half a gradian, so spokes at whole gradians with whole
/// steps begin and end on sector borders.
struct SectorRange {
    static constexpr int perTurn = 800;

    /// 0..N-1.
    int first = 0;
    /// 0..N; the run wraps around at N.
    int count = 0;

    friend constexpr bool operator==(const SectorRange&, const SectorRange&) = default;
};

/// The sectors within half a step of the bearing, with both ends rounded to a border; at least one,
/// at most all. None if the step is not positive or a number is not finite.
[[nodiscard]] SectorRange sectorsOf(double angleGrad, double stepGrad,
                                    int sectors = SectorRange::perTurn);

/// For each sector the index of the last spoke that covers it, or -1.
[[nodiscard]] std::vector<int> newestBySector(std::span<const echo::Spoke> oldestFirst,
                                              int sectors = SectorRange::perTurn);

/// The pixels of a disc, ordered by sector and, within a sector, by distance from the centre. Built
/// once for a size and a view; takes 8 bytes per pixel. A pixel belongs to the disc if its centre
/// is inside, and to a fan if it is inside of the shown sector, too.
class PolarGeometry {
public:
    /// Larger pictures have no pixels here.
    static constexpr int largestSide = 32767;

    /// A pixel packed into one number that sorts by distance: distance · 2³² + y · 2¹⁶ + x.
    struct Pixel {
        std::uint64_t key = 0;

        /// Distance from the disc's centre to the pixel's centre, in units of distanceUnit().
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
    /// In pixels; a power of two.
    [[nodiscard]] double distanceUnit() const { return m_unit; }

    /// Requires 0 <= sector < sectors().
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
    /// Index of each sector's first pixel, and one end entry.
    std::vector<std::uint32_t> m_begins{0};
    std::vector<PixelRect> m_bounds;
};

} // namespace leadline::raster
