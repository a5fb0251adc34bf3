// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// LIVE while the newest is shown, else GO LIVE, which leads there. Without its colour while something
/// that was live is lost.
AbstractButton {
    id: root

    property bool live
    property bool lost
    readonly property bool filled: live && !lost && !Theme.outlined
    readonly property color ink: filled ? Theme.liveInk : lost ? Theme.text2 : Theme.live

    objectName: "liveButton"
    // Both words have the same room: what stands beside it stays.
    implicitWidth: Theme.s14 + Theme.s8 + Math.ceil(Math.max(liveWords.advanceWidth, goWords.advanceWidth)) + 2 * Theme.s12
    implicitHeight: Theme.reach
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: live ? qsTr("Live") : qsTr("Go live")
    Accessible.onPressAction: root.clicked()
    ToolTip.visible: hovered
    ToolTip.delay: Theme.tipDelay
    ToolTip.text: Format.keyed(live ? qsTr("The newest is shown") : qsTr("To the newest"), "toEnd")

    TextMetrics { id: liveWords; font: Theme.bodyStrong; text: qsTr("LIVE") }
    TextMetrics { id: goWords; font: Theme.bodyStrong; text: qsTr("GO LIVE") }
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: (Theme.reach - Theme.controlHeight) / 2
            anchors.bottomMargin: anchors.topMargin
            radius: Theme.radius
            color: root.filled ? Theme.live : root.down ? Theme.select : root.hovered ? Theme.hover : "transparent"
            border.width: Theme.stroke
            border.color: root.lost ? Theme.lineStrong : Theme.live
            FocusRing { shown: root.visualFocus }
        }
    }
    Item {
        anchors.fill: parent
        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.s8
            StateShape {
                anchors.verticalCenter: parent.verticalCenter
                shape: root.live ? root.lost ? "ring" : "disc" : "stepf"
                color: root.ink
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: root.live ? liveWords.text : goWords.text
                textFormat: Text.PlainText
                font: Theme.bodyStrong
                color: root.ink
            }
        }
    }
}
