// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pictures/EchoPicture.h"

#include <QMargins>
#include <QPointF>
#include <QString>

#include <functional>
#include <vector>

namespace leadline::app {

/// A range ring of a polar picture, with its label, which stands inside the ring on the line to the
/// right.
struct RingLabel {
    /// In the unit of the `radius` passed to ringLabels().
    double radius = 0;
    /// Label, such as "10 m"; empty if there is no room for it.
    QString text;
    /// Distance from the centre to the left edge of the label.
    double left = 0;
};

/// Point on a circle; the angle is clockwise from up.
[[nodiscard]] QPointF onCircle(QPointF centre, double radius, double degreesFromUp);

/// The range rings of a polar picture whose radius is `edgeM` metres, from the innermost, round in
/// metres or feet. The outermost label has the unit; no label touches another or the centre.
/// `widthOf` gives the width of a text.
[[nodiscard]] std::vector<RingLabel>
ringLabels(double edgeM, double radius, const std::function<double(const QString&)>& widthOf,
           bool imperial = false);

/// " m", or " ft".
[[nodiscard]] QString unitText(bool imperial);

/// Margin around a polar picture for its bearing labels.
inline constexpr double polarMargin = 40;
/// Margins around a picture with a range axis, for axes and caption.
inline constexpr QMargins rangeMargins{12, 52, 64, 32};

/// The text on a picture besides its scales.
struct Caption {
    QString title;
    QString details;
    /// The data is simulated, which is written on pictures of any size.
    bool simulated = false;
    /// The scales of range are in feet instead of metres.
    bool imperial = false;
};

/// Draws the framed word that marks simulated data into the upper left corner; returns the width
/// that it takes there, pixels.
double drawSimulatedMark(QPainter& painter);

/// The picture on a dark background with scales and caption. Needs a QGuiApplication for its fonts.
[[nodiscard]] QImage annotatedPolar(const EchoPicture& echo, double margin, const Caption& caption);
/// `plot` is where the echoes lie in a picture of `size`.
[[nodiscard]] QImage annotatedRange(const EchoPicture& echo, QSize size, QRect plot,
                                    const Caption& caption);

/// Caption for a picture of a recording: `title`, the stream, the time of the newest ping, and
/// whether the data is simulated or the sonar's mounting unconfirmed.
[[nodiscard]] Caption captionOf(PlotView view, const QString& title, const echo::PingReader& reader,
                                const EchoPicture& picture);

/// Remark about an unconfirmed mounting of the sonar; usually empty.
[[nodiscard]] QString mountingRemark(const log::Stream& stream);

/// Loads the fonts that are built into the program, if any. Needs a QGuiApplication.
void loadOwnFonts();

} // namespace leadline::app
