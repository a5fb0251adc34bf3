// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/Marker.h"
#include "raster/Colormap.h"

#include <QImage>
#include <QPointF>
#include <QSize>

#include <optional>

namespace leadline::app {

/// The echoes around a marker. Of a scanning sonar: bearing to the right and range upwards; of an
/// echosounder: time to the right and range downwards.
struct MarkerEchoPicture {
    /// Transparent where there is no data; null without echoes.
    QImage image;
    /// Pixel position of the marker in the image.
    QPointF cross;
    /// Range limits in metres for the sound speed at which the marker was set.
    double fromM = 0;
    double toM = 0;
    /// Values at the left and right edge: degrees or seconds relative to the marker.
    double left = 0;
    double right = 0;
};

[[nodiscard]] MarkerEchoPicture drawMarkEcho(const annotations::Marker& marker, QSize size,
                                             const raster::Colormap& colours,
                                             bool automaticLevels = false);

} // namespace leadline::app
