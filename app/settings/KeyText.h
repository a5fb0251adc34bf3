// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

namespace leadline::app {

/// As it is printed on the keyboard: "Ctrl+O", "Shift+←", "PgDn".
[[nodiscard]] QString keyWords(const QKeySequence& key);

/// Those of several actions that belong together, in their order: "Shift+← →", "[ ] \", "F9,
/// Ctrl+F9"; a dash where one has none.
[[nodiscard]] QString keysWords(const QList<QList<QKeySequence>>& keys);

/// Why no action may be given this key: because a control, a list or a plot that has the focus
/// needs it, or the desktop does. Empty where it may.
[[nodiscard]] QString keyRefusal(const QKeySequence& key);

/// A control that has the focus means something of its own by it.
[[nodiscard]] bool isOfControls(const QKeySequence& key);

/// What was pressed, by what the event says of it; empty for Shift and its like alone. A sign that
/// is typed with Shift is its own key: "?" and not "Shift+?".
[[nodiscard]] QKeySequence pressedKey(int key, Qt::KeyboardModifiers modifiers,
                                      const QString& text);

/// Enter is on a keyboard twice, and both are the same: beside the letters and on the number pad.
[[nodiscard]] QList<QKeySequence> withTwin(const QKeySequence& key);

} // namespace leadline::app
