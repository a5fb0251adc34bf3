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

/// Line of the distances over a waterfall, reported by the device or detected by Leadline: with a
/// halo, dotted if doubtful, interrupted where there is none.
class DistanceLine {
public:
    struct Place {
        /// Number of the first column, counted in time, so that dots move with the picture.
        std::int64_t firstColumn = 0;
        double topM = 0;
        double bottomM = 0;
        int height = 0;
        double pixelRatio = 1;
        /// Dash the sure parts, to tell the line from another one without colour.
        bool dashed = false;
    };

    void setColumns(std::span<const MeasuredColumn> columns, const Place& place);
    /// Draws over a tile, opaque or premultiplied, whose first pixel is at `at` in the picture.
    void draw(QImage& tile, QPoint at, QColor colour, QColor halo) const;

private:
    std::vector<StrokeSpan> m_line;
    std::vector<StrokeSpan> m_dots;
    std::vector<StrokeSpan> m_halo;
    std::vector<StrokeSpan> m_dotHalo;
};

} // namespace leadline::app
