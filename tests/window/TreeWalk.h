// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QList>
#include <QQuickItem>
#include <QString>

namespace leadline::test {

/// `LButton "Open" in LibraryPage (12.0,8.0 90.0x44.0)`, for who reads a test's words.
[[nodiscard]] QString describe(const QQuickItem& item);
/// The QML file that an item is of, such as `LButton`; of an item of Qt's own its class.
[[nodiscard]] QString typeOf(const QQuickItem& item);

/// What is drawn at and below `root`: visible, and not fully clear. It may be scrolled away.
[[nodiscard]] QList<QQuickItem*> drawnBelow(QQuickItem& root);
/// What of an item its views and the window let through, in the window's coordinates.
[[nodiscard]] QRectF seenOf(const QQuickItem& item);

[[nodiscard]] bool isText(const QQuickItem& item);
/// There is a letter or a digit in it.
[[nodiscard]] bool isReadAloud(const QString& name);
/// It takes presses or keys.
[[nodiscard]] bool isControl(const QQuickItem& item);
/// What it is to those who do not see it, and what it is called.
[[nodiscard]] QAccessible::Role roleOf(QQuickItem& item);
[[nodiscard]] QString nameOf(QQuickItem& item);

} // namespace leadline::test
