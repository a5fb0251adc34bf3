// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The map with its track, the read-out and scale in its corners, and what is said without a map.
FocusScope {
    id: root

    required property Session session
    required property MapModel model
    /// Which layers are shown.
    required property MapPanel layers
    property bool devices: true
    /// A recording without a scanning sonar never has a map.
    readonly property bool mappable: session.mode !== Session.Replay || session.ping360.present || session.progress < 1
    /// Whether there is a map is not known yet.
    readonly property bool computing: model.state === MapModel.Computing || session.mode === Session.Replay && session.progress < 1
    readonly property alias map: map
    readonly property bool mapped: model.state === MapModel.Mapped
    readonly property bool focused: keys.activeFocus
    readonly property string measureText: Format.joined([Format.uncertain(map.measuredM, map.measuredErrorM), Format.compass(map.measuredDeg)])
    /// The corners leave the view while it is dragged.
    readonly property bool corners: mapped && !mouse.dragging

    signal notified(string text)
    signal devicesRequested()
    signal openRequested()

    function box(item: Item): rect {
        return item.visible ? Qt.rect(item.x, item.y, item.width, item.height) : Qt.rect(0, 0, 0, 0);
    }

    /// A press tells of a loop closure, or seeks on the track.
    function press(x: real, y: real) {
        if (map.measuring) {
            map.setMeasureEnd();
            return;
        }
        const marker = root.layers.markers ? map.markerAt(x, y) : "";
        const moved = root.layers.loops ? map.loopMovedAt(x, y) : NaN;
        const time = root.layers.track ? map.timeAt(x, y) : NaN;
        if (marker !== "")
            session.markers.goTo(marker);
        else if (!isNaN(moved))
            notified(qsTr("Moved %1 %2").arg((moved * Format.perMetre).toFixed(1)).arg(Format.unit));
        else if (!isNaN(time))
            session.playback.seek(time);
    }

    objectName: "mapPlot"
    clip: true
    // North and the compass are not mirrored.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    MapItem {
        id: map

        objectName: "mapItem"
        anchors.fill: parent
        visible: root.mapped
        model: root.model
        echoes: root.layers.echoes
    }
    MapOverlay {
        objectName: "mapOverlay"
        anchors.fill: parent
        visible: root.mapped
        view: map
        track: root.layers.track
        ellipses: root.layers.ellipses
        loops: root.layers.loops
        markers: root.layers.markers
        range: root.layers.range
        gridColor: Theme.grid
        textColor: Theme.text2
        trackColor: Theme.accent
        warnColor: Theme.warn
        loopColor: Theme.live
        vehicleColor: Theme.text
        markerColor: Theme.marker
        haloColor: Theme.halo
        font: Theme.tick
        unit: Theme.factor
        perMetre: Format.perMetre
        gridM: scale.metres
        measureColor: Theme.cursor
        measureText: map.measured ? root.measureText : ""
        covers: [root.box(readout), root.box(north), root.box(firstUp), root.box(scale), root.box(buttons)]
    }
    MouseArea {
        id: mouse

        property point last
        property point first
        property bool dragging

        objectName: "mapMouse"
        anchors.fill: parent
        enabled: root.mapped
        hoverEnabled: true
        preventStealing: true
        cursorShape: Qt.CrossCursor
        onPressed: event => {
            first = last = Qt.point(event.x, event.y);
            keys.forceActiveFocus(Qt.MouseFocusReason);
        }
        onPositionChanged: event => {
            if (pressed && (dragging || Math.hypot(event.x - first.x, event.y - first.y) > Theme.s4)) {
                dragging = true;
                map.panBy(event.x - last.x, event.y - last.y);
                last = Qt.point(event.x, event.y);
            }
            map.probe(event.x, event.y);
        }
        onReleased: event => {
            if (!dragging)
                root.press(event.x, event.y);
            dragging = false;
        }
        onCanceled: dragging = false
        onEntered: map.probe(mouseX, mouseY)
        onExited: map.leave()
        onDoubleClicked: map.fit()
        onWheel: wheel => map.zoomAt(Math.pow(1.2, wheel.angleDelta.y / 120), wheel.x, wheel.y)
    }
    Item {
        id: keys

        objectName: "mapKeys"
        anchors.fill: parent
        focus: true
        activeFocusOnTab: root.mapped
        Accessible.role: Accessible.Graphic
        Accessible.focusable: true
        Accessible.name: qsTr("Map; arrows move it")
        Accessible.description: map.measured ? root.measureText : readout.sentence
        // They set the end of a line, and do not mark the bottom meanwhile.
        Keys.onShortcutOverride: event => event.accepted = map.measuring && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
        Keys.onPressed: event => {
            const step = 64;
            event.accepted = root.mapped && (event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier);
            if (!event.accepted)
                return;
            if (event.key === Qt.Key_Left)
                map.panBy(step, 0);
            else if (event.key === Qt.Key_Right)
                map.panBy(-step, 0);
            else if (event.key === Qt.Key_Up)
                map.panBy(0, step);
            else if (event.key === Qt.Key_Down)
                map.panBy(0, -step);
            else if (map.measuring && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
                map.setMeasureEnd();
            else
                event.accepted = false;
        }
        Item {
            anchors.fill: parent
            anchors.margins: 3 * Theme.focusStroke
            FocusRing { shown: keys.activeFocus && root.mapped }
        }
    }
    MapReadout {
        id: readout

        x: Theme.s14
        y: Theme.s14
        visible: root.corners
        model: root.model
        map: map
    }
    // Where north is, or only what is up.
    Column {
        id: north

        objectName: "mapNorth"
        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        y: Theme.s14
        visible: root.corners
        spacing: Theme.s4
        Accessible.role: Accessible.StaticText
        Accessible.name: !root.model.hasNorth ? qsTr("Up is the first heading") : qsTr("North is at %1 from up").arg(Format.bearing(-map.upDeg))
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.mapNorth
            height: width
            radius: width / 2
            color: Theme.panel
            border.width: Theme.stroke
            border.color: Theme.lineStrong
            Icon {
                anchors.centerIn: parent
                rotation: -map.upDeg
                icon: "vehicle"
                color: Theme.text
            }
        }
        HaloText {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.model.hasNorth
            text: qsTr("N")
            color: Theme.text2
        }
    }
    HaloText {
        id: firstUp

        anchors.right: north.left
        anchors.rightMargin: Theme.s8
        anchors.verticalCenter: north.verticalCenter
        visible: root.corners && !root.model.hasNorth
        text: qsTr("Up is the first heading")
        color: Theme.text2
    }
    MapScale {
        id: scale

        x: Theme.s14
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s24 + Theme.s10
        visible: root.corners
        pixelsPerMetre: map.pixelsPerMetre
    }
    Rectangle {
        id: buttons

        objectName: "mapZoom"
        visible: root.corners
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.s10
        implicitWidth: column.implicitWidth
        implicitHeight: column.implicitHeight
        radius: Theme.radius
        color: Theme.panel
        border.width: Theme.stroke
        border.color: Theme.line
        Column {
            id: column

            IconButton {
                iconName: "plus"
                tip: qsTr("Zoom in")
                key: Format.key("zoomIn")
                onClicked: map.zoom(1.5)
            }
            IconButton {
                iconName: "minus"
                tip: qsTr("Zoom out")
                key: Format.key("zoomOut")
                onClicked: map.zoom(1 / 1.5)
            }
            IconButton {
                iconName: "fit"
                tip: qsTr("Show all of the map")
                key: Format.key("fit")
                onClicked: map.fit()
            }
        }
    }
    EmptyView {
        objectName: "mapEmpty"
        anchors.fill: parent
        visible: !root.mapped
        iconName: "map"
        title: !root.mappable ? qsTr("No map") : root.computing ? qsTr("Computing the map…")
            : root.model.state === MapModel.TooFewEchoes ? qsTr("Echoes too few to place turns.")
            : qsTr("No map yet.")
        message: !root.mappable ? qsTr("This recording has no scanning sonar, whose turns make a map.")
            : root.session.mode !== Session.Replay && root.session.dive.active && root.session.shown360.live === null
            ? qsTr("The turns of a scanning sonar make a map, and none is connected.")
            : root.computing ? ""
            : root.model.state === MapModel.TooFewEchoes ? qsTr("Positions would help.")
            : qsTr("It grows as soon as two turns match, or with positions from a DVL or GPS.")
        LButton {
            visible: !root.computing && root.devices && root.session.mode !== Session.Replay
            kind: "filled"
            text: qsTr("Devices")
            key: Format.key("devices")
            onClicked: root.devicesRequested()
        }
        LButton {
            objectName: "mapOpen"
            visible: !root.computing
            kind: "filled"
            text: qsTr("Open recording…")
            key: Format.key("open")
            onClicked: root.openRequested()
        }
    }
}
