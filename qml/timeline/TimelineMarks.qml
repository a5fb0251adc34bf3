// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Over the strips: what the Ping1D's plot shows, the loop, what another plot points at, and the
/// playhead.
Item {
    id: root

    required property TimelineView view
    required property LinkedCursor linked
    /// Who points at the timeline itself.
    property QtObject pointer: null
    property real stripTop
    property real stripHeight
    /// Seconds that the Ping1D's plot shows; 0 without one.
    property real spanS
    readonly property Playback playback: view.playback
    readonly property real headX: view.xOf(playback.position)
    readonly property bool live: playback.following
    /// Something that was live is lost.
    property bool lost
    readonly property color liveFill: lost ? Theme.text3 : Theme.live
    readonly property color headFill: live ? liveFill : Theme.replayFill
    readonly property bool headShown: headX >= 0 && headX <= width
    /// The middle of the playhead's tag, and its width.
    readonly property real tagX: Math.max(tagWidth / 2, Math.min(width - tagWidth / 2, headX))
    readonly property real tagWidth: words.implicitWidth + Theme.s12

    Item {
        y: root.stripTop
        width: parent.width
        height: root.stripHeight
        clip: true
        Rectangle {
            visible: root.spanS > 0
            x: root.view.xOf(root.playback.position - root.spanS)
            width: root.headX - x
            height: parent.height
            color: Theme.accent
            opacity: Theme.tint
        }
        Rectangle {
            readonly property real to: root.view.xOf(root.playback.loopB)

            visible: !isNaN(root.playback.loopA) && !isNaN(root.playback.loopB)
            x: root.view.xOf(root.playback.loopA)
            width: to - x
            height: parent.height
            color: "transparent"
            opacity: root.playback.looping ? 1 : Theme.disabledOpacity
            border.width: Theme.focusStroke
            border.color: Theme.replayFill
        }
    }
    // Where the dive is now, for those who look back.
    Rectangle {
        readonly property real at: root.view.xOf(root.playback.end)

        objectName: "liveEdge"
        visible: root.playback.live && !root.live && at <= root.width
        x: at - width / 2
        y: root.stripTop - Theme.s8
        width: Theme.focusStroke
        height: root.stripHeight + Theme.s8
        color: root.liveFill
    }
    LoopHandle {
        shownAt: root.view.xOf(root.playback.loopA)
        y: root.stripTop
        height: root.stripHeight
        name: qsTr("A")
        tip: qsTr("Begin of the loop, %1").arg(Format.clockTenths(root.playback.loopA))
        key: Format.key("loopA")
        onDragged: at => root.playback.moveLoopA(root.view.timeAt(at))
        onNudged: seconds => root.playback.moveLoopA(root.playback.loopA + seconds)
    }
    LoopHandle {
        shownAt: root.view.xOf(root.playback.loopB)
        y: root.stripTop
        height: root.stripHeight
        name: qsTr("B")
        tip: qsTr("End of the loop, %1").arg(Format.clockTenths(root.playback.loopB))
        key: Format.key("loopB")
        isEnd: true
        onDragged: at => root.playback.moveLoopB(root.view.timeAt(at))
        onNudged: seconds => root.playback.moveLoopB(root.playback.loopB + seconds)
    }
    TimelineDots {
        objectName: "linkedLine"
        visible: root.linked.shown && root.linked.owner !== root.pointer && x >= 0 && x <= root.width
        x: root.view.xOf(root.linked.timeS)
        y: root.stripTop
        tall: root.stripHeight
    }
    Rectangle {
        visible: root.headShown
        x: root.headX - Theme.focusStroke / 2
        y: root.stripTop - Theme.s8
        width: Theme.focusStroke
        height: root.stripHeight + Theme.s8
        color: root.headFill
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.s12
            height: Theme.s8
            radius: Theme.s2
            color: root.headFill
        }
    }
    Rectangle {
        visible: root.headShown
        x: root.tagX - width / 2
        y: root.stripTop + root.stripHeight
        width: root.tagWidth
        height: Theme.s20
        radius: Theme.radiusTag
        color: root.headFill
        Text {
            id: words

            anchors.centerIn: parent
            text: Format.clock(root.playback.position)
            textFormat: Text.PlainText
            font: Theme.smallMedium
            color: root.live ? root.lost ? Theme.canvas : Theme.liveInk : Theme.replayInk
        }
    }
}
