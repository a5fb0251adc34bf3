// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/Measurement.h"
#include "plot/Stroke.h"

#include <QColor>
#include <QImage>

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::app {

/// A distance over a waterfall, the device's own or Leadline's: a line with a halo, dots where it
/// is in doubt, nothing where there is none.
class DistanceLine {
public:
    struct Place {
        /// Number of the first column, counted in time: dots stay where they are when it moves.
        std::int64_t firstColumn = 0;
        double topM = 0;
        double bottomM = 0;
        int height = 0;
        double pixelRatio = 1;
        /// Where it is sure it is broken into dashes: told from another line without its colour.
        bool dashed = false;
    };

    void setColumns(std::span<const MeasuredColumn> columns, const Place& place);
    /// Over a part of the picture whose first pixel is the picture's at `at`; it is opaque or
    /// premultiplied.
    void draw(QImage& tile, QPoint at, QColor colour, QColor halo) const;

private:
    std::vector<StrokeSpan> m_line;
    std::vector<StrokeSpan> m_dots;
    std::vector<StrokeSpan> m_halo;
    std::vector<StrokeSpan> m_dotHalo;
};

} // namespace leadline::app
