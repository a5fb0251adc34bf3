// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// What can be done with the place under the cursor.
Menu {
    id: root

    required property PolarReadout readout
    /// Of the place where the menu was asked for.
    property string words

    implicitWidth: Theme.menuWidth
    padding: Theme.s4
    onAboutToShow: words = readout.sentence

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.lineStrong
    }

    MenuItem {
        id: copy

        text: qsTr("Copy read-out")
        implicitHeight: Theme.reach
        Accessible.name: text
        onTriggered: root.readout.copy(root.words)

        contentItem: Text {
            leftPadding: Theme.s8
            verticalAlignment: Text.AlignVCenter
            text: copy.text
            font: Theme.body
            color: Theme.text
        }
        background: Rectangle {
            radius: Theme.radiusSegment
            color: copy.highlighted ? Theme.hover : "transparent"
        }
    }
}
