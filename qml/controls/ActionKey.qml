// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The keys that the pilot has for an action (Setup). With such a key as Space it waits until no
/// control that means something else by it has the keyboard.
Shortcut {
    id: root

    /// One of KeyMap's.
    required property string action
    property bool when: true
    /// No control has the keyboard.
    property bool free: true

    sequences: Format.sequencesOf(action)
    enabled: when && (free || !Format.yields(action))
}
