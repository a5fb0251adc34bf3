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
    readonly property real farthestM: waterfall.farthestM
    readonly property bool pointing: waterfall.cursorValid
    /// Text of the cursor's read-out, and the rectangles that it covers; empty without a cursor.
    readonly property string pointed: pointing ? (cursor.item as SounderPointer)?.sentence ?? "" : ""
    readonly property var pointedBoxes: (cursor.item as SounderPointer)?.boxes ?? []
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
    property alias spanS: waterfall.spanS
    readonly property alias waterfall: waterfall

    signal markRequested()

    function zoomIn() { waterfall.zoomRangeAt(1.5, waterfall.height / 2); }
    function zoomOut() { waterfall.zoomRangeAt(1 / 1.5, waterfall.height / 2); }
    function fit() { waterfall.fit(); }
    function startMeasure() {
        forceActiveFocus();
        measure.start();
    }
    /// Removes the cursor, unless the context menu that was opened for it is still visible.
    function leave() {
        if (!(menu.item?.visible ?? false))
            waterfall.leave();
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
        else
            waterfall.moveCursor(direction * Theme.s2);
    }

    activeFocusOnTab: true
    color: Theme.panel
    clip: true
    LayoutMirroring.enabled: false; LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Ping1D echoes, %1 seconds, %2").arg(waterfall.spanS).arg(range)
    Accessible.description: qsTr("Arrows move the cursor, with Ctrl the depth window, with Shift they change the time span; +, − and 0 zoom depth; C compares with the pings before, R holds this echo")
    onPointingChanged: {
        if (!pointing)
            linked.leave(panel);
    }
    onActiveFocusChanged: {
        if (activeFocus)
            return;
        byPointer = false;
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

    Rectangle { anchors.fill: waterfall; color: Theme.canvas }
    WaterfallItem {
        id: waterfall

        objectName: "waterfall"
        width: parent.width - Theme.axisWidth - Theme.traceWidth
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
        onWorked: {
            if (cursorValid)
                root.linked.point(root.panel, cursorTimeS);
        }
    }
    SounderTrace {
        id: trace

        anchors.left: waterfall.right
        width: Theme.axisWidth + Theme.traceWidth
        height: waterfall.height
        session: root.session
        waterfall: waterfall
        pointedS: root.pointedS
    }
    SounderFoot {
        anchors.top: waterfall.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        session: root.session
        waterfall: waterfall
    }
    // The limits of the armed alarms, over the echoes of the live Ping1D.
    Item {
        id: limits

        readonly property bool shown: root.alarms !== null && root.alarms.watching

        anchors.fill: waterfall
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
        visible: root.elsewhere && root.linked.timeS >= waterfall.fromS && root.linked.timeS <= waterfall.untilS
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
        waterfall: waterfall; playback: root.session.playback
        measure: root.measure
        onGrabbed: {
            root.byPointer = true;
            root.forceActiveFocus(Qt.MouseFocusReason);
        }
        onPointerLeft: root.leave()
        onMenuRequested: (x, y) => menu.load().show(root, root.pointed, x, y)
    }
    EchoScale {
        id: levels

        objectName: "echoScale1d"
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
        anchors.fill: waterfall
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
    Clipboard { id: clipboard }
    LazyPopup {
        id: menu

        over: root
        delegate: SounderMenu {
            onMarkRequested: root.markRequested()
            holding: trace.holding
            onHoldRequested: trace.toggleHold()
            measure: root.measure; measured: root.measuredText
            onClosed: {
                if (!mouse.containsMouse)
                    waterfall.leave();
            }
        }
    }
    FocusRing {
        margins: 0; radius: 0
        shown: root.activeFocus && !root.byPointer
    }
}
