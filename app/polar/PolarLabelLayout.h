// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <vector>

namespace leadline::app {

/// A label of a polar view: the range of a ring, or the bearing of a line.
struct PolarLabel {
    enum class Kind { Range, Bearing };

    Kind kind = Kind::Range;
    QString text;
    QRectF box;

    friend bool operator==(const PolarLabel&, const PolarLabel&) = default;
};

/// What the labels of a polar view depend on. Lengths are pixels of the view, angles degrees
/// clockwise from up.
struct PolarLabelSpace {
    QSizeF size;
    QPointF centre;
    double radius = 0;
    /// Width of a fan, whose middle points up; 360 for a disc.
    double shownDeg = 360;
    bool zoomed = false;

    /// Number of rings, and the distance between them in pixels and in the display unit.
    int rings = 0;
    double ringPixels = 0;
    double ringStep = 0;
    QString unit;

    /// Distance between the lines of bearing, and the angle of the one with the bearing 0.
    double lineStepDeg = 30;
    double linesFromDeg = 0;
    /// Bearings have three digits.
    bool threeDigits = false;
    /// The line of a disc that points up has no label: the heading stands there.
    bool upIsHeading = false;

    /// Rectangles that no label may overlap: blocks over the plot, tags, markers.
    std::vector<QRectF> covers;
    /// Rectangle of the north pin, which moves labels of ranges aside; empty without one.
    QRectF pin;
    /// Factor of all sizes.
    double scale = 1;

    friend bool operator==(const PolarLabelSpace&, const PolarLabelSpace&) = default;
};

/// Size of a label's text, pixels.
using PolarLabelSize = std::function<QSizeF(PolarLabel::Kind, const QString&)>;

/// Places the labels. Those of ranges stand at a disc's horizontal line, along the left edge of a
/// fan or, where that is out of sight, along the line through the middle of the view; those of
/// bearings outside the rim, and where that is out of sight at the edge of the view. No label
/// overlaps another, the vehicle, the pin or what covers the view: one without room is left out.
[[nodiscard]] std::vector<PolarLabel> polarLabels(const PolarLabelSpace& space,
                                                  const PolarLabelSize& sizeOf);

} // namespace leadline::app
