// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/Marker.h"
#include "raster/Colormap.h"

#include <QImage>
#include <QPointF>
#include <QSize>

#include <optional>

namespace leadline::app {

/// The echoes around a marker: of a sonar that turns bearings from left to right and the range
/// upwards, as on a disc that is unrolled; else time from left to right and the range downwards.
struct MarkerEchoPicture {
    /// Transparent where nothing was measured; null without echoes.
    QImage image;
    /// Where the marked place lies in it.
    QPointF cross;
    /// Metres, in the marker's own sound speed.
    double fromM = 0;
    double toM = 0;
    /// At the left and right edge: degrees beside the marker, or seconds from it.
    double left = 0;
    double right = 0;
};

[[nodiscard]] MarkerEchoPicture drawMarkEcho(const annotations::Marker& marker, QSize size,
                                             const raster::Colormap& colours);

} // namespace leadline::app
