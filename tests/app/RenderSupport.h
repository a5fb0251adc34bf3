// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/NaiveBin.h"
#include "support/ReferenceRaster.h"

#include <QByteArray>
#include <QSize>
#include <QString>

#include <optional>

namespace leadline::test {

/// What `render --plain` has to show of a log, from the plain reader and the plain renderer:
/// a value a pixel, -1 where there is no data. `view` is the name on the command line.
[[nodiscard]] support::Values expectedPicture(const QString& view, const NaiveBin& log,
                                              std::optional<qint64> atMs, QSize size);

/// Holds a PNG of the grey palette against it. Empty if it is an 8-bit RGBA PNG of that size, not
/// interlaced, and at most one in a hundred of the pixels with data differs.
[[nodiscard]] QString differenceOf(const QByteArray& png, QSize size,
                                   const support::Values& expected);

} // namespace leadline::test
