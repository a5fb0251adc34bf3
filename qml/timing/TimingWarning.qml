// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A warning and its remedy.
Rectangle {
    id: root

    required property string text
    /// Buttons that carry out the remedy.
    property alias tools: side.data

    implicitHeight: Math.max(label.height + 2 * Theme.s8, side.height + Theme.s8)
    radius: Theme.radius
    color: Theme.warnTint
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.s10
        anchors.top: label.top
        size: Theme.s16
        icon: "warn"
        color: Theme.warn
    }
    SmallText {
        id: label

        anchors.left: sign.right
        anchors.leftMargin: Theme.s8
        anchors.right: side.left
        anchors.rightMargin: Theme.s8
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.text
        color: Theme.text
    }
    Item {
        id: side

        anchors.right: parent.right
        anchors.rightMargin: Theme.s4
        anchors.verticalCenter: parent.verticalCenter
        width: childrenRect.width
        height: childrenRect.height
    }
}
