// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What the window shows now: READY with a ring, REPLAY with ▶ or ▮▮ on yellow. Its width does not
/// follow what plays.
Rectangle {
    id: root

    required property Session session
    readonly property Playback playback: session.playback
    readonly property bool replay: session.state === Session.Ready
    readonly property color ink: replay && !Theme.outlined ? Theme.replayInk : replay ? Theme.replay : Theme.text
    readonly property string state1: replay ? qsTr("REPLAY %1").arg((playback.reverse ? "\u2212" : "") + Format.speed(playback.speed))
        : session.state === Session.Opening ? qsTr("OPENING") : qsTr("READY")
    readonly property string state2: replay ? session.clockText !== "" ? session.clockText : qsTr("Recorded")
        : session.state === Session.Opening ? session.fileName : qsTr("Nothing connected")

    objectName: "stateBlock"
    implicitWidth: Math.max(Theme.blockMin, widest.width + 2 * Theme.s14)
    color: !replay || Theme.outlined ? Theme.raised : Theme.replayFill
    border.width: replay && Theme.outlined ? Theme.stroke : 0
    border.color: Theme.replay
    Accessible.role: Accessible.StaticText
    Accessible.name: replay && !playback.playing ? qsTr("%1, paused, %2").arg(state1).arg(state2)
        : state1 + ", " + state2

    TextMetrics {
        id: widest

        font: Theme.small
        text: !root.replay || root.session.clockText === "" ? ""
            : root.session.clockText.endsWith(qsTr(" UTC")) ? qsTr("Wed 00 May · 00:00:00 UTC") : qsTr("Wed 00 May · 00:00:00")
    }
    Column {
        id: words

        x: Theme.s14
        width: parent.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s2
        Row {
            spacing: Theme.s8
            Icon {
                visible: root.replay
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.s14
                icon: root.playback.playing ? "play" : "pause"
                color: root.ink
            }
            Rectangle {
                visible: !root.replay
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.s10
                height: Theme.s10
                radius: width / 2
                color: "transparent"
                border.width: Theme.focusStroke
                border.color: Theme.text2
            }
            Text {
                text: root.state1
                font: Theme.titleFont
                color: root.ink
            }
        }
        Text {
            width: parent.width
            elide: Text.ElideMiddle
            text: root.state2
            font: Theme.small
            color: root.replay ? root.ink : Theme.text2
        }
    }
}
