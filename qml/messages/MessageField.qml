// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// One field of a message, with its unit and its type on the wire.
Item {
    id: root

    required property string name
    required property string type
    required property string value
    required property string unit
    required property string oldNames
    required property bool missing

    implicitHeight: Math.max(Theme.tableRow, Math.max(names.height, figure.height) + Theme.s10)
    Accessible.role: Accessible.StaticText
    Accessible.name: Format.translated([name, missing ? qsTr("missing") : value + " " + unit, type,
        oldNames !== "" ? qsTr("was %1").arg(oldNames) : ""])

    Column {
        id: names

        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        width: root.width * Theme.fieldShare - 2 * Theme.s14
        anchors.verticalCenter: parent.verticalCenter
        Text {
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.WrapAnywhere
            text: root.name
            textFormat: Text.PlainText
            font: Theme.body
            color: Theme.text2
        }
        Text {
            visible: root.oldNames !== ""
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: qsTr("was %1").arg(root.oldNames)
            textFormat: Text.PlainText
            font: Theme.small
            color: Theme.text3
        }
    }
    Text {
        id: figure

        anchors.left: parent.left
        anchors.leftMargin: root.width * Theme.fieldShare
        width: Math.min(implicitWidth, root.width * (1 - Theme.fieldShare) - Theme.fieldType - Theme.s14 - Theme.s8
            - (sort.visible ? sort.width + Theme.s6 : 0))
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.missing ? qsTr("missing: the payload ends before it") : root.value
        textFormat: Text.PlainText
        font: root.missing ? Theme.body : Theme.bodyStrong
        color: root.missing ? Theme.warn : Theme.text
    }
    Text {
        id: sort

        visible: root.unit !== "" && !root.missing
        anchors.left: figure.right
        anchors.leftMargin: Theme.s6
        anchors.verticalCenter: parent.verticalCenter
        text: root.unit
        textFormat: Text.PlainText
        font: Theme.body
        color: Theme.text2
    }
    Text {
        id: wire

        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.fieldType
        horizontalAlignment: Text.AlignRight
        text: root.type
        textFormat: Text.PlainText
        font: Theme.small
        color: Theme.text3
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
