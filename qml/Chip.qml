// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// A device or file of the status bar: a shape, a name, what there is to say of it.
Item {
    id: root

    required property string title
    property string detail
    property string iconName: "play"

    Layout.fillHeight: true
    implicitWidth: Math.max(name.implicitWidth + mark.width + Theme.s8, second.implicitWidth) + 2 * Theme.s14
    Accessible.role: Accessible.StaticText
    Accessible.name: title + ", " + detail

    Icon {
        id: mark

        x: Theme.s14
        anchors.verticalCenter: name.verticalCenter
        size: Theme.s14
        icon: root.iconName
        color: root.iconName === "play" ? Theme.replay : Theme.text2
    }
    Text {
        id: name

        anchors.left: mark.right
        anchors.leftMargin: Theme.s8
        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        anchors.bottom: parent.verticalCenter
        elide: Text.ElideMiddle
        text: root.title
        font: Theme.bodyStrong
        color: Theme.text
    }
    Text {
        id: second

        x: Theme.s14
        anchors.top: parent.verticalCenter
        anchors.topMargin: Theme.s2
        text: root.detail
        font: Theme.small
        color: Theme.text2
    }
    Rectangle {
        anchors.right: parent.right
        width: Theme.stroke
        height: parent.height
        color: Theme.line
    }
}
