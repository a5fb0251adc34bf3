// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// The rows of both sides up to the playhead, with the water column, axes, cursor, markers and the
/// bottom line by hand.
Rectangle {
    id: root

    required property Session session
    required property LinkedCursor linked
    required property SideScanSettings settings
    /// The panel of this plot: identifies it as the owner of the linked cursor.
    required property QtObject panel
    /// The water column has no room.
    property bool folded
    readonly property alias picture: picture
    readonly property alias readout: readout
    /// The bottom line is set by the keyboard, at this time.
    property bool bottoming: false
    property real bottomS: NaN
    property bool byPointer
    readonly property bool elsewhere: linked.shown && linked.owner !== panel

    signal markRequested()

    function beginBottom() {
        bottomS = picture.cursorValid ? picture.cursorTimeS : picture.untilS - picture.spanS / 4;
        settings.beginSections();
        bottoming = true;
        forceActiveFocus();
    }
    function toggleBottom() { bottoming ? endBottom(true) : beginBottom(); }
    function endBottom(kept: bool) {
        if (!kept)
            settings.restoreSections();
        bottoming = false;
    }
    function moveBottom(by: real) {
        const metres = picture.bottomAt(bottomS);
        picture.setBottom(bottomS, Math.max(0.1, (isNaN(metres) ? picture.columnM / 2 : metres) + by));
    }
    function nextSection(by: int) {
        const begins = Array.from({ length: settings.sections }, (unused, index) => (settings.sectionBeginS(index) + settings.sectionEndS(index)) / 2);
        const further = begins.filter(begin => by > 0 ? begin > bottomS + 0.01 : begin < bottomS - 0.01);
        if (further.length > 0)
            bottomS = by > 0 ? further[0] : further[further.length - 1];
        else
            bottomS += by * picture.spanS / 10;
    }
    function key(event: KeyEvent) {
        const by = event.key === Qt.Key_Up || event.key === Qt.Key_Left ? -1 : 1;
        const upright = event.key === Qt.Key_Up || event.key === Qt.Key_Down;
        const level = event.key === Qt.Key_Left || event.key === Qt.Key_Right;
        if (bottoming && upright)
            moveBottom(-by * 0.1);
        else if (bottoming && level)
            nextSection(by);
        else if (bottoming && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            endBottom(true);
        else if (bottoming && event.key === Qt.Key_Escape)
            endBottom(false);
        else if (upright && event.modifiers & Qt.ShiftModifier)
            picture.stepSpan(-by);
        else if (upright || level)
            picture.moveCursor(level ? by * Theme.s2 : 0, upright ? by * Theme.s2 : 0);
        else if (event.matches(StandardKey.Copy) && readout.sentence !== "")
            clipboard.put(readout.sentence);
        else
            return;
        byPointer = false;
        event.accepted = true;
    }

    activeFocusOnTab: true
    color: Theme.panel
    clip: true
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Side-scan picture, %1 seconds, %2 to each side").arg(picture.spanS).arg(Format.lengthUnit(picture.rangeM, 1))
    Accessible.description: qsTr("Arrows move the cursor, Shift changes the time span; +, − and 0 zoom the range; D measures a height from its shadow")
    onActiveFocusChanged: {
        if (!activeFocus)
            byPointer = false;
    }
    Keys.onShortcutOverride: event => event.accepted = bottoming && (event.key === Qt.Key_Escape || event.key === Qt.Key_Up
        || event.key === Qt.Key_Down || event.key === Qt.Key_Left || event.key === Qt.Key_Right
        || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
    Keys.onPressed: event => root.key(event)
    Keys.onMenuPressed: menu.load().popup(root, picture.cursorX, picture.y + picture.cursorY)

    SideScanReadout {
        id: readout

        objectName: "sideReadout"
        width: parent.width
        picture: picture
        beginS: root.session.playback.begin
    }
    SideScanNotice {
        id: notice

        anchors.top: readout.bottom
        width: parent.width
        picture: picture
        settings: root.settings
        beginS: root.session.playback.begin
    }
    SideScanAxis {
        id: ranges

        anchors.top: notice.bottom
        width: parent.width
        height: Theme.sideAxis
        picture: picture
        above: true
    }
    Rectangle { anchors.fill: picture; color: Theme.canvas }
    SideScanItem {
        id: picture

        objectName: "sideScan"
        anchors.top: ranges.bottom
        anchors.bottom: foot.top
        width: parent.width
        source: root.session.sideScan
        display: root.session.display
        settings: root.settings
        vehicle: root.session.vehicle
        background: Theme.canvas
        columnWidth: root.folded ? 0 : Theme.sideColumn
        gapWidth: Theme.sideTimes
        bottomColor: Theme.cursor
        haloColor: Theme.halo
        opacity: root.session.shownSide.allOld && root.session.mode === Session.Live ? Theme.dimmed : 1
        soundSpeedErrorPercent: root.session.shownSide.sound?.errorPercent ?? 5
        onWorked: cursorValid ? root.linked.point(root.panel, cursorTimeS) : root.linked.leave(root.panel)
    }
    SideScanLost {
        anchors.fill: picture
        picture: picture
        beginS: root.session.playback.begin
        newestOnTop: root.settings.newestOnTop
    }
    Repeater {
        model: ranges.labels
        delegate: Rectangle {
            required property int index
            readonly property int steps: index - ranges.leftwards

            x: Math.round(picture.nadirX + steps * ranges.step / ranges.edge * (picture.width - picture.nadirX))
            y: picture.y
            width: Theme.stroke
            height: picture.height
            // Nothing lies between the bottom line and the nadir.
            color: steps === 0 ? Theme.text : Theme.grid
        }
    }
    Rectangle {
        x: picture.columnWidth
        anchors.top: picture.top
        anchors.bottom: picture.bottom
        width: picture.gapWidth
        color: Theme.panel
    }
    SideScanTimes {
        x: picture.columnWidth
        anchors.top: picture.top
        anchors.bottom: picture.bottom
        width: picture.gapWidth
        picture: picture
        beginS: root.session.playback.begin
        live: root.session.mode === Session.Live
        newestOnTop: root.settings.newestOnTop
        reach: root.width - x - width
    }
    HaloText {
        visible: !root.folded && !isNaN(picture.altitudeM)
        x: Theme.s6
        y: root.settings.newestOnTop ? picture.y + Theme.s4 : picture.y + picture.height - height - Theme.s4
        text: qsTr("Bottom line")
        font: Theme.smallStrong
        color: Theme.cursor
    }
    Icon {
        visible: !picture.single
        x: Math.round(picture.nadirX - width / 2)
        y: root.settings.newestOnTop ? picture.y : picture.y + picture.height - height
        rotation: root.settings.newestOnTop ? 0 : 180
        size: Theme.s20
        icon: "vehicle"
        color: Theme.marker
    }
    SideScanAxis {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.timeAxis
        picture: picture
    }
    SideScanMouse {
        id: mouse

        anchors.fill: picture
        picture: picture
        playback: root.session.playback
        newestOnTop: root.settings.newestOnTop
        onGrabbed: {
            root.byPointer = true;
            root.forceActiveFocus(Qt.MouseFocusReason);
        }
        onPointerLeft: {
            if (!(menu.item?.visible ?? false))
                picture.leave();
        }
        onMenuRequested: (x, y) => menu.load().popup(root, x, picture.y + y)
    }
    // The cursor's row, through the water column, too.
    DashLine {
        readonly property real at: picture.cursorValid ? picture.cursorY
            : root.elsewhere && root.linked.timeS >= picture.fromS && root.linked.timeS <= picture.untilS ? picture.yOf(root.linked.timeS) : NaN

        objectName: "sideCursorLine"
        visible: !isNaN(at)
        y: picture.y + (visible ? Math.round(at - height / 2) : 0)
        width: picture.width
        height: Theme.s2 + 2 * Theme.stroke
        color: Theme.cursor
        halo: Theme.halo
        haloWidth: Theme.stroke
        dash: Theme.s2
        period: Theme.s6
    }
    CursorCross {
        visible: picture.cursorValid
        x: picture.cursorX
        y: picture.y + picture.cursorY
    }
    // The handle on the bottom line: at the cursor, or where the keyboard sets it.
    Rectangle {
        readonly property real timeS: root.bottoming ? root.bottomS : picture.timeAt(picture.cursorY)
        readonly property real metres: root.bottoming || picture.cursorValid && picture.cursorInColumn ? picture.bottomAt(timeS) : NaN

        objectName: "bottomHandle"
        visible: !root.folded && !isNaN(metres)
        x: visible ? metres / picture.columnM * picture.columnWidth - width / 2 : 0
        y: visible ? picture.y + picture.yOf(timeS) - height / 2 : 0
        width: Theme.bottomHandle
        height: width
        radius: width / 2
        color: Theme.raised
        border.width: Theme.focusStroke
        border.color: Theme.cursor
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Bottom line, %1").arg(Format.lengthUnit(metres, 0))
    }
    MarkerPins {
        anchors.fill: picture
        markers: root.session.markers
        pins: SideScanPins { markers: root.session.markers; picture: picture }
        directed: true
    }
    LazyLoader {
        shown: picture.measuring && picture.measured
        delegate: SideScanMeasured {
            anchors.fill: picture
            visible: picture.measuring && picture.measured
            picture: root.picture
            readout: root.readout
        }
    }
    Clipboard { id: clipboard }
    LazyPopup {
        id: menu

        over: root
        delegate: Menu {
            padding: Theme.s4
            background: MenuGround {}
            LMenuItem {
                text: qsTr("Mark")
                onTriggered: root.markRequested()
            }
            LMenuItem {
                text: qsTr("Copy read-out")
                onTriggered: clipboard.put(root.readout.sentence)
            }
            LMenuItem {
                text: qsTr("Height from shadow")
                onTriggered: {
                    root.picture.measuring = true;
                    root.picture.measureAt(root.picture.cursorX, root.picture.cursorY);
                }
            }
            onClosed: {
                if (!mouse.containsMouse)
                    root.picture.leave();
            }
        }
    }
    FocusRing {
        margins: 0; radius: 0
        shown: root.activeFocus && !root.byPointer
    }
}
