// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The handle of one end of the loop; `dragged` tells where the user wants it.
Item {
    id: root

    required property string name
    property bool isEnd

    signal dragged(real x)

    width: Theme.s2
    Accessible.role: Accessible.Slider
    Accessible.name: isEnd ? qsTr("End of the loop") : qsTr("Begin of the loop")

    Rectangle {
        x: -width / 2
        width: Theme.focusStroke
        height: parent.height
        color: Theme.replayFill
    }
    Rectangle {
        x: root.isEnd ? 0 : -width
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.s16
        height: Theme.gripMark
        radius: Theme.radiusTag
        color: Theme.replayFill
        Text {
            anchors.centerIn: parent
            text: root.name
            font: Theme.bodyStrong
            color: Theme.replayInk
        }
    }
    MouseArea {
        x: root.isEnd ? -Theme.s4 : -width + Theme.s4
        width: Theme.s24
        height: parent.height
        cursorShape: Qt.SizeHorCursor
        preventStealing: true
        onPositionChanged: mouse => root.dragged(root.x + x + mouse.x)
    }
}
