// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Playhead and loop over the view.
Item {
    id: root

    required property TimelineView view
    property real stripHeight
    readonly property Playback playback: view.playback
    readonly property real headX: view.xOf(playback.position)

    Rectangle {
        visible: !isNaN(root.playback.loopA) && !isNaN(root.playback.loopB)
        x: root.view.xOf(root.playback.loopA)
        y: Theme.flagRow
        width: root.view.xOf(root.playback.loopB) - x
        height: root.stripHeight
        color: "transparent"
        opacity: root.playback.looping ? 1 : Theme.disabledOpacity
        border.width: Theme.focusStroke
        border.color: Theme.replayFill
    }
    LoopHandle {
        visible: !isNaN(root.playback.loopA) && x >= 0 && x <= root.width
        x: root.view.xOf(root.playback.loopA)
        y: Theme.flagRow
        height: root.stripHeight
        name: qsTr("A")
        onDragged: at => root.playback.moveLoopA(root.view.timeAt(at))
    }
    LoopHandle {
        visible: !isNaN(root.playback.loopB) && x >= 0 && x <= root.width
        x: root.view.xOf(root.playback.loopB)
        y: Theme.flagRow
        height: root.stripHeight
        name: qsTr("B")
        isEnd: true
        onDragged: at => root.playback.moveLoopB(root.view.timeAt(at))
    }
    Rectangle {
        visible: root.headX >= 0 && root.headX <= root.width
        x: root.headX - Theme.focusStroke / 2
        y: Theme.flagRow - Theme.s8
        width: Theme.focusStroke
        height: root.stripHeight + Theme.s8
        color: Theme.replayFill
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.s12
            height: Theme.s8
            radius: Theme.s2
            color: Theme.replayFill
        }
        Rectangle {
            anchors.top: parent.bottom
            x: Math.max(-root.headX, Math.min(-width / 2, root.width - root.headX - width))
            width: words.implicitWidth + Theme.s12
            height: Theme.s20
            radius: Theme.radiusTag
            color: Theme.replayFill
            Text {
                id: words

                anchors.centerIn: parent
                text: Format.clock(root.playback.position - root.playback.begin)
                font: Theme.smallMedium
                color: Theme.replayInk
            }
        }
    }
}
