// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Canvas.h"
#include "raster/ColumnReducer.h"

#include <QColor>

#include <vector>

namespace leadline::app {

/// One profile as a line over a faint fill, on an axis at the left edge: range along the canvas's
/// rows, strength to the right. Rows are reduced as in the waterfall beside it.
class EchoTrace {
public:
    struct Look {
        QColor colour;
        /// Range grows from the bottom to the top.
        bool upwards = false;
        double pixelRatio = 1;

        friend bool operator==(const Look&, const Look&) = default;
    };

    void setWindow(double topM, double bottomM) { m_reducer.setWindow(topM, bottomM); }
    /// Replaces the whole canvas, with straight alpha.
    void draw(const raster::Canvas& canvas, const echo::Profile& profile, const Look& look);

private:
    raster::ColumnReducer m_reducer;
    std::vector<std::uint8_t> m_values;
    std::vector<float> m_at;
};

} // namespace leadline::app
