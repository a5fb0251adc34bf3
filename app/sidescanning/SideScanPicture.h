// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/TiledImage.h"
#include "raster/Colormap.h"
#include "sidescan/BottomTrack.h"
#include "sidescan/GainOverRange.h"
#include "sidescan/RowWindow.h"
#include "sidescan/SideScanRaster.h"
#include "sidescan/TravelledDistance.h"

#include <QSize>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace leadline::app {

/// The rows of side-scan sonars as a picture that ends at the playhead and is kept up to date: the
/// water column at the left, an empty strip, and both sides beside each other. Its lines stand at
/// whole multiples of their own length in time or distance, so that the picture shifts by whole
/// lines, and only what is new is drawn. The same pixels as a drawing from scratch.
class SideScanPicture {
public:
    struct View {
        QSize size;
        /// Width of the water column's strip and of the empty one, pixels.
        int columnWidth = 0;
        int gapWidth = 0;
        double spanS = 60;
        /// Lines are those of the distance travelled, as long as the pixels across the track are
        /// wide, in place of `spanS`.
        bool byDistance = false;
        /// Range of each side at its outer edge; nullopt for all that the rows have.
        std::optional<double> rangeM;
        bool ground = true;
        bool newestOnTop = true;
        /// Port is drawn at the right.
        bool turned = false;
        /// Only the unit whose side is not known is drawn, over the whole width and with range 0 at
        /// its left edge, so that it looks like neither side.
        bool single = false;

        friend bool operator==(const View&, const View&) = default;
    };
    /// What a line of the picture shows.
    struct Line {
        /// By side: a row is shown there.
        std::array<bool, 3> shown = {};
        std::optional<sidescan::Altitude> altitude = {};
    };

    void forget()
    {
        m_known = false;
        m_travelled = nullptr;
    }
    void draw(TiledImage& onto, const sidescan::RowWindow& rows,
              const sidescan::BottomTrack& bottom,
              const std::array<sidescan::GainOverRange, 3>& gains,
              const sidescan::TravelledDistance* travelled, const View& view, log::Time playhead,
              bool rowsChanged, const raster::Colormap& colours);

    /// Range at the outer edges, and at the right edge of the water column, metres.
    [[nodiscard]] double rangeM() const { return m_rangeM; }
    [[nodiscard]] double columnM() const { return m_columnM; }
    /// From the top on.
    [[nodiscard]] const std::vector<Line>& lines() const { return m_lines; }
    /// Time at a pixel from the top, and back; the newest line's end is at or after the playhead.
    [[nodiscard]] double secondsAt(double y) const;
    [[nodiscard]] double yOf(double seconds) const;
    [[nodiscard]] double fromS() const;
    [[nodiscard]] double untilS() const;

    /// The side whose water column is drawn: starboard, if there is one.
    [[nodiscard]] static sidescan::Side columnSide(const sidescan::RowWindow& rows);
    /// The sides that are drawn.
    [[nodiscard]] static std::span<const sidescan::Side> shownSides(bool single);
    /// The side that is drawn to the left or to the right of range 0.
    [[nodiscard]] static sidescan::Side sideIn(bool left, bool turned, bool single);

private:
    /// Length of a line in seconds or metres, and where along the track a time is, and back.
    [[nodiscard]] double lineLength() const;
    [[nodiscard]] double alongAt(double seconds) const;
    [[nodiscard]] double secondsOfAlong(double along) const;
    [[nodiscard]] int pixelOf(std::int64_t line) const;
    void shift(TiledImage& onto, int lines);
    void findRanges(const sidescan::RowWindow& rows, const sidescan::BottomTrack& bottom);
    void drawLine(const raster::Canvas& canvas, const sidescan::RowWindow& rows,
                  const sidescan::BottomTrack& bottom,
                  const std::array<sidescan::GainOverRange, 3>& gains, std::int64_t line,
                  const raster::Colormap& colours);

    bool m_known = false;
    View m_view;
    raster::Colormap::Entries m_colours{};
    std::array<sidescan::GainOverRange, 3> m_gains;
    std::vector<sidescan::HandSection> m_byHand;
    /// Number of the newest line, counted from the recording's zero.
    std::int64_t m_last = 0;
    log::Time m_playhead{};
    /// Time from which the next rows may change what is drawn.
    log::Time m_settledUpTo{};
    /// Null unless by distance.
    const sidescan::TravelledDistance* m_travelled = nullptr;
    double m_rangeM = 0;
    double m_columnM = 0;
    std::vector<Line> m_lines;
    sidescan::SideScanRaster m_raster;
    std::vector<const sidescan::Row*> m_ofLine;
};

} // namespace leadline::app
