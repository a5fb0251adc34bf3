// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The Ping1D's echogram up to the playhead, with axes for depth and time, the confidence, and the
/// A-scan of one ping.
Rectangle {
    id: root

    required property Session session
    required property LinkedCursor linked
    /// The panel of this plot: identifies it as the owner of the linked cursor.
    required property QtObject panel
    /// Alarms whose depth limits are drawn over the echoes; null for none.
    property Alarms alarms: null
    /// The Ping1D is mounted facing down, so that its distance adds to the vehicle's depth.
    property bool facesDown
    readonly property SounderMeasure measure: measured.measure
    /// The bottom zoom has room beside the echogram; without it, it is shown in its place.
    readonly property bool zooming: session.display.bottomZoom
    readonly property bool zoomBeside: zooming && width >= Theme.zoomBeside
    readonly property bool zoomAlone: zooming && !zoomBeside
    readonly property BottomZoom zoomed: zoom.item as BottomZoom
    readonly property real traceRoom: zoomBeside && width < Theme.zoomBesideTrace ? 0 : Theme.traceWidth
    readonly property bool zoomPointing: zooming && (zoomed?.pointing ?? false)
    readonly property WaterfallItem pointedWaterfall: zoomPointing ? zoomed.waterfall : waterfall
    readonly property real farthestM: zoomAlone && zoomed ? zoomed.waterfall.farthestM : waterfall.farthestM
    readonly property bool pointing: waterfall.cursorValid
    /// Text of the cursor's read-out, and the rectangles that it covers; empty without a cursor.
    readonly property string pointed: pointing ? (cursor.item as SounderPointer)?.sentence ?? ""
        : zoomPointing ? (zoomCursor.item as SounderCursor)?.sentence ?? "" : ""
    readonly property var pointedBoxes: pointing || !zoomPointing ? (cursor.item as SounderPointer)?.boxes ?? []
        : zoomCursor.item ? [Qt.rect(zoomCursor.item.x, zoomCursor.item.y, zoomCursor.item.width, zoomCursor.item.height)] : []
    readonly property alias measuredText: measured.sentence
    /// The linked cursor is shown by another plot.
    readonly property bool elsewhere: linked.shown && linked.owner !== panel
    /// Time under the cursor of this or a linked plot, seconds of the recording; NaN without a
    /// cursor.
    readonly property real pointedS: pointing ? waterfall.cursorTimeS : elsewhere ? linked.timeS : NaN
    readonly property string range: qsTr("%1 to %2 %3").arg(Format.chosen(waterfall.topM))
        .arg(Format.chosen(waterfall.bottomM)).arg(Format.imperial ? qsTr("feet") : qsTr("metres"))
    /// The focus came from the pointer, so that no focus ring is drawn.
    property bool byPointer
    /// Name of the sonar, for what is said.
    property string sonar
    /// Controls are hidden, for a snapshot.
    property bool bare
    property alias spanS: waterfall.spanS
    readonly property alias keptSpanS: waterfall.keptSpanS
    readonly property alias waterfall: waterfall

    signal markRequested()

    function zoomIn() { zoomAlone ? stepHeight(-1) : waterfall.zoomRangeAt(1.5, waterfall.height / 2); }
    function zoomOut() { zoomAlone ? stepHeight(1) : waterfall.zoomRangeAt(1 / 1.5, waterfall.height / 2); }
    function stepHeight(by: int) { session.display.bottomZoomHeight += by; }
    function fit() { waterfall.fit(); }
    /// Measures in the echogram, which it shows again where the bottom zoom is in its place.
    function startMeasure() {
        if (zoomAlone)
            session.display.bottomZoom = false;
        forceActiveFocus();
        measure.start();
    }
    /// Removes the cursor, unless the context menu that was opened for it is still visible.
    function leave() {
        leaveOne(waterfall);
        if (zoomed)
            leaveOne(zoomed.waterfall);
    }
    function leaveOne(pointed: WaterfallItem) {
        if (!(menu.item?.visible ?? false))
            pointed.leave();
    }
    /// Handles two keys: C cycles what the A-scan is compared with, R holds it as a reference.
    function letter(event: KeyEvent) {
        event.accepted = (event.key === Qt.Key_C || event.key === Qt.Key_R) && event.modifiers === Qt.NoModifier;
        if (event.accepted && event.key === Qt.Key_R)
            trace.toggleHold();
        else if (event.accepted)
            root.session.display.comparison = (root.session.display.comparison + 1) % 3;
    }
    function arrow(direction: int, modifiers: int) {
        byPointer = false;
        if (measure.handleKey(direction > 0 ? Qt.Key_Down : Qt.Key_Up, modifiers))
            return;
        if (modifiers & Qt.ShiftModifier)
            waterfall.stepSpan(-direction);
        else if (modifiers & Qt.ControlModifier)
            waterfall.panRangeBy(direction * waterfall.height / 10);
        else if (zoomAlone)
            zoomed.waterfall.moveCursor(direction * Theme.s2);
        else
            waterfall.moveCursor(direction * Theme.s2);
    }

    activeFocusOnTab: true
    color: Theme.panel
    clip: true
    LayoutMirroring.enabled: false; LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Ping1D echogram, %1 seconds, %2").arg(waterfall.spanS).arg(range)
    Accessible.description: qsTr("Arrows move the cursor, Ctrl the depth window, Shift changes the time span; +, − and 0 zoom depth; C compares with previous pings, R holds this echo")
    onPointingChanged: if (!pointing) linked.leave(panel)
    onZoomAloneChanged: {
        measure.leave();
        waterfall.leave();
    }
    onActiveFocusChanged: {
        if (activeFocus)
            return;
        byPointer = false;
        if (!pins.naming)
            leave();
    }
    Keys.onShortcutOverride: event => event.accepted = measure.handlesKey(event.key, event.modifiers)
    Keys.onPressed: event => {
        event.accepted = measure.handleKey(event.key, event.modifiers);
        if (!event.accepted && event.matches(StandardKey.Copy))
            clipboard.put(measured.sentence !== "" ? measured.sentence : root.pointed);
        else if (!event.accepted)
            root.letter(event);
    }
    Keys.onUpPressed: event => root.arrow(-1, event.modifiers)
    Keys.onDownPressed: event => root.arrow(1, event.modifiers)
    Keys.onMenuPressed: menu.load().show(root, root.pointed, waterfall.width / 2, waterfall.height / 2)

    Rectangle { anchors.fill: waterfall; visible: waterfall.visible; color: Theme.canvas }
    WaterfallItem {
        id: waterfall

        objectName: "waterfall"
        visible: !root.zoomAlone
        width: !root.zoomBeside ? parent.width - Theme.axisWidth - Theme.traceWidth
            : Math.round((parent.width - 2 * Theme.axisWidth - root.traceRoom - Theme.s10) * Theme.echogramShare)
        height: parent.height - Theme.timeAxis
        source: root.session.ping1d; display: root.session.display
        background: Theme.canvas; hatchColor: Theme.lineStrong
        opacity: root.session.shown1d.old ? Theme.dimmed : 1
        distanceLine: true
        distanceHidden: !root.session.display.deviceLine
        distanceColor: Theme.cursor
        bottomLine: root.session.display.bottomLine
        bottomColor: Theme.text
        haloColor: Theme.halo
        soundSpeedErrorPercent: root.session.shown1d.sound.errorPercent
        recordingS: root.session.mode === Session.Replay ? root.session.playback.end - root.session.playback.begin : 0
        bottomFrameM: root.zoomBeside ? root.session.display.bottomZoomM : 0
        onWorked: {
            if (cursorValid)
                root.linked.point(root.panel, cursorTimeS);
        }
    }
    SounderTrace {
        id: trace

        anchors.left: waterfall.right
        visible: waterfall.visible
        width: Theme.axisWidth + root.traceRoom
        height: waterfall.height
        traced: root.traceRoom > 0
        session: root.session
        waterfall: waterfall
        pointedS: root.pointedS
    }
    SounderFoot {
        anchors.top: waterfall.bottom
        anchors.bottom: parent.bottom
        visible: waterfall.visible
        width: trace.x + trace.width
        labelled: root.traceRoom > 0
        session: root.session
        waterfall: waterfall
    }
    // The limits of the armed alarms, over the echoes of the live Ping1D.
    Item {
        id: limits

        readonly property bool shown: root.alarms !== null && root.alarms.watching

        anchors.fill: waterfall
        visible: waterfall.visible
        Repeater {
            model: limits.shown ? [[root.alarms.nearOn, root.alarms.nearM, qsTr("Alarm %1")],
                [root.alarms.farOn, root.alarms.farM, qsTr("Alarm far %1")]] : []
            delegate: Item {
                id: limit

                required property var modelData
                readonly property string labelText: modelData[2].arg(Format.lengthUnit(modelData[1], 1))
                readonly property real metres: modelData[1]
                readonly property bool on: modelData[0]
                readonly property real at: (metres - waterfall.topM) / (waterfall.bottomM - waterfall.topM) * waterfall.height

                visible: on && metres > waterfall.topM && metres < waterfall.bottomM
                y: Math.round(at) - line.height / 2
                width: waterfall.width
                height: line.height
                DashLine {
                    id: line

                    width: parent.width
                    height: Theme.focusStroke + 2 * Theme.stroke
                    color: Theme.warn
                    halo: Theme.halo
                    haloWidth: Theme.stroke
                    dash: Theme.s6
                    period: Theme.s10
                }
                HaloText {
                    x: Format.overlapsAny(Qt.rect(Theme.s10, limit.y - height, width, height), [...root.pointedBoxes, ...measured.boxes])
                        ? parent.width - width - Theme.s10 : Theme.s10
                    anchors.bottom: line.top
                    text: limit.labelText
                    color: Theme.warn
                }
            }
        }
    }
    DashLine {
        objectName: "linkedLine"
        visible: waterfall.visible && root.elsewhere && root.linked.timeS >= waterfall.fromS && root.linked.timeS <= waterfall.untilS
        x: Math.round(waterfall.xOf(root.linked.timeS) - width / 2)
        width: Theme.s2 + 2 * Theme.stroke
        height: waterfall.height
        color: Theme.cursor
        halo: Theme.halo; haloWidth: Theme.stroke
        dash: Theme.s2; period: Theme.s6
    }
    WaterfallMouse {
        id: mouse

        anchors.fill: waterfall
        enabled: waterfall.visible
        waterfall: waterfall; playback: root.session.playback
        measure: root.measure
        onGrabbed: {
            root.byPointer = true;
            root.forceActiveFocus(Qt.MouseFocusReason);
        }
        onPointerLeft: root.leaveOne(waterfall)
        onMenuRequested: (x, y) => menu.load().show(root, root.pointed, x, y)
    }
    LazyLoader {
        id: zoom

        shown: root.zooming
        delegate: BottomZoom {
            x: root.zoomAlone ? 0 : trace.x + trace.width + Theme.s10
            width: root.width - x
            height: root.height
            visible: root.zooming
            session: root.session
            linked: root.linked
            echogram: root.waterfall
            others: root.zoomAlone ? root.pointedBoxes : []
            onGrabbed: {
                root.byPointer = true;
                root.forceActiveFocus(Qt.MouseFocusReason);
            }
            onPointerLeft: root.leaveOne(root.zoomed.waterfall)
            onMenuRequested: (mouseX, mouseY) => menu.load().show(root, root.pointed, x + mouseX, mouseY)
            onHeightStepped: by => root.stepHeight(by)
        }
    }
    EchoScale {
        id: levels

        objectName: "echoScale1d"
        visible: !root.bare
        x: Theme.s14
        anchors.bottom: waterfall.bottom
        anchors.bottomMargin: small ? Theme.s6 : Theme.s2
        small: waterfall.width < Theme.narrowPlot || waterfall.height < Theme.lowPlot
        levels: root.session.ping1d.levels
        old: root.session.shown1d.old
        display: root.session.display
        sonar: root.sonar
    }
    MarkerPins {
        id: pins

        anchors.fill: waterfall
        visible: waterfall.visible
        markers: root.session.markers
        pins: SounderPins { markers: root.session.markers; waterfall: waterfall }
    }
    SounderMeasured {
        id: measured

        anchors.fill: waterfall
        session: root.session
        waterfall: waterfall; facesDown: root.facesDown
        others: root.pointedBoxes
    }
    LazyLoader {
        id: cursor

        shown: root.pointing
        prepared: true
        delegate: SounderPointer {
            anchors.fill: waterfall
            visible: root.pointing
            waterfall: root.waterfall
            beginS: root.session.playback.begin
            // Hidden where it would be on the echo scale; the read-out has the range, too.
            tagged: !root.measure.measured && !Format.overlapsAny(Qt.rect(waterfall.xOf(waterfall.cursorTimeS) - Theme.scaleWidth,
                waterfall.yOf(waterfall.cursorRangeM) - Theme.s20, 2 * Theme.scaleWidth, 2 * Theme.s20), [Qt.rect(levels.x, levels.y, levels.width, levels.height)])
        }
    }
    LazyLoader {
        id: zoomCursor

        shown: root.zoomPointing
        delegate: SounderCursor {
            x: Theme.s14
            y: Theme.s14
            visible: root.zoomPointing
            waterfall: root.zoomed?.waterfall ?? root.waterfall
            beginS: root.session.playback.begin
        }
    }
    Clipboard { id: clipboard }
    LazyPopup {
        id: menu

        over: root
        delegate: SounderMenu {
            onMarkRequested: root.markRequested()
            holding: trace.holding
            onHoldRequested: trace.toggleHold()
            measure: root.measure; measured: root.measuredText; zoomed: root.zoomPointing
            onClosed: {
                if (!mouse.containsMouse)
                    root.leave();
            }
        }
    }
    FocusRing {
        margins: 0; radius: 0
        shown: root.activeFocus && !root.byPointer
    }
}
