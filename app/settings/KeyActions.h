// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QStringList>

#include <span>

namespace leadline::app {

/// Something that keys of the window do, whatever has the focus.
struct KeyAction {
    /// By which views and the settings know it.
    const char* id;
    /// English, for tr().
    const char* words;
    /// As QKeySequence writes them (PortableText), a space between two.
    const char* usual;
    /// How many of these are said: the others are the same key on another keyboard.
    int said = 1;

    [[nodiscard]] QList<QKeySequence> usualKeys() const;
};

struct KeyGroup {
    /// English, for tr().
    const char* words;
    std::span<const KeyAction> actions;
};

/// All that can be given another key, in the order in which Setup lists it.
[[nodiscard]] std::span<const KeyGroup> keyGroups();
/// Null without one of this id.
[[nodiscard]] const KeyAction* keyActionOf(const QString& id);
/// Of all of them, in that order.
[[nodiscard]] QStringList keyActionIds();
/// Empty without one of this id.
[[nodiscard]] QList<QKeySequence> usualKeysOf(const QString& id);

/// From "Ctrl+O F5": what is no key is left out.
[[nodiscard]] QList<QKeySequence> keysOf(const QString& portable);
[[nodiscard]] QString portableOf(const QList<QKeySequence>& keys);

} // namespace leadline::app
