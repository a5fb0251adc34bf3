// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/PolarGeometry.h"

#include <QSize>

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::app {

/// One pixel of the overlay of a polar picture, and how much of it is covered.
struct PolarSpot {
    enum class Layer : std::uint8_t { Rings, Rim, Age, Hatch, Ground, Sweep, SweepHalo };

    std::uint16_t x = 0;
    std::uint16_t y = 0;
    /// Sector of the picture; used by the layer Age only.
    std::uint16_t sector = 0;
    Layer layer = Layer::Rings;
    /// Covered share of the pixel, 0..255.
    std::uint8_t share = 0;
};

/// Sorts the spots by row, the order in which they are painted.
void sortByRow(std::vector<PolarSpot>& spots);

/// Determines which pixels of a polar picture are covered by circles, lines and hatching.
class PolarPen {
public:
    /// Opacity of the ground below a hatching, 0..255.
    static constexpr int groundShare = 128;

    /// A ring between two radii in device pixels.
    struct Circle {
        double inner = 0;
        double outer = 0;
        PolarSpot::Layer layer = PolarSpot::Layer::Rings;
    };
    /// A radial line; lengths in pixels of the item from the centre outwards, opacity `share`
    /// 0..255.
    struct Line {
        double bearingDeg = 0;
        double from = 0;
        double to = 0;
        double width = 1;
        PolarSpot::Layer layer = PolarSpot::Layer::Rings;
        int share = 255;
    };

    /// `pixelRatio` is the number of device pixels per pixel of the item.
    PolarPen(const raster::PolarView& view, QSize size, double pixelRatio)
        : m_view(view),
          m_size(size),
          m_pixelRatio(pixelRatio)
    {
    }

    void addLine(std::vector<PolarSpot>& to, const Line& line) const;
    /// Adds the spots of a circle in row `y` of the picture, within the shown sector.
    void addCircle(std::vector<PolarSpot>& to, const Circle& circle, int y) const;
    /// Share of a pixel that is covered by the lines of a hatching, 0..255.
    [[nodiscard]] int hatchShare(int x, int y) const;
    /// The spots of a hatching over the given pixels, sorted by row.
    [[nodiscard]] std::vector<PolarSpot>
    hatching(std::span<const raster::PolarGeometry::Pixel> pixels) const;

private:
    raster::PolarView m_view;
    QSize m_size;
    double m_pixelRatio;
};

} // namespace leadline::app
