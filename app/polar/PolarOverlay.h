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

/// The bearings that a request loop (2300) passed over without a reply: gaps of one or a few steps
/// between two pings of one pass whose neighbours keep the same step. Bearings that an
/// auto_transmit scan (2301) skips are the device's own choice and do not count.
///
/// `entries` are the pings up to the playhead; `first` is the number of the first of them in the
/// stream. A bearing that is shown by a later ping, according to `shown`, no longer counts as lost.
/// `shiftGrad` returns by how much the bearing of a ping in the picture differs from the device's,
/// where the vehicle turns.
[[nodiscard]] PolarSectors
lostSectors(std::span<const log::PingEntry> entries, std::uint64_t first,
            const echo::NewestPings& shown,
            const std::function<double(std::uint64_t)>& shiftGrad = nullptr);

/// The overlay of a polar picture, painted into its tiles: range rings and bearing lines, the rim,
/// the ring outside of it that shows the age of each bearing, a tick every 10 degrees, the hatching
/// of lost spokes and at the edge of held ones, and the current bearing of the sonar.
class PolarOverlay {
public:
    struct Colours {
        QColor rings;
        QColor rim;
        QColor age;
        QColor hatch;
        /// Colour between the lines of the hatching, half transparent.
        QColor ground;
        QColor sweep;
        QColor sweepHalo;

        friend bool operator==(const Colours&, const Colours&) = default;
    };
    struct Shape {
        raster::PolarView view;
        QSize size;
        /// Device pixels per pixel of the item.
        double pixelRatio = 1;
        /// Distance between range rings in device pixels; 0 for none.
        double ringStep = 0;
        bool ticks = true;
        /// The picture is out of date: the disc is dimmed and hatched, and the sonar's bearing is a
        /// dashed line.
        bool old = false;
        /// Distance between the lines of bearing, and where one of them is on the screen, degrees
        /// clockwise from up.
        double lineStepDeg = 30;
        double linesFromDeg = 0;

        friend bool operator==(const Shape&, const Shape&) = default;
    };
    /// Brightness of the age ring by sector; 0 where it is not drawn.
    using Ages = std::array<std::uint8_t, echo::sectorsPerTurn>;

    /// These return true if the whole overlay changed.
    bool setColours(const Colours& colours);
    bool setShape(const Shape& shape);
    /// These return the part of the picture that changed. The geometry must be that of the shape.
    [[nodiscard]] raster::PixelRect setLost(const PolarSectors& lost,
                                            const raster::PolarGeometry& geometry);
    /// Sectors whose edge is hatched.
    [[nodiscard]] raster::PixelRect setHeld(const PolarSectors& held,
                                            const raster::PolarGeometry& geometry);
    [[nodiscard]] raster::PixelRect setAges(const Ages& ages);
    /// Degrees clockwise from up on the screen; nullopt hides the sweep line.
    [[nodiscard]] raster::PixelRect setSweep(std::optional<double> bearingDeg);

    /// Paints into a tile whose first row is the picture's row `firstRow`.
    void paint(QImage& tile, int firstRow) const;

private:
    using Layer = PolarSpot::Layer;
    /// A range of rows, both ends included; it is empty if `last` is before `first`.
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
    /// Colours by layer.
    std::array<QRgb, 7> m_inks{};
    Shape m_shape;
    Ages m_ages{};
    PolarSectors m_lost;
    PolarSectors m_held;
    std::optional<double> m_sweepDeg;
    /// The rows that each sector's part of the age ring covers.
    std::array<Rows, echo::sectorsPerTurn> m_ageRows{};
    /// Spots are sorted by row.
    std::vector<PolarSpot> m_lines;
    std::vector<PolarSpot> m_sweep;
    /// The hatching of each lost sector.
    std::array<std::vector<PolarSpot>, echo::sectorsPerTurn> m_hatching;
    /// And that at the edge of each held one.
    std::array<std::vector<PolarSpot>, echo::sectorsPerTurn> m_edgeHatching;
};

/// A round step that divides `span` into four or five; 1, 2, 2.5 and 5 times a power of ten are
/// preferred. 0 unless the span is above zero.
[[nodiscard]] double polarRingStep(double span);

} // namespace leadline::app
