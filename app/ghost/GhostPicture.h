// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ghost/GhostAlignment.h"

#include <QColor>
#include <QImage>

namespace leadline::app {

/// How a ghost is drawn.
struct GhostStyle {
    QColor colour;
    /// Dashed contours of its echoes instead of areas.
    bool isOutlined = false;
    /// Half of the picture's side, metres: the range at the rim.
    double edgeM = 0;
    /// The picture's side and the width of the outlines, pixels. Outlines are drawn as large as
    /// they are shown.
    int side = 1024;
    double lineWidth = 0;

    friend bool operator==(const GhostStyle&, const GhostStyle&) = default;
};

/// The ghost in the axes of the present turn, ahead up, where both turns have echoes: a square of
/// twice `edgeM`, premultiplied.
[[nodiscard]] QImage ghostPicture(const GhostTurn& ghost, const GhostTurn& present,
                                  const GhostAlignment& alignment, const GhostStyle& style);

} // namespace leadline::app
