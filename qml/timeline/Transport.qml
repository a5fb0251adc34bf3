// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// Playback controls: buttons, time, speed, direction, loop, and the button that returns to the
/// live end. The layout depends only on the width, so that nothing moves during playback.
RowLayout {
    id: root

    required property Session session
    readonly property Playback playback: session.playback
    readonly property var speeds: [0.25, 1, 2, 5, 20]
    readonly property bool following: playback.following
    property bool isWide
    property bool zoomed
    /// There is room for labels on the buttons.
    readonly property bool worded: width + Theme.railWidth >= Theme.wideWindow
    /// There is room for long labels.
    readonly property bool spacious: width + Theme.railWidth >= Theme.spaciousWindow
    /// The export dialog's model; null where export is not available.
    property ExportForm form: null

    signal fitRequested()
    signal markRequested()

    spacing: Theme.s2
    // Time and numbers run from left to right in every language.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    SonarMonitor {
        id: watch

        dive: root.session.dive
    }
    IconButton {
        iconName: "prevm"
        tip: qsTr("To the start")
        key: Format.key("toStart")
        onClicked: root.playback.toBegin()
    }
    IconButton {
        iconName: "stepb"
        tip: qsTr("One ping back")
        key: Format.key("pingBack")
        onClicked: root.session.stepPings(-1)
    }
    IconButton {
        Layout.preferredWidth: Theme.railWidth
        framed: true
        iconName: root.playback.playing ? "pause" : "play"
        tip: root.playback.playing ? qsTr("Pause") : qsTr("Play")
        key: Format.key("play")
        onClicked: root.playback.toggle()
    }
    IconButton {
        iconName: "stepf"
        tip: qsTr("One ping forward")
        key: Format.key("pingOn")
        onClicked: root.session.stepPings(1)
    }
    IconButton {
        iconName: "nextm"
        tip: root.playback.live ? qsTr("To the live edge") : qsTr("To the end")
        key: Format.key("toEnd")
        onClicked: root.playback.toEnd()
    }
    PlainText {
        Layout.leftMargin: root.isWide ? Theme.s14 : Theme.s4
        Layout.preferredWidth: Math.max(implicitWidth, longestTime.advanceWidth)
        text: Format.clockTenths(root.playback.position)
        font: Theme.value
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Play time %1").arg(text)
    }
    SmallText {
        Layout.leftMargin: Theme.s8
        Layout.rightMargin: Theme.s12
        Layout.preferredWidth: Math.ceil(Math.max(longestOf.advanceWidth, root.spacious ? longestFrom.advanceWidth : 0))
        visible: root.isWide
        elide: Text.ElideRight
        text: !root.following ? qsTr("of %1").arg(Format.clock(root.playback.end))
            : root.spacious && root.session.beginText !== "" ? longestFrom.text : ""
        color: Theme.text3
    }
    Segmented {
        Layout.leftMargin: root.isWide ? Theme.s8 : Theme.s4
        name: qsTr("Speed")
        key: Format.keys(["slower", "faster", "usualSpeed"])
        options: root.speeds.map(factor => Format.speed(factor))
        usable: root.following ? 2 : root.speeds.length
        reason: qsTr("At the live edge")
        current: root.speeds.indexOf(root.playback.speed)
        onActivated: index => root.playback.speed = root.speeds[index]
    }
    LButton {
        // Only wide windows have room for this button; its key always works.
        visible: root.worded
        kind: root.playback.reverse ? "filled" : "plain"
        text: qsTr("Reverse")
        tip: root.playback.reverse ? qsTr("Play forwards") : qsTr("Play backwards")
        key: Format.key("reverse")
        onClicked: root.playback.reverse = !root.playback.reverse
    }
    Item { Layout.fillWidth: true }
    LButton {
        text: qsTr("A")
        tip: qsTr("Set loop start")
        Accessible.name: tip
        key: Format.key("loopA")
        onClicked: root.playback.setLoopA()
    }
    LButton {
        text: qsTr("B")
        tip: qsTr("Set loop end")
        Accessible.name: tip
        key: Format.key("loopB")
        onClicked: root.playback.setLoopB()
    }
    LButton {
        readonly property bool complete: !isNaN(root.playback.loopA) && !isNaN(root.playback.loopB)

        // Reserves the width of the longer label.
        Layout.preferredWidth: implicitWidth + (root.spacious && !complete ? longLoop.advanceWidth - shortLoop.advanceWidth : 0)
        enabled: complete
        iconName: "loop"
        kind: root.playback.looping ? "filled" : "plain"
        text: !root.worded ? "" : complete && root.spacious ? qsTr("A–B %1").arg(Format.clock(root.playback.loopB - root.playback.loopA)) : shortLoop.text
        tip: !complete ? qsTr("Loop: set A and B first") : root.playback.looping ? qsTr("Loop is on") : qsTr("Loop is off")
        key: Format.key("loop")
        onClicked: root.playback.looping = !root.playback.looping
    }
    LButton {
        objectName: "markButton"
        iconName: "marker"
        text: root.worded ? qsTr("Mark") : ""
        tip: qsTr("Mark at the cursor, or the Ping1D's latest bottom echo")
        key: Format.keys(["mark", "markBottom"])
        onClicked: root.markRequested()
    }
    LButton {
        iconName: "fit"
        // Narrow windows need the room for the live button; the key always works.
        visible: root.isWide
        enabled: root.zoomed
        text: root.spacious ? qsTr("Fit") : ""
        tip: qsTr("Show the whole recording")
        key: Format.key("timelineAll")
        onClicked: root.fitRequested()
    }
    IconButton {
        objectName: "reportButton"
        visible: root.spacious && root.form !== null
        iconName: "file"
        tip: qsTr("Dive report (PDF)")
        key: Format.key("report")
        onClicked: root.form.report()
    }
    IconButton {
        objectName: "exportTool"
        visible: root.form !== null
        iconName: "export"
        tip: qsTr("Export")
        key: Format.key("export")
        onClicked: root.form.shown = !root.form.shown
    }
    // The space of the live button is also reserved without a dive.
    Item {
        Layout.leftMargin: root.isWide ? Theme.s8 : 0
        Layout.rightMargin: root.isWide ? Theme.s4 : 0
        implicitWidth: liveButton.implicitWidth
        implicitHeight: liveButton.implicitHeight
        // LIVE while the live end is shown, else GO LIVE, which returns to it. Uncoloured while a
        // device that was live is lost.
        BaseButton {
            id: liveButton

            readonly property bool live: root.following
            readonly property bool lost: watch.lost !== null
            readonly property bool filled: root.following && !lost && !Theme.outlined
            readonly property color ink: filled ? Theme.liveInk : lost ? Theme.text2 : Theme.live

            objectName: "liveButton"
            visible: root.session.dive.active && (root.following || root.session.mode !== Session.Live)
            // In a small window longer words than the English ones leave no more room.
            padding: root.isWide ? Theme.s12 : Theme.s6
            // As wide as the longer of both labels, so that nothing beside it moves.
            implicitWidth: Theme.s14 + Theme.s8 + Math.ceil(Math.max(liveWords.advanceWidth, goWords.advanceWidth)) + 2 * liveButton.padding
            implicitHeight: Theme.reach
            Accessible.name: root.following ? qsTr("Live") : qsTr("Go live")
            ToolTip.text: Format.keyed(root.following ? qsTr("Showing live data") : qsTr("To the live edge"), "toEnd")
            background: Item {
                Rectangle {
                    anchors.fill: parent
                    anchors.topMargin: (Theme.reach - Theme.controlHeight) / 2
                    anchors.bottomMargin: anchors.topMargin
                    radius: Theme.radius
                    color: liveButton.filled ? Theme.live : liveButton.down ? Theme.select : liveButton.hovered ? Theme.hover : "transparent"
                    border.width: Theme.stroke
                    border.color: liveButton.lost ? Theme.lineStrong : Theme.live
                    FocusRing { shown: liveButton.visualFocus }
                }
            }
            onClicked: root.session.goLive()
            TextMetrics { id: liveWords; font: Theme.bodyStrong; text: qsTr("LIVE") }
            TextMetrics { id: goWords; font: Theme.bodyStrong; text: qsTr("GO LIVE") }
            Item {
                anchors.fill: parent
                Row {
                    id: row

                    anchors.centerIn: parent
                    spacing: Theme.s8
                    StateShape {
                        anchors.verticalCenter: parent.verticalCenter
                        shape: root.following ? liveButton.lost ? "ring" : "disc" : "stepf"
                        color: liveButton.ink
                    }
                    PlainText {
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.following ? liveWords.text : goWords.text
                        font: Theme.bodyStrong
                        color: liveButton.ink
                    }
                }
            }
        }
    }
    TextMetrics { id: longestTime; font: Theme.value; text: Format.clockTenths(0) }
    TextMetrics { id: longestOf; font: Theme.small; text: qsTr("of %1").arg(Format.clock(0)) }
    TextMetrics { id: longestFrom; font: Theme.small; text: qsTr("from %1").arg(root.session.beginText) }
    TextMetrics { id: shortLoop; font: Theme.bodyMedium; text: qsTr("A–B") }
    TextMetrics { id: longLoop; font: Theme.bodyMedium; text: qsTr("A–B %1").arg(Format.clock(0)) }
}
