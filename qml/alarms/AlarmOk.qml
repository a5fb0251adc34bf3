// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// The OK of a sounding alarm.
AbstractButton {
    id: root

    property color ink: Theme.text

    text: qsTr("OK")
    implicitWidth: Theme.barHeight + Theme.s20
    implicitHeight: Theme.barHeight
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("OK: I know of the alarm")
    Accessible.onPressAction: root.clicked()
    ToolTip.visible: hovered
    ToolTip.delay: Theme.tipDelay
    ToolTip.text: Format.keyed(qsTr("I know of the alarm"), "alarmOk")
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
