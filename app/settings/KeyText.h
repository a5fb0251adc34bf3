// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

namespace leadline::app {

/// A key as printed on the keyboard: "Ctrl+O", "Shift+←", "PgDn".
[[nodiscard]] QString keyText(const QKeySequence& key);

/// Keys of several related actions, in their order: "Shift+← →", "[ ] \", "F9, Ctrl+F9"; a dash for
/// an action without one.
[[nodiscard]] QString keysText(const QList<QList<QKeySequence>>& keys);

/// Why no action may have this key: a focused control, list or plot needs it, or the desktop. Empty
/// if it is allowed.
[[nodiscard]] QString keyRefusal(const QKeySequence& key);

/// Focused controls use this key themselves.
[[nodiscard]] bool isOfControls(const QKeySequence& key);

/// The key sequence of a key event; empty for a modifier alone. A character that needs Shift is a
/// key of its own: "?" and not "Shift+?".
[[nodiscard]] QKeySequence pressedKey(int key, Qt::KeyboardModifiers modifiers,
                                      const QString& text);

/// The key, and for Return and Enter also the other one, since both are treated as the same key.
[[nodiscard]] QList<QKeySequence> withTwin(const QKeySequence& key);

} // namespace leadline::app
