// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/PolarLost.h"
#include "raster/PolarGeometry.h"

#include <QColor>
#include <QImage>

#include <array>
#include <vector>

namespace leadline::app {

/// What lies over the echoes of a disc in the pixels of its tiles: range rings, the rim, outside of
/// it the ring that tells the age of each bearing, and the hatching of lost spokes.
class PolarOverlay {
public:
    struct Colours {
        QColor rings;
        QColor rim;
        QColor age;
        QColor hatch;
        /// What shows through the hatching.
        QColor ground;

        friend bool operator==(const Colours&, const Colours&) = default;
    };
    struct Shape {
        raster::PolarView view;
        QSize size;
        /// Device pixels to one of the item.
        double pixelRatio = 1;
        /// Device pixels from ring to ring; 0 for no rings.
        double ringStep = 0;

        friend bool operator==(const Shape&, const Shape&) = default;
    };
    /// How bright the ring is at each sector, 0 where it is not.
    using Ages = std::array<std::uint8_t, echo::sectorsPerTurn>;

    /// Each is true when the overlay is another one now.
    bool setColours(const Colours& colours);
    bool setShape(const Shape& shape);
    bool setAges(const Ages& ages);
    /// The geometry is that of the shape.
    bool setLost(const PolarSectors& lost, const raster::PolarGeometry& geometry);

    /// Over the rows of the picture from `firstRow` on.
    void paint(QImage& tile, int firstRow) const;

private:
    enum class Layer : std::uint8_t { Rings, Rim, Age, Hatch, Ground };
    struct Spot {
        std::uint16_t x = 0;
        std::uint16_t y = 0;
        std::uint16_t sector = 0;
        Layer layer = Layer::Rings;
        std::uint8_t share = 0;
    };
    struct Circle {
        double inner = 0;
        double outer = 0;
        Layer layer = Layer::Rings;
    };

    void addRow(const Circle& circle, int y);
    void paint(const std::vector<Spot>& spots, QImage& tile, int firstRow) const;
    [[nodiscard]] const QColor& colourOf(Layer layer) const;

    Colours m_colours;
    Shape m_shape;
    Ages m_ages{};
    PolarSectors m_lost;
    /// Both in the order of rows.
    std::vector<Spot> m_lines;
    std::vector<Spot> m_hatching;
};

} // namespace leadline::app
