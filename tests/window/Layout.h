// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QStringList>

namespace leadline::test {

/// What a careful eye would find wrong below `root`: words that are larger than their place or that
/// leave the window, words on words, controls on controls, views that scroll past their content.
/// On the plots tags, the vehicle and the pin of north are words, too. Empty when all is well. What
/// is scrolled out of sight is looked at as its view would show it. What lies over others for a
/// moment (a drawer, a list of keys) has to be looked at by itself.
[[nodiscard]] QStringList layoutFaults(const QQuickItem& root);

/// Where the letters of a text are, in the window's coordinates.
[[nodiscard]] QRectF inkOf(const QQuickItem& text);

/// Words that are cut with dots.
[[nodiscard]] QStringList elidedTexts(const QQuickItem& root);

} // namespace leadline::test
