// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// Scroll bar. Its view is scrolled by keys, or follows the focused item.
ScrollBar {
    id: root

    Accessible.name: qsTr("Scrolled")
    contentItem: Rectangle {
        implicitWidth: Theme.s4
        implicitHeight: Theme.s24
        radius: Theme.s2
        color: Theme.controlLine
        // Visible while scrolling, or always if the policy says so.
        opacity: root.size < 1 && (root.active || root.policy === ScrollBar.AlwaysOn) ? 1 : 0
    }
}
