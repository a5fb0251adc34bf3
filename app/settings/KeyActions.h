// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QStringList>

#include <span>

namespace leadline::app {

/// An action of the window that has shortcut keys, independent of the focus.
struct KeyAction {
    /// Identifier used in QML and in the settings file.
    const char* id;
    /// English, for tr().
    const char* text;
    /// Default keys as QKeySequence::PortableText, separated by spaces.
    const char* usual;
    /// How many of the default keys are displayed; the others are variants for other keyboards.
    int shownKeys = 1;

    [[nodiscard]] QList<QKeySequence> defaultKeys() const;
};

struct KeyGroup {
    /// English, for tr().
    const char* text;
    std::span<const KeyAction> actions;
};

/// All actions with configurable keys, grouped and sorted as on the Setup page.
[[nodiscard]] std::span<const KeyGroup> keyGroups();
/// The action with this id; null if there is none.
[[nodiscard]] const KeyAction* keyActionOf(const QString& id);
/// Ids of all actions, in the order of keyGroups().
[[nodiscard]] QStringList keyActionIds();
/// Default keys of an action; empty if there is none of this id.
[[nodiscard]] QList<QKeySequence> defaultKeysOf(const QString& id);

/// Parses "Ctrl+O F5"; invalid keys are left out.
[[nodiscard]] QList<QKeySequence> keysOf(const QString& portable);
[[nodiscard]] QString portableOf(const QList<QKeySequence>& keys);

} // namespace leadline::app
