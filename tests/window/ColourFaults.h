// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QList>
#include <QQuickItem>
#include <QStringList>

namespace leadline::test {

/// Words that differ too little from what they lie on in a picture of their window.
[[nodiscard]] QStringList contrastFaults(QQuickItem& root, const QImage& picture);
/// What is in one of these colours of a state and has no words beside it that say which.
[[nodiscard]] QStringList colourAloneFaults(QQuickItem& root, const QList<QColor>& states);

} // namespace leadline::test
