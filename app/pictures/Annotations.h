// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pictures/EchoPicture.h"

#include <QMargins>
#include <QString>

namespace leadline::app {

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

} // namespace leadline::app
