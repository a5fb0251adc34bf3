// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// When the recording goes on in a new file.
Menu {
    id: root

    required property RecordingParts parts

    implicitWidth: Theme.menuWidth
    padding: Theme.s4
    margins: Theme.s4
    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.lineStrong
    }

    LMenuItem {
        enabled: false
        text: qsTr("Go on in a new file")
    }
    Instantiator {
        model: root.parts.choices
        delegate: LMenuItem {
            id: choice

            required property string modelData
            required property int index

            text: modelData
            chosen: root.parts.chosen === index
            onTriggered: root.parts.chosen = index
        }
        onObjectAdded: (index, object) => root.insertItem(index + 1, object)
        onObjectRemoved: (index, object) => root.removeItem(object)
    }
}
