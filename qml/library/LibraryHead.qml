// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What the columns of the recordings are.
Item {
    id: root

    property bool roomy

    implicitHeight: Theme.tableHeader

    component Label: Text {
        textFormat: Text.PlainText
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        font: Theme.small
        color: Theme.text2
    }
    Label {
        anchors.left: parent.left
        anchors.leftMargin: Theme.s14 + Theme.s24 + Theme.s12
        text: qsTr("Recording")
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        height: parent.height
        Label { width: Theme.logsDevices; visible: root.roomy; text: qsTr("Devices") }
        Label { width: Theme.logsLength; text: qsTr("Length") }
        Label { width: Theme.logsSize; text: qsTr("Size") }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
