// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"
#include "polar/PolarPen.h"
#include "raster/PolarGeometry.h"

#include <QColor>
#include <QImage>

#include <array>
#include <bitset>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace leadline::app {

using PolarSectors = std::bitset<echo::sectorsPerTurn>;

/// The bearings that a request loop (2300) passed over without getting a reply: one or a few steps
/// between two pings of one pass whose neighbours keep the same step. What an auto_transmit scan
/// (2301) passes over is its own choice and not among them.
///
/// `entries` are the pings up to the playhead, the first of them number `first` of the stream. A
/// bearing that a later ping shows in `shown` is not lost any more. `shiftGrad` tells how far aside
/// of the device's the bearing of a ping lies in the picture, where the vehicle turns.
[[nodiscard]] PolarSectors
lostSectors(std::span<const log::PingEntry> entries, std::uint64_t first,
            const echo::NewestPings& shown,
            const std::function<double(std::uint64_t)>& shiftGrad = nullptr);

/// What lies over the echoes of a disc in the pixels of its tiles: range rings and bearing lines,
/// the rim, outside of it the ring that tells the age of each bearing and a tick each 10 degrees,
/// the hatching of lost spokes, and where the sonar looks.
class PolarOverlay {
public:
    struct Colours {
        QColor rings;
        QColor rim;
        QColor age;
        QColor hatch;
        /// What shows through the hatching.
        QColor ground;
        QColor sweep;
        QColor sweepHalo;

        friend bool operator==(const Colours&, const Colours&) = default;
    };
    struct Shape {
        raster::PolarView view;
        QSize size;
        /// Device pixels to one of the item.
        double pixelRatio = 1;
        /// Device pixels from ring to ring; 0 for no rings.
        double ringStep = 0;
        bool ticks = true;
        /// The whole disc is dimmed and hatched, and where the sonar looks is a broken line.
        bool old = false;

        friend bool operator==(const Shape&, const Shape&) = default;
    };
    /// How bright the ring is at each sector, 0 where it is not.
    using Ages = std::array<std::uint8_t, echo::sectorsPerTurn>;

    /// Each is true when the whole overlay is another one now.
    bool setColours(const Colours& colours);
    bool setShape(const Shape& shape);
    /// These give back the part of the picture that is another one now. The geometry is that of the
    /// shape.
    [[nodiscard]] raster::PixelRect setLost(const PolarSectors& lost,
                                            const raster::PolarGeometry& geometry);
    [[nodiscard]] raster::PixelRect setAges(const Ages& ages);
    /// Degrees, 0 up, clockwise; nothing for nowhere.
    [[nodiscard]] raster::PixelRect setSweep(std::optional<double> bearingDeg);

    /// Over the rows of the picture from `firstRow` on.
    void paint(QImage& tile, int firstRow) const;

private:
    using Layer = PolarSpot::Layer;
    /// Of rows; empty ones end before they begin.
    struct Rows {
        int first = std::numeric_limits<int>::max();
        int last = -1;

        void join(const Rows& other);
    };

    [[nodiscard]] PolarPen pen() const { return {m_shape.view, m_shape.size, m_shape.pixelRatio}; }
    void addGrid();
    [[nodiscard]] raster::PixelRect area(const Rows& rows) const;
    void paint(const std::vector<PolarSpot>& spots, QImage& tile, int firstRow) const;
    void paintOld(QImage& tile, int firstRow) const;

    Colours m_colours;
    /// Of each layer.
    std::array<QRgb, 7> m_inks{};
    Shape m_shape;
    Ages m_ages{};
    PolarSectors m_lost;
    std::optional<double> m_sweepDeg;
    /// Of each sector's part of the ring of ages.
    std::array<Rows, echo::sectorsPerTurn> m_ageRows{};
    /// All in the order of rows.
    std::vector<PolarSpot> m_lines;
    std::vector<PolarSpot> m_sweep;
    /// Of each lost sector.
    std::array<std::vector<PolarSpot>, echo::sectorsPerTurn> m_hatching;
};

/// A round step of which four or five fit into `span`; 1, 2, 2.5 and 5 times a power of ten before
/// other round ones. 0 unless the span is above zero.
[[nodiscard]] double polarRingStep(double span);

} // namespace leadline::app
