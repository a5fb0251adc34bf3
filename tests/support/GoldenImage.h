// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace leadline::support {

/// Compares a picture with tests/data/golden/<name>.png; at most one pixel in a thousand may
/// differ. Empty if it agrees, else what is wrong. With LEADLINE_UPDATE_GOLDEN set the picture is
/// written instead; otherwise one that disagrees is left in the system's temporary folder.
QString compareGolden(const QString& name, const QImage& picture);

} // namespace leadline::support
