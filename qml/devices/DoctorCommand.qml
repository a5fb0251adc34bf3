// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The remedy, to be copied into a terminal.
Rectangle {
    id: root

    required property string command

    signal copyRequested()

    implicitHeight: Math.max(label.implicitHeight + 2 * Theme.s12, Theme.reach + Theme.s8)
    radius: Theme.radius
    color: Theme.canvas
    border.width: Theme.stroke
    border.color: Theme.lineStrong

    PlainText {
        id: label

        anchors.left: parent.left
        anchors.leftMargin: Theme.s16
        anchors.right: copy.left
        anchors.rightMargin: Theme.s8
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.command
        font: Theme.code
    }
    LButton {
        id: copy

        anchors.right: parent.right
        anchors.rightMargin: Theme.s4
        anchors.verticalCenter: parent.verticalCenter
        kind: "filled"
        iconName: "copy"
        text: qsTr("Copy")
        tip: qsTr("Copy the command: %1").arg(root.command)
        onClicked: root.copyRequested()
    }
}
