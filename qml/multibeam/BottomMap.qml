// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The growing bottom with its depth colours, the place at the cursor, markers and what is measured,
/// or what it needs to grow.
Item {
    id: root

    required property MultibeamModel model
    required property SessionMarkers markers
    /// Of the section above.
    property MarkerPins sectionPins: null
    /// The newest swath is out of date at the live edge.
    property bool lost
    readonly property alias map: map
    readonly property string depthText: !map.valid ? "" : Format.joined([qsTr("depth %1").arg(Format.uncertain(map.depthM, map.depthErrorM)),
        map.count === 1 ? qsTr("1 sounding") : qsTr("%1 soundings").arg(map.count)])
    readonly property string placeText: !map.valid ? "" : isNaN(map.latitude) ? qsTr("No position")
        : qsTr("%1 %2 ± %3").arg(Format.latitude(map.latitude)).arg(Format.longitude(map.longitude)).arg(Format.lengthUnit(map.placeErrorM, 1))
    readonly property string reading: Format.joined([depthText, placeText])
    readonly property string lengthText: Format.joined([Format.uncertain(map.measuredM, map.measuredErrorM),
        map.measuredErrorDeg > 45 ? "" : qsTr("%1 ± %2°").arg(Format.compass(map.measuredDeg)).arg(map.measuredErrorDeg.toFixed(1))])
    readonly property string downText: isNaN(map.measuredDownM) ? "" : qsTr("%1 %2").arg(Format.uncertain(Math.abs(map.measuredDownM), map.measuredDownErrorM))
        .arg(map.measuredDownM < 0 ? qsTr("shallower") : qsTr("deeper"))
    /// The measurement as text, for the clipboard and screen readers; empty without one.
    readonly property string measuredText: map.ends < 2 ? "" : Format.translated([qsTr("Measured %1").arg(lengthText), downText])
    readonly property string missing: model.noPlace === MultibeamModel.Attitude ? qsTr("Roll and pitch are missing.")
        : model.noPlace === MultibeamModel.Heading ? qsTr("The vehicle's heading is missing.")
        : model.noPlace === MultibeamModel.Vehicle ? qsTr("Heading and positions of a vehicle are missing.")
        : model.noPlace === MultibeamModel.Position ? qsTr("Positions of a GPS or DVL are missing.") : ""

    signal markRequested()
    signal measureRequested()

    function zoom(factor: real) { map.zoom(factor); }
    function fit() { map.fit(); }

    objectName: "bottomMap"
    activeFocusOnTab: model.mapped
    Accessible.role: Accessible.Graphic
    Accessible.focusable: true
    Accessible.name: model.mapped ? qsTr("Bottom; arrows move it") : qsTr("No bottom")
    Accessible.description: measuredText !== "" ? measuredText : model.mapped ? reading : missing
    // North is not mirrored.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    // They set the end of a line, and do not mark the bottom meanwhile.
    Keys.onShortcutOverride: event => event.accepted = map.measuring && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
    Keys.onPressed: event => {
        const step = 64;
        if (event.matches(StandardKey.Copy) && root.reading !== "") {
            clipboard.put(root.measuredText !== "" ? root.measuredText : root.reading);
            event.accepted = true;
            return;
        }
        event.accepted = root.model.mapped && (event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier);
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

    BottomMapItem {
        id: map

        objectName: "bottomMapItem"
        anchors.fill: parent
        clip: true
        visible: root.model.mapped
        model: root.model
        trackColor: Theme.text
        vehicleColor: Theme.text
        haloColor: Theme.halo
        opacity: root.lost ? Theme.dimmed : 1
    }
    MouseArea {
        id: mouse

        property point first
        property point last
        property bool dragging

        anchors.fill: parent
        enabled: root.model.mapped
        hoverEnabled: true
        preventStealing: true
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        pressAndHoldInterval: Theme.longPress
        cursorShape: Qt.CrossCursor
        onEntered: map.probe(mouseX, mouseY)
        onPressed: event => {
            first = last = Qt.point(event.x, event.y);
            root.forceActiveFocus(Qt.MouseFocusReason);
            map.probe(event.x, event.y);
            if (event.button === Qt.RightButton && map.valid)
                menu.load().show(root, event.x, event.y);
        }
        onPositionChanged: event => {
            if ((pressedButtons & Qt.LeftButton) && (dragging || Math.hypot(event.x - first.x, event.y - first.y) > Theme.s4)) {
                dragging = true;
                map.panBy(event.x - last.x, event.y - last.y);
                last = Qt.point(event.x, event.y);
            }
            map.probe(event.x, event.y);
        }
        onReleased: event => {
            if (!dragging && event.button === Qt.LeftButton && map.measuring)
                map.setMeasureEnd();
            dragging = false;
        }
        onCanceled: dragging = false
        onPressAndHold: event => {
            if (!dragging && !map.measuring && map.valid && event.button === Qt.LeftButton)
                menu.load().show(root, event.x, event.y);
        }
        onExited: {
            if (!(menu.item?.visible ?? false))
                map.leave();
        }
        onDoubleClicked: map.fit()
        onWheel: wheel => map.zoomAt(Math.pow(1.2, wheel.angleDelta.y / 120), wheel.x, wheel.y)
    }
    MarkerPins {
        anchors.fill: parent
        visible: root.model.mapped
        markers: root.markers
        pins: BottomPins { markers: root.markers; map: map }
        directed: true
        namedBefore: root.sectionPins
    }
    CursorCross {
        visible: map.valid
        x: map.point.x
        y: map.point.y
    }
    LazyLoader {
        shown: map.measuring && map.ends > 0
        delegate: Item {
            anchors.fill: root
            // Without a cursor the first end is in the middle, for the keyboard.
            visible: map.measuring && (map.ends > 1 || map.ends > 0 && (root.activeFocus || mouse.containsMouse))
            MeasureLine {
                visible: map.ends > 1
                from: map.measureFrom
                to: map.measureTo
            }
            MeasureEnd { at: map.measureFrom; held: map.ends === 1 }
            MeasureEnd { visible: map.ends > 1; at: map.measureTo; held: true }
            MeasureTag {
                objectName: "bottomTag"
                visible: map.ends > 1
                at: Qt.point((map.measureFrom.x + map.measureTo.x) / 2, Math.min(map.measureFrom.y, map.measureTo.y))
                lines: Format.present([root.lengthText, root.downText])
                Accessible.role: Accessible.StaticText
                Accessible.name: root.measuredText
            }
        }
    }
    Clipboard { id: clipboard }
    LazyPopup {
        id: menu

        over: root
        delegate: MultibeamMenu {
            reading: root.reading
            measured: root.measuredText
            onMarkRequested: root.markRequested()
            onMeasureRequested: {
                map.measuring = false;
                root.measureRequested();
                map.setMeasureEnd();
            }
            onClosed: {
                if (!mouse.containsMouse)
                    map.leave();
            }
        }
    }
    // Depths of the colours.
    Rectangle {
        id: legend

        readonly property int row: Theme.s16
        readonly property var numbers: Array.from(root.model.depths, depth => Format.chosen(depth))
        readonly property int decimals: Math.max(0, ...numbers.map(number => (number.split(".")[1] ?? "").length))
        readonly property var texts: numbers.map((number, index) => index === 0 ? qsTr("%1 %2").arg(padded(number)).arg(Format.unit) : padded(number))
        readonly property real widest: Math.max(0, ...texts.map(text => metrics.advanceWidth(text)))

        /// With as many decimals as the others have.
        function padded(number: string): string {
            const [whole, part] = number.split(".");
            return decimals > 0 ? whole + "." + (part ?? "").padEnd(decimals, "0") : whole;
        }

        objectName: "depthScale"
        visible: root.model.mapped && root.height >= 10 * row + Theme.s24
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.s10
        width: Math.ceil(widest) + Theme.s12 + Theme.s4 + 2 * Theme.s6
        height: 10 * row + 2 * Theme.s6
        radius: Theme.radius
        color: Theme.panel
        opacity: Theme.backing
        Accessible.role: Accessible.StaticText
        Accessible.name: root.model.mapped ? qsTr("Depth colours from %1 to %2").arg(Format.lengthUnit(root.model.depths[0], 1)).arg(Format.lengthUnit(root.model.depths[9], 1)) : ""
        FontMetrics { id: metrics; font: Theme.tick }
    }
    Repeater {
        model: legend.visible ? legend.texts : []
        delegate: Item {
            id: depth

            required property int index
            required property string modelData

            x: legend.x + Theme.s6
            y: legend.y + Theme.s6 + index * legend.row
            width: legend.width - 2 * Theme.s6
            height: legend.row
            Rectangle {
                width: Theme.s12
                height: parent.height
                color: root.model.depthColors[depth.index]
            }
            PlainText {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: depth.modelData
                font: Theme.tick
                color: Theme.text
            }
        }
    }
    MapScale {
        x: Theme.s14
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s10
        visible: root.model.mapped
        pixelsPerMetre: map.pixelsPerMetre
    }
    Column {
        x: Theme.s14
        y: Theme.s10
        visible: map.valid
        HaloText {
            objectName: "bottomReading"
            text: root.depthText
            font: Theme.smallStrong
            color: Theme.text
        }
        HaloText {
            text: root.placeText
            color: Theme.text2
        }
    }
    EmptyView {
        objectName: "bottomEmpty"
        anchors.fill: parent
        visible: !root.model.mapped && root.model.bottomKnown
        iconName: "map"
        title: qsTr("No bottom yet.")
        message: root.missing !== "" ? root.missing : qsTr("It grows with swaths whose place is known.")
    }
    Item {
        anchors.fill: parent
        anchors.margins: 3 * Theme.focusStroke
        FocusRing { shown: root.activeFocus && root.model.mapped }
    }
}
