// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pictures/EchoPicture.h"

#include <QMargins>
#include <QPointF>
#include <QString>

#include <functional>
#include <vector>

namespace leadline::app {

/// A ring of a disc and the range that stands at the left of it, on the line to the right.
struct RingLabel {
    /// From the centre, in the unit of the disc's.
    double radius = 0;
    /// Empty where there is no room for it.
    QString words;
    /// From the centre to where the words begin.
    double left = 0;
};

/// The place on a circle, clockwise from above.
[[nodiscard]] QPointF onCircle(QPointF centre, double radius, double degreesFromUp);

/// The rings of a disc that reaches to `edgeM`, from the innermost on. The outermost has its unit;
/// no words touch others or the centre. `widthOf` is how long words are.
[[nodiscard]] std::vector<RingLabel>
ringLabels(double edgeM, double radius, const std::function<double(const QString&)>& widthOf);

/// Around a disc, for its bearings.
inline constexpr double polarMargin = 40;
/// Beside echoes over range stand their axes, above them the caption.
inline constexpr QMargins rangeMargins{12, 52, 64, 32};

/// What is written on a picture besides its scales.
struct Caption {
    QString title;
    QString details;
    /// Said on pictures of any size.
    bool simulated = false;
};

/// The picture on a dark ground with scales and words. Needs a QGuiApplication for its fonts.
[[nodiscard]] QImage annotatedPolar(const EchoPicture& echo, double margin, const Caption& caption);
/// `plot` is where the echoes lie in a picture of `size`.
[[nodiscard]] QImage annotatedRange(const EchoPicture& echo, QSize size, QRect plot,
                                    const Caption& caption);

/// What stands above a picture of a recording: `title`, the stream, the time of its newest ping,
/// that it is simulated, and that nobody confirmed how a disc is to be drawn.
[[nodiscard]] Caption captionOf(PlotView view, const QString& title, const echo::PingReader& reader,
                                const EchoPicture& picture);

/// Stands behind the details of a disc whose sonar may hang otherwise; empty as a rule.
[[nodiscard]] QString mountingRemark(const log::Stream& stream);

/// Makes the program's own fonts known, where it carries them. Needs a QGuiApplication.
void loadOwnFonts();

} // namespace leadline::app
