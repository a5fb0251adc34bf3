// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The strips of the sonars and the vehicle with playhead, loop and axis; click seeks, drag scrubs, wheel zooms.
Item {
    id: root

    required property Session session
    required property LinkedCursor linked
    property bool show360
    property bool show1d
    property bool showSide
    property bool showSwath
    /// Depth and heading of the vehicle.
    property bool showProfile
    property bool showVehicle
    property bool low
    /// Time span of the Ping1D's plot in seconds; 0 without a plot.
    property real spanS
    readonly property bool hasEvents: playback.gapCount > 0 || flags.count > 0
    readonly property int flagRow: low ? Theme.flagRowLow : Theme.flagRow
    readonly property Playback playback: session.playback
    readonly property TimelineView view: TimelineView {
        playback: root.session.playback
        width: Math.max(1, plot.width)
    }

    implicitHeight: flagRow + strips.height + (low ? Theme.scaleRowLow : Theme.scaleRow)
    // Time and numbers run from left to right in every language.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    /// Hatching from the sonar's last ping to the live end, where a gap has no end yet.
    component DataGap: HatchItem {
        required property SelectedSonar sonar
        required property TimelineView view

        visible: view.playback.following && sonar.old && sonar.source.silent
        x: visible ? Math.max(0, view.xOf(sonar.source.silentSinceS)) : 0
        width: Math.max(0, Math.min(parent.width, view.xOf(view.playback.position)) - x)
        height: parent.height
        color: Theme.lineStrong
    }
    SonarMonitor {
        id: watch

        dive: root.session.dive
    }
    SmallText {
        visible: root.hasEvents
        x: Theme.s14
        // The first flag may be at the plot's left edge.
        width: Theme.labelColumn - x - Theme.s10
        height: root.flagRow
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.tickLeast
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Events")
    }
    Column {
        // Above the strips, so that their edge does not cover the focus ring.
        z: 1
        y: root.flagRow
        x: Theme.s14
        spacing: Theme.s2
        Repeater {
            model: [{ shown: root.show360, name: qsTr("Ping360"), tall: Theme.strip360 },
                { shown: root.show1d, name: root.session.shown1d.names.length === 1 ? root.session.shown1d.names[0] : qsTr("Ping1D"), tall: Theme.strip1d },
                { shown: root.showSide, name: qsTr("Side-scan"), tall: Theme.strip1d },
                { shown: root.showSwath, name: qsTr("Multibeam"), tall: Theme.strip1d },
                { shown: root.showProfile, name: root.session.profile.hasDepth ? qsTr("Depth") : qsTr("Heading"), tall: Theme.strip1d }]
            delegate: SmallText {
                required property var modelData

                visible: modelData.shown
                width: Theme.labelColumn - Theme.s14 - Theme.s4
                height: modelData.tall
                horizontalAlignment: Text.AlignLeft
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.tickLeast
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                text: modelData.name
            }
        }
        VehicleLabel {
            visible: root.showVehicle
            width: Theme.labelColumn - Theme.s14
            height: Theme.strip360
            leftInset: -Theme.s4
            session: root.session
        }
    }
    Item {
        id: plot

        x: Theme.labelColumn
        width: parent.width - x - Theme.s14
        height: parent.height

        Column {
            id: strips

            y: root.flagRow
            width: parent.width
            spacing: Theme.s2
            StripItem {
                visible: root.show360
                width: parent.width
                height: Theme.strip360
                source: root.session.ping360
                display: root.session.display
                background: Theme.canvas
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Ping360 over time")
                beginS: root.view.fromS
                endS: root.view.toS
                DataGap { sonar: root.session.shown360; view: root.view }
            }
            StripItem {
                visible: root.show1d
                width: parent.width
                height: Theme.strip1d
                source: root.session.ping1d
                display: root.session.display
                background: Theme.canvas
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Ping1D over time")
                beginS: root.view.fromS
                endS: root.view.toS
                DataGap { sonar: root.session.shown1d; view: root.view }
            }
            StripItem {
                visible: root.showSide
                width: parent.width
                height: Theme.strip1d
                source: root.session.sideScan
                display: root.session.display
                background: Theme.canvas
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Side-scan over time")
                beginS: root.view.fromS
                endS: root.view.toS
                DataGap { sonar: root.session.shownSide; view: root.view }
            }
            SwathStrip {
                visible: root.showSwath
                width: parent.width
                height: Theme.strip1d
                session: root.session
                view: root.view
            }
            DiveProfileStrip {
                visible: root.showProfile
                width: parent.width
                height: Theme.strip1d
                session: root.session
                view: root.view
            }
            AlignedLogStrip {
                id: aligned

                visible: root.showVehicle
                draggedS: handle.draggedS
                width: parent.width
                height: Theme.strip360
                session: root.session
                view: root.view
            }
        }
        GapsItem {
            objectName: "gaps"
            width: parent.width
            height: root.flagRow + strips.height
            playback: root.playback
            beginS: root.view.fromS
            endS: root.view.toS
            namesHeight: root.flagRow
            taken: flags.places
            ground: Theme.canvas
            hatch: Theme.lineStrong
            damage: Theme.warn
            ink: Theme.text2
            font: Theme.tick
            Accessible.role: Accessible.StaticText
            Accessible.name: root.playback.gapCount === 1 ? qsTr("1 gap") : qsTr("%1 gaps").arg(root.playback.gapCount)
        }
        // Time labels under the strips, except where the playhead's tag is.
        Item {
            id: timeScale

            readonly property real tagWidth: marks.headShown ? marks.tagWidth : 0
            readonly property real spanS: root.view.toS - root.view.fromS
            readonly property real step: spanS > 0 ? Format.timeStep(spanS, Math.max(2, width / (2 * Theme.labelColumn))) : 1
            readonly property int first: Math.ceil(root.view.fromS / step - 0.001)
            readonly property int count: spanS > 0 ? Math.max(0, Math.min(60, Math.floor(root.view.toS / step + 0.001) - first + 1)) : 0

            objectName: "timelineScale"
            anchors.top: strips.bottom
            width: parent.width
            implicitHeight: Theme.scaleRow
            Repeater {
                model: timeScale.count
                delegate: Item {
                    id: tick

                    required property int index
                    readonly property real seconds: (timeScale.first + index) * timeScale.step

                    x: (seconds - root.view.fromS) / timeScale.spanS * timeScale.width
                    Rectangle {
                        width: Theme.stroke
                        height: Theme.s4
                        color: Theme.lineStrong
                    }
                    PlainText {
                        readonly property real middle: tick.x + x + width / 2
                        readonly property real room: Math.abs(middle - marks.tagX) - (width + timeScale.tagWidth) / 2

                        // Hidden instead of faded: a faded number is illegible at night.
                        visible: timeScale.tagWidth <= 0 || room >= Theme.s4
                        x: Math.min(Math.max(-width / 2, -tick.x), timeScale.width - tick.x - width)
                        y: Theme.s6
                        text: timeScale.step < 1 ? Format.clockTenths(tick.seconds) : Format.clock(tick.seconds)
                        font: Theme.tick
                        color: Theme.text2
                    }
                }
            }
        }
        TimelineMouse {
            id: mouse

            anchors.fill: parent
            session: root.session
            view: root.view
            linked: root.linked
            stripTop: root.flagRow
            stripHeight: strips.height
        }
        AlignedLogHandle {
            id: handle

            visible: root.showVehicle && (shift.offered || shift.byHandOnly)
            y: strips.y + aligned.y
            width: parent.width
            height: aligned.height
            shift: root.session.logTimeOffset
            view: root.view
            onClicked: at => mouse.seek(at)
        }
        MarkerFlags {
            id: flags

            width: parent.width
            height: root.flagRow
            session: root.session
            view: root.view
            stripHeight: strips.height
        }
        TimelineMarks {
            id: marks

            anchors.fill: parent
            view: root.view
            linked: root.linked
            lost: watch.lost !== null
            pointer: mouse
            stripTop: root.flagRow
            stripHeight: strips.height
            spanS: root.spanS
        }
    }
}
