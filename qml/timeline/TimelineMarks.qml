// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// Overlay of the timeline's strips: the time span of the Ping1D's plot, the loop, the linked
/// cursor of another plot, and the playhead.
Item {
    id: root

    required property TimelineView view
    required property LinkedCursor linked
    /// Owner under which the timeline sets the linked cursor, which is not drawn here then.
    property QtObject pointer: null
    property real stripTop
    property real stripHeight
    /// Time span of the Ping1D's plot in seconds; 0 without a plot.
    property real spanS
    readonly property Playback playback: view.playback
    readonly property real headX: view.xOf(playback.position)
    readonly property bool live: playback.following
    /// A device of the dive that was live is lost.
    property bool lost
    readonly property color liveFill: lost ? Theme.text3 : Theme.live
    readonly property color headFill: live ? liveFill : Theme.replayFill
    readonly property bool headShown: headX >= 0 && headX <= width
    /// Centre and width of the playhead's tag, pixels.
    readonly property real tagX: Math.max(tagWidth / 2, Math.min(width - tagWidth / 2, headX))
    readonly property real tagWidth: label.implicitWidth + Theme.s12

    // Handle of one end of the loop: dragged, or moved in steps of a second with the arrow keys.
    component LoopHandle: Item {
        id: handle

        required property string name
        required property string tip
        property string key
        property bool isEnd
        /// Position of the loop's end, pixels; NaN while it is not set.
        property real shownAt

        /// The user dragged the handle to `x`.
        signal dragged(real x)
        /// The user moved the handle by a number of seconds with the keyboard.
        signal nudged(real seconds)

        objectName: "loopHandle" + name
        visible: !isNaN(shownAt) && shownAt >= 0 && shownAt <= parent.width
        x: visible ? shownAt : 0
        width: Theme.s2
        activeFocusOnTab: true
        Accessible.role: Accessible.Slider
        Accessible.name: tip
        Accessible.focusable: true
        Accessible.onIncreaseAction: nudged(1)
        Accessible.onDecreaseAction: nudged(-1)
        Keys.onLeftPressed: nudged(-1)
        Keys.onRightPressed: nudged(1)
        ToolTip.visible: area.containsMouse && !area.pressed
        ToolTip.delay: Theme.tipDelay
        ToolTip.text: tip + " (" + key + ")"

        Rectangle {
            x: -width / 2
            width: Theme.focusStroke
            height: parent.height
            color: Theme.replayFill
        }
        Rectangle {
            x: handle.isEnd ? 0 : -width
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.s16
            height: Math.min(Theme.gripMark, parent.height)
            radius: Theme.radiusTag
            color: Theme.replayFill
            PlainText {
                anchors.centerIn: parent
                text: handle.name
                font: Theme.bodyStrong
                color: Theme.replayInk
            }
            FocusRing {
                radius: Theme.radiusTag + Theme.focusStroke
                shown: handle.activeFocus
            }
        }
        MouseArea {
            id: area

            property real grabbed

            x: handle.isEnd ? -Theme.s4 : Theme.s4 - width
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.s20 + Theme.s4
            height: Math.max(parent.height, Theme.reach)
            hoverEnabled: true
            cursorShape: Qt.SizeHorCursor
            preventStealing: true
            onPressed: mouse => grabbed = x + mouse.x
            onPositionChanged: mouse => {
                if (pressed)
                    handle.dragged(handle.x + x + mouse.x - grabbed);
            }
        }
    }
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
    // The live end of the dive, while the playhead is elsewhere.
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
        tip: qsTr("Loop start, %1").arg(Format.clockTenths(root.playback.loopA))
        key: Format.key("loopA")
        onDragged: at => root.playback.moveLoopA(root.view.timeAt(at))
        onNudged: seconds => root.playback.moveLoopA(root.playback.loopA + seconds)
    }
    LoopHandle {
        shownAt: root.view.xOf(root.playback.loopB)
        y: root.stripTop
        height: root.stripHeight
        name: qsTr("B")
        tip: qsTr("Loop end, %1").arg(Format.clockTenths(root.playback.loopB))
        key: Format.key("loopB")
        isEnd: true
        onDragged: at => root.playback.moveLoopB(root.view.timeAt(at))
        onNudged: seconds => root.playback.moveLoopB(root.playback.loopB + seconds)
    }
    // A dotted line at the time under the cursor of another plot.
    Column {
        objectName: "linkedLine"
        visible: root.linked.shown && root.linked.owner !== root.pointer && x >= 0 && x <= root.width
        x: root.view.xOf(root.linked.timeS)
        y: root.stripTop
        spacing: Theme.dot
        Repeater {
            model: Math.max(0, Math.round(root.stripHeight / (2 * Theme.dot)))
            delegate: Rectangle {
                width: Theme.focusStroke
                height: Theme.dot
                color: Theme.cursor
            }
        }
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
        PlainText {
            id: label

            anchors.centerIn: parent
            text: Format.clock(root.playback.position)
            font: Theme.smallMedium
            color: root.live ? root.lost ? Theme.canvas : Theme.liveInk : Theme.replayInk
        }
    }
}
