// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The logs that were opened last.
Column {
    id: root

    property var files: []

    signal chosen(string path)

    visible: files.length > 0

    Text {
        x: Theme.s16
        bottomPadding: Theme.s4
        visible: root.files.length > 0
        text: qsTr("Opened last")
        font: Theme.small
        color: Theme.text3
    }
    Repeater {
        model: root.files.slice(0, 5)
        delegate: LButton {
            required property string modelData

            width: root.width
            iconName: "file"
            text: modelData.substring(modelData.lastIndexOf("/") + 1)
            tip: qsTr("Open %1").arg(modelData)
            onClicked: root.chosen(modelData)
        }
    }
}
