// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/PolarGeometry.h"

#include <QSize>

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::app {

/// What lies over one pixel of a disc, and how much of the pixel it covers.
struct PolarSpot {
    enum class Layer : std::uint8_t { Rings, Rim, Age, Hatch, Ground, Sweep, SweepHalo };

    std::uint16_t x = 0;
    std::uint16_t y = 0;
    /// Of Age only.
    std::uint16_t sector = 0;
    Layer layer = Layer::Rings;
    /// Of 255.
    std::uint8_t share = 0;
};

/// As they are painted: row by row.
void sortByRow(std::vector<PolarSpot>& spots);

/// Finds the pixels that circles, lines and hatching cover in the picture of a disc.
class PolarPen {
public:
    /// Of 255: what a hatching takes from what lies below it.
    static constexpr int groundShare = 128;

    /// Radii in device pixels.
    struct Circle {
        double inner = 0;
        double outer = 0;
        PolarSpot::Layer layer = PolarSpot::Layer::Rings;
    };
    /// From the centre outwards, in pixels of the item; 255 is a share that hides.
    struct Line {
        double bearingDeg = 0;
        double from = 0;
        double to = 0;
        double width = 1;
        PolarSpot::Layer layer = PolarSpot::Layer::Rings;
        int share = 255;
    };

    /// `pixelRatio`: device pixels to one of the item.
    PolarPen(const raster::PolarView& view, QSize size, double pixelRatio)
        : m_view(view),
          m_size(size),
          m_pixelRatio(pixelRatio)
    {
    }

    void addLine(std::vector<PolarSpot>& to, const Line& line) const;
    /// What one row of the picture has of it.
    void addCircle(std::vector<PolarSpot>& to, const Circle& circle, int y) const;
    /// Of 255: how much of a pixel the lines of a hatching cover.
    [[nodiscard]] int hatchShare(int x, int y) const;
    /// Over those pixels, in the order of rows.
    [[nodiscard]] std::vector<PolarSpot>
    hatching(std::span<const raster::PolarGeometry::Pixel> pixels) const;

private:
    raster::PolarView m_view;
    QSize m_size;
    double m_pixelRatio;
};

} // namespace leadline::app
