// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A menu item; `chosen` checks the current one of several choices.
MenuItem {
    id: root

    property bool shown: true
    property bool chosen

    visible: shown
    height: shown ? Theme.reach : 0
    Accessible.name: text
    Accessible.selected: chosen
    contentItem: PlainText {
        leftPadding: Theme.s8
        horizontalAlignment: Text.AlignLeft
        verticalAlignment: Text.AlignVCenter
        text: root.text
        color: root.enabled ? Theme.text : Theme.text3
        Icon {
            anchors.right: parent.right
            anchors.rightMargin: Theme.s4
            anchors.verticalCenter: parent.verticalCenter
            visible: root.chosen
            size: Theme.s16
            icon: "check"
        }
    }
    background: Rectangle {
        radius: Theme.radiusSegment
        color: root.highlighted ? Theme.hover : "transparent"
        FocusRing {
            margins: 0
            radius: parent.radius
            shown: root.highlighted && root.enabled
        }
    }
}
