// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// The OK of a sounding alarm.
BaseButton {
    id: root

    property color ink: Theme.text

    text: qsTr("OK")
    implicitWidth: Theme.barHeight + Theme.s20
    implicitHeight: Theme.barHeight
    Accessible.name: qsTr("Acknowledge alarm")
    ToolTip.text: Format.keyed(qsTr("Acknowledge alarm"), "alarmOk")
    background: Rectangle {
        radius: Theme.radius
        color: "transparent"
        border.width: root.hovered || root.down ? Theme.focusStroke : Theme.stroke
        border.color: root.ink
        FocusRing {
            shown: root.visualFocus
            color: root.ink
        }
    }
    contentItem: PlainText {
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: root.text
        font: Theme.titleFont
        color: root.ink
    }
}
