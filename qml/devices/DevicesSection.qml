// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What the rows below have in common, and how many they are.
Item {
    id: root

    required property string title
    required property int count

    implicitHeight: Theme.sectionHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: title + ", " + count

    Text {
        anchors.left: parent.left
        anchors.leftMargin: Theme.s20
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
        textFormat: Text.PlainText
        font: Theme.small
        color: Theme.text2
    }
    Text {
        anchors.right: parent.right
        anchors.rightMargin: Theme.s20
        anchors.verticalCenter: parent.verticalCenter
        text: root.count
        textFormat: Text.PlainText
        font: Theme.small
        color: Theme.text2
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
