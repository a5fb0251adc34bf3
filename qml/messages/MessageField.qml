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
        PlainText {
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.WrapAnywhere
            text: root.name
            color: Theme.text2
        }
        SmallText {
            visible: root.oldNames !== ""
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: qsTr("was %1").arg(root.oldNames)
            color: Theme.text3
        }
    }
    PlainText {
        id: figure

        anchors.left: parent.left
        anchors.leftMargin: root.width * Theme.fieldShare
        width: Math.min(implicitWidth, root.width * (1 - Theme.fieldShare) - Theme.fieldType - Theme.s14 - Theme.s8
            - (sort.visible ? sort.width + Theme.s6 : 0))
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.missing ? qsTr("missing: payload too short") : root.value
        font: root.missing ? Theme.body : Theme.bodyStrong
        color: root.missing ? Theme.warn : Theme.text
    }
    PlainText {
        id: sort

        visible: root.unit !== "" && !root.missing
        anchors.left: figure.right
        anchors.leftMargin: Theme.s6
        anchors.verticalCenter: parent.verticalCenter
        text: root.unit
        color: Theme.text2
    }
    SmallText {
        id: wire

        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.fieldType
        horizontalAlignment: Text.AlignRight
        text: root.type
        color: Theme.text3
    }
    HorizontalLine { anchors.bottom: parent.bottom }
}
