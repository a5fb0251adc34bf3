// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Canvas.h"
#include "raster/ColumnReducer.h"

#include <QColor>

#include <vector>

namespace leadline::app {

/// Draws a profile as a filled line from an axis at the left edge: range along the rows, intensity
/// to the right. Samples are reduced to rows as in the waterfall beside it.
class EchoTrace {
public:
    struct Style {
        QColor colour;
        /// Colour of the marks at the right edge for samples at full scale; transparent for none.
        QColor clipColour = Qt::transparent;
        /// Colour of the compared echo, a dashed line or a band.
        QColor otherColour = Qt::transparent;
        /// Range grows from the bottom to the top.
        bool upwards = false;
        double pixelRatio = 1;

        friend bool operator==(const Style&, const Style&) = default;
    };

    void setWindow(double topM, double bottomM) { m_reducer.setWindow(topM, bottomM); }
    /// Replaces the whole canvas, with straight alpha. `raw` is the profile as sent by the device,
    /// in which clipping is detected.
    void draw(const raster::Canvas& canvas, const echo::Profile& profile, const echo::Profile& raw,
              const Style& style);

    /// Draws another echo over the canvas as a dashed line.
    void drawOther(const raster::Canvas& canvas, const echo::Profile& other, const Style& style);
    /// Draws the area between two echoes as a band.
    void drawBand(const raster::Canvas& canvas, const echo::Profile& least,
                  const echo::Profile& most, const Style& style);

private:
    [[nodiscard]] std::vector<float> placesOf(const raster::Canvas& canvas,
                                              const echo::Profile& profile, const Style& style);
    void markClipped(const raster::Canvas& canvas, const echo::Profile& raw, const Style& style);

    raster::ColumnReducer m_reducer;
    std::vector<std::uint8_t> m_values;
    std::vector<float> m_at;
};

} // namespace leadline::app
