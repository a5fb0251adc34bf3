// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Panel of the Ping360: header, polar view with the blocks in its corners, and the echo trace.
FocusScope {
    id: root

    required property Session session
    required property SettingsReadout settings
    required property LinkedCursor linked
    property bool isWide
    /// The Ping1D faces down, so that its distance is the altitude.
    property alias facesDown: disc.facesDown
    readonly property PolarMeasure measure: disc.measure
    /// Of a live Ping360; null without.
    property SonarSettings controls: null
    /// What acts on the live sonar is laid over what it sees now only.
    readonly property SonarSettings acting: back || polar.old ? null : controls
    /// Null where nobody watches. On echoes that are not of now it is only looked at, and not at all
    /// while it belongs to a live Ping360.
    property ZoneAlarm zone: null
    readonly property bool back: replay || session.mode === Session.Review
    readonly property ZoneAlarm aligned: back && zone !== null && zone.watching ? null : zone
    property bool replay
    /// The header has the button that opens the inspector.
    property bool inspectorTool
    /// The user wants the echo trace even if it makes the polar view smaller.
    property bool traceRequested: false
    readonly property real traceRoom: trace.implicitWidth + 2 * Theme.s14
    readonly property bool traceFits: plot.width - traceRoom >= Math.max(plot.height, Theme.narrowPlot)
    readonly property bool traceShown: session.ping360.present && (traceFits || traceRequested)
    readonly property bool staring: polar.hasPing && polar.parked
    readonly property bool persists: visible && polar.hasPing && !staring
    readonly property bool narrow: disc.width < Theme.narrowPlot
    readonly property string orientation: polar.up === VehicleSettings.Steady ? qsTr("Steady") : !polar.headed ? qsTr("Head up")
        : polar.up === VehicleSettings.North ? qsTr("North up") : polar.up === VehicleSettings.Course ? qsTr("Heading locked") : qsTr("Head up")
    readonly property alias polar: disc.polar
    readonly property Ghost ghost: Ghost {
        session: root.session; polar: root.polar
        color: Theme.ghost; outlined: Theme.outlined
        onNotified: text => root.notified(text)
    }
    readonly property alias readout: readout
    /// The drift in words while it is shown; else empty.
    readonly property string driftSentence: drift.used ? (driftLoader.item as PolarDrift)?.sentence ?? "" : ""
    /// Takes snapshots; null where that is not available.
    property Snapshots snapshots: null
    /// The polar view has the keyboard focus.
    readonly property alias plotFocused: disc.activeFocus

    signal inspectorRequested()
    signal devicesRequested()
    signal doctorRequested(LiveSonar sonar)
    signal openRequested()
    /// The user asks for a sonar range one step longer (1) or shorter (-1).
    signal rangeRequested(int by)
    signal notified(string text)
    /// The user asks to set a marker at the cursor.
    signal markRequested()

    function snap() { snapshots?.takePlot(staring ? stare.load() as Item : disc, polar, "polar", staring ? "" : orientation); }
    function zoomIn() { zoomBy(1.5); }
    function zoomOut() { zoomBy(1 / 1.5); }
    function zoomBy(factor: real) { staring ? (stare.load() as StarePlot).zoomBy(factor) : disc.zoomTo(polar.zoom * factor); }
    function fit() { staring ? (stare.load() as StarePlot).fit() : polar.fit(); }
    function toggleDrift() { session.display.drift = !session.display.drift; }
    function toggleTrace() { traceRequested = !traceRequested; }

    function toggleMeasure() {
        measure.active ? measure.leave() : staring ? notified(qsTr("The head is held on one bearing. Resume the scan to measure."))
            : polar.hasPing ? disc.startMeasure() : notified(qsTr("No echoes to measure yet."));
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Ping360, polar view")

    Connections {
        target: root.measure
        function onNoEchoThere() { root.notified(qsTr("No echo here to measure.")); }
    }
    ActionKey { action: "trace"; when: header.traceTool; onActivated: root.toggleTrace() }
    ActionKey { action: "persistence"; when: root.persists; onActivated: root.session.display.nextPersistence(1) }
    ActionKey { action: "drift"; when: root.visible && root.session.ping360.present; autoRepeat: false; onActivated: root.toggleDrift() }
    ActionKey { action: "lessPersistence"; when: root.persists; onActivated: root.session.display.nextPersistence(-1) }
    ActionKey { action: "ghost"; when: root.persists; onActivated: root.ghost.toggle() }
    ActionKey { action: "ghostTurn"; when: root.persists; onActivated: root.ghost.takeTurn() }
    PolarHeader {
        id: header

        width: parent.width
        session: root.session
        readout: root.settings
        polar: root.polar; ghost: root.ghost
        isWide: root.isWide
        staring: root.staring
        traceFits: root.traceFits; traceRequested: root.traceRequested
        inspectorTool: root.inspectorTool
        measure: root.measure
        onMeasureToggled: root.toggleMeasure(); onTraceToggled: root.toggleTrace()
        snapping: root.snapshots !== null
        onSnapRequested: root.snap()
        onInspectorRequested: root.inspectorRequested()
        onDoctorRequested: root.doctorRequested(root.session.shown360.live)
        onNotified: text => root.notified(text)
    }
    // Bar above the polar view of a Ping360 whose mounting is unconfirmed, with the possible
    // mountings.
    PlotBar {
        id: mounting

        objectName: "mountingBar"
        anchors.top: header.bottom
        width: parent.width
        visible: root.session.mounting.asked
        sentence: qsTr("Mounting not confirmed")
        MountingButtons {
            mounting: root.session.mounting
            model: root.session.mounting.asked ? root.session.mounting.choices : []
            next: disc
        }
    }
    GhostBar {
        id: aligning

        anchors.top: mounting.bottom
        width: parent.width
        ghost: root.ghost
    }
    Rectangle {
        id: plot

        anchors.top: aligning.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        color: Theme.canvas
        LayoutMirroring.enabled: false; LayoutMirroring.childrenInherit: true

        PolarPlot {
            id: disc

            anchors.top: parent.top
            anchors.topMargin: root.narrow ? Theme.s14 + Theme.s24 + (drift.used ? Theme.s24 : 0) : 0
            anchors.bottom: parent.bottom
            width: parent.width - (root.traceShown ? root.traceRoom : 0)
            session: root.session; linked: root.linked; ghost: root.ghost
            controls: root.acting; settings: root.settings
            zone: root.aligned
            reading: polar.cursorValid ? readout.sentence : ""
            keepsCursor: menu.item?.opened ?? false
            corners: [corners.zoomSize, corners.persistenceSize, corners.levelsSize, corners.ghostSize, ...(root.narrow ? [] : Theme.polarCorners),
                ...(root.narrow || !polar.headed ? [] : Theme.headedCorners), ...(root.narrow || !drift.used ? [] : Theme.driftCorners),
                ...(root.narrow || root.session.motion.steadyState === PictureMotion.Off ? [] : Theme.steadyCorners)]
            brief: root.narrow
            blocks: [readout, drift, zoneCover, ...corners.blocks]
            onMenuRequested: (x, y) => menu.load().popup(disc, x, y)
            onCopyRequested: readout.copy(measuredText !== "" ? measuredText : readout.sentence)
            onRangeRequested: by => root.rangeRequested(by)
            onNotified: text => root.notified(text)
        }
        PolarBacking {
            block: readout
            needed: root.polar.zoom > 1 || readout.placed
                || root.polar.fan && corners.fanMeets(Qt.rect(readout.x, readout.y, readout.width, readout.height))
        }
        ZoneOverlay {
            id: zoneCover

            anchors.horizontalCenter: disc.horizontalCenter
            y: Theme.s14
            z: 1
            zone: root.zone
            back: root.back
        }
        PolarReadout {
            id: readout

            objectName: "polarReadout"
            x: Theme.s14; y: Theme.s14
            visible: root.polar.cursorValid
            polar: root.polar
            measure: root.measure; oneLine: root.narrow
            tight: root.traceShown
        }
        PolarBacking {
            block: drift
            needed: root.polar.zoom > 1 || drift.meetsDisc
        }
        Item {
            id: drift

            readonly property bool used: root.session.display.drift && root.polar.hasPing && !root.staring
            /// Its lower right corner is nearer to the centre than the rim.
            readonly property bool meetsDisc: !root.narrow && Math.hypot(root.polar.centre.x - x - width, root.polar.centre.y - y - height) < root.polar.discRadius

            x: Theme.s14
            y: Theme.s14 + (!readout.visible ? 0 : root.narrow ? Theme.s24 : readout.height + Theme.s10)
            visible: used
            width: driftLoader.item?.width ?? 0
            height: driftLoader.item?.height ?? 0
            LazyLoader {
                id: driftLoader

                shown: drift.used
                delegate: PolarDrift {
                    motion: root.session.motion
                    vehicle: root.session.vehicle
                    oneLine: root.narrow || readout.visible
                    old: root.polar.old
                }
            }
        }
        PolarCorners {
            id: corners

            anchors.top: parent.top; anchors.bottom: parent.bottom
            width: disc.width
            polar: root.polar; ghost: root.ghost
            plotY: disc.y
            display: root.session.display
            levels: root.session.ping360.levels
            motion: root.session.motion
            sonar: header.sonarName
            narrow: root.narrow; onZoomRequested: zoom => disc.zoomTo(zoom)
            onFitRequested: root.fit()
        }
        PolarTrace {
            id: trace

            objectName: "trace"
            anchors.right: parent.right
            anchors.rightMargin: Theme.s14
            anchors.top: parent.top; anchors.topMargin: Theme.s14
            anchors.bottom: parent.bottom; anchors.bottomMargin: Theme.s10
            visible: root.traceShown && root.polar.hasPing
            polar: root.polar
        }
        LazyLoader {
            id: stare

            shown: root.staring
            prepared: true
            delegate: StarePlot {
                objectName: "stare"
                anchors.fill: plot
                visible: root.staring
                session: root.session; linked: root.linked
                polar: root.polar
                controls: root.acting
            }
        }
        LazyPopup {
            id: menu

            over: root
            delegate: PolarMenu {
                objectName: "polarMenu"
                readout: root.readout
                controls: root.acting
                onMarkRequested: root.markRequested()
                zone: root.aligned
                measure: root.measure
                measured: disc.measuredText
                onClosed: {
                    if (!disc.hovered)
                        root.polar.leave();
                }
            }
        }
        LazyLoader {
            id: none

            shown: !root.session.ping360.present || root.session.shown360.live !== null && !root.session.ping360.pinged
            delegate: NoSonarView {
                anchors.fill: plot
                visible: none.shown
                session: root.session
                sonar: root.session.shown360
                kind: qsTr("Ping360")
                timeout: qsTr("A Ping360 may take 4.5 s.")
                onDevicesRequested: root.devicesRequested(); onDoctorRequested: root.doctorRequested(root.session.shown360.live)
                onOpenRequested: root.openRequested()
            }
        }
    }
}
