// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A line of the disc's menu.
MenuItem {
    id: root

    property bool shown: true

    visible: shown
    height: shown ? Theme.reach : 0
    Accessible.name: text
    contentItem: Text {
        leftPadding: Theme.s8
        verticalAlignment: Text.AlignVCenter
        text: root.text
        font: Theme.body
        color: Theme.text
    }
    background: Rectangle {
        radius: Theme.radiusSegment
        color: root.highlighted ? Theme.hover : "transparent"
    }
}
