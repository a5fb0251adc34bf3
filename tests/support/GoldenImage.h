// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace leadline::support {

/// Compares a picture with tests/data/golden/<name>.png; one pixel in a thousand may differ.
/// Returns the difference, or an empty string. If LEADLINE_UPDATE_GOLDEN is set, the picture is
/// written there instead. A picture that differs is saved in the system's temporary folder.
QString compareGolden(const QString& name, const QImage& picture);

} // namespace leadline::support
