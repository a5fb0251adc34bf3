// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// One of the checks: passed, failed, a warning, or waiting for the one before.
Item {
    id: root

    required property int mark
    required property string name
    required property string text
    required property string command
    readonly property bool waiting: mark === CheckModel.Waiting
    readonly property string stateText: [qsTr("passed"), qsTr("failed"), qsTr("warning"), qsTr("waiting")][mark]

    signal copyRequested(string command)

    implicitHeight: Math.max(title.implicitHeight, body.implicitHeight) + 2 * Theme.s10
    Accessible.role: Accessible.StaticText
    Accessible.name: name + ", " + stateText + ", " + text

    HorizontalLine {}
    Icon {
        id: sign

        anchors.verticalCenter: title.verticalCenter
        anchors.left: parent.left
        anchors.leftMargin: Theme.s2
        size: Theme.s16
        icon: ["check", "x", "warn", "minus"][root.mark]
        color: [Theme.live, Theme.stop, Theme.warn, Theme.text3][root.mark]
    }
    PlainText {
        id: title

        y: Theme.s10
        anchors.left: sign.right
        anchors.leftMargin: Theme.s14
        width: Math.min(Theme.checkName, root.width / 3)
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.name
        font: Theme.bodyMedium
        color: root.waiting ? Theme.text2 : Theme.text
    }
    Column {
        id: body

        y: Theme.s10
        anchors.left: title.right
        anchors.leftMargin: Theme.s10
        anchors.right: copy.visible ? copy.left : parent.right
        spacing: Theme.s4
        PlainText {
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: root.text
            color: root.waiting ? Theme.text3 : Theme.text2
        }
        PlainText {
            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: root.command
            font: Theme.codeSmall
            color: Theme.text2
        }
    }
    IconButton {
        id: copy

        anchors.right: parent.right
        visible: root.command !== ""
        iconName: "copy"
        tip: qsTr("Copy the command for: %1").arg(root.name)
        onClicked: root.copyRequested(root.command)
    }
}
