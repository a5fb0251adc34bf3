// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Canvas.h"
#include "raster/Colormap.h"
#include "swath/BottomGrid.h"
#include "swath/Swath.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>

namespace leadline::swath {

/// How a section lies in a rectangle of pixels: across to the right, depth downwards, both to the
/// same scale.
struct SectionView {
    /// Pixel of the sonar.
    double sonarX = 0;
    double sonarY = 0;
    double pixelsPerMetre = 1;

    [[nodiscard]] double x(double acrossM) const { return sonarX + acrossM * pixelsPerMetre; }
    [[nodiscard]] double y(double depthM) const { return sonarY + depthM * pixelsPerMetre; }
    [[nodiscard]] double acrossM(double x) const { return (x - sonarX) / pixelsPerMetre; }
    [[nodiscard]] double depthM(double y) const { return (y - sonarY) / pixelsPerMetre; }

    /// The largest scale at which so much to either side and downwards fits; the sonar lies in the
    /// middle of the upper edge.
    [[nodiscard]] static SectionView fitted(double width, double height, double halfAcrossM,
                                            double depthM);
    friend bool operator==(const SectionView&, const SectionView&) = default;
};

/// How far kept soundings lie to either side and downwards, metres.
struct SectionExtent {
    double halfAcrossM = 0;
    double depthM = 0;
};
/// Of all soundings if none is kept.
[[nodiscard]] SectionExtent sectionExtent(std::span<const LevelSounding> soundings);

struct SectionStyle {
    raster::Rgba kept;
    raster::Rgba leftOut;
    /// Those that are left out are drawn, too.
    bool hasLeftOut = false;
    /// Side of a dot, pixels.
    int dot = 3;
};

/// Draws soundings as dots, with their bounds of depth as bars.
void drawSection(const raster::Canvas& canvas, const SectionView& view,
                 std::span<const LevelSounding> soundings, const SectionStyle& style);

/// Number of the sounding nearest to a pixel, at most `reach` pixels away; nullopt if there is
/// none. Those that are left out count only if `hasLeftOut`.
[[nodiscard]] std::optional<std::size_t> nearestSounding(const SectionView& view,
                                                         std::span<const LevelSounding> soundings,
                                                         double x, double y, double reach,
                                                         bool hasLeftOut);

/// The depths that the ends of a colour map stand for, with ten round labels of equal distances.
struct DepthScale {
    static constexpr std::size_t labels = 10;

    double fromM = 0;
    double stepM = 1;

    [[nodiscard]] double untilM() const { return fromM + stepM * double{labels - 1}; }
    [[nodiscard]] double labelM(std::size_t index) const
    {
        return fromM + stepM * static_cast<double>(index);
    }
    /// 0 to 255; what lies outside is its end.
    [[nodiscard]] std::uint8_t value(double depthM) const;

    /// The smallest one, in steps of 1, 1.5, 2, 2.5, 3, 4 or 5 · 10ⁿ from 0.1 m on, for depths of
    /// which 1 in 100 may lie above it, and 1 in 100 below it.
    [[nodiscard]] static DepthScale of(const BottomGrid& grid);

    friend bool operator==(const DepthScale&, const DepthScale&) = default;
};

/// Draws the grid's cells in depth colours, `perPixel` cells each way for a pixel: the shallowest
/// of them. North is up, and the extent's northwest corner is the canvas's.
void drawBottom(const raster::Canvas& canvas, const BottomGrid& grid, const DepthScale& scale,
                const raster::Colormap& colours, int perPixel = 1);

} // namespace leadline::swath
