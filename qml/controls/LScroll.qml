// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// How far a view is scrolled. The keys scroll it, or it follows what has the keyboard.
ScrollBar {
    id: root

    Accessible.name: qsTr("Scrolled")
    contentItem: Rectangle {
        implicitWidth: Theme.s4
        implicitHeight: Theme.s24
        radius: Theme.s2
        color: Theme.controlLine
        // While it moves, or always.
        opacity: root.size < 1 && (root.active || root.policy === ScrollBar.AlwaysOn) ? 1 : 0
    }
}
