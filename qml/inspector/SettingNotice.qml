// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Something to know and decide about a sonar: a sentence and buttons, which go in as children.
Rectangle {
    id: root

    required property string sentence
    property bool warns: true
    default property alias actions: buttons.data

    width: parent ? parent.width : 0
    implicitHeight: label.implicitHeight + (buttons.children.length > 0 ? Math.max(Theme.reach, buttons.implicitHeight) : 0) + 2 * Theme.s10
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.stroke
    border.color: warns ? Theme.warn : Theme.lineStrong
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    Icon {
        id: icon

        visible: root.warns
        anchors.left: parent.left
        anchors.leftMargin: Theme.s10
        y: Theme.s10
        icon: "warn"
        size: Theme.s16
        color: Theme.warn
    }
    PlainText {
        id: label

        anchors.left: root.warns ? icon.right : parent.left
        anchors.leftMargin: root.warns ? Theme.s8 : Theme.s12
        anchors.right: parent.right
        anchors.rightMargin: Theme.s10
        y: Theme.s10
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.sentence
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.s10
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s4
        spacing: Theme.s8
    }
}
