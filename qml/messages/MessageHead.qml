// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What the columns of the messages are.
Item {
    id: root

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
        anchors.leftMargin: Theme.s14
        text: qsTr("Message")
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        height: parent.height
        Label { width: Theme.messageCount; text: qsTr("Came") }
        Label { width: Theme.messageRate; text: qsTr("Rate") }
        Label { width: Theme.messageAge; text: qsTr("Last") }
        Label { width: Theme.messageBytes; text: qsTr("Bytes") }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
