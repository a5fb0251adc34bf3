// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Something to know before a sonar gets firmware.
Rectangle {
    id: root

    property alias text: label.text
    /// It stands in the way.
    property bool fault
    /// It is good to know, no more.
    property bool plain

    implicitHeight: label.implicitHeight + 2 * Theme.s10
    height: implicitHeight
    radius: Theme.radius
    color: plain ? Theme.raised : fault ? Theme.stopTint : Theme.warnTint
    border.width: plain ? 0 : Theme.stroke
    border.color: fault ? Theme.stop : Theme.warn
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.s12
        y: Theme.s10
        icon: root.plain ? "info" : "warn"
        color: root.plain ? Theme.text2 : root.fault ? Theme.stop : Theme.warn
    }
    PlainText {
        id: label

        anchors.left: sign.right
        anchors.leftMargin: Theme.s12
        anchors.right: parent.right
        anchors.rightMargin: Theme.s12
        y: Theme.s10
        wrapMode: Text.Wrap
        color: root.plain ? Theme.text2 : Theme.text
    }
}
