// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Shortcut with the keys that the user assigned to an action. A key such as Space is inactive
/// while a focused control needs it.
Shortcut {
    id: root

    /// Id of the action in KeyMap.
    required property string action
    property bool when: true
    /// No control that needs the key has the focus.
    property bool free: true

    sequences: Format.sequencesOf(action)
    enabled: when && (free || !Format.yields(action))
}
