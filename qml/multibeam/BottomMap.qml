// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The growing bottom with its depth colours, or what it needs to grow.
FocusScope {
    id: root

    required property MultibeamModel model
    readonly property string reading: !map.valid ? "" : Format.joined([Format.uncertain(map.depthM, map.spreadM),
        map.count === 1 ? qsTr("1 sounding") : qsTr("%1 soundings").arg(map.count)])
    readonly property string missing: model.noPlace === MultibeamModel.Attitude ? qsTr("Roll and pitch are missing.")
        : model.noPlace === MultibeamModel.Heading ? qsTr("The vehicle's heading is missing.")
        : model.noPlace === MultibeamModel.Vehicle ? qsTr("Heading and positions of a vehicle are missing.")
        : model.noPlace === MultibeamModel.Position ? qsTr("Positions of a GPS or DVL are missing.") : ""

    function zoom(factor: real) { map.zoom(factor); }
    function fit() { map.fit(); }

    objectName: "bottomMap"
    activeFocusOnTab: model.mapped
    Accessible.role: Accessible.Graphic
    Accessible.focusable: true
    Accessible.name: model.mapped ? qsTr("Bottom; arrows move it") : qsTr("No bottom")
    Accessible.description: model.mapped ? reading : missing
    // North is not mirrored.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Keys.onPressed: event => {
        const step = 64;
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
    }
    MouseArea {
        property point last

        anchors.fill: parent
        enabled: root.model.mapped
        hoverEnabled: true
        preventStealing: true
        cursorShape: Qt.CrossCursor
        onPressed: event => {
            last = Qt.point(event.x, event.y);
            root.forceActiveFocus(Qt.MouseFocusReason);
        }
        onPositionChanged: event => {
            if (pressed) {
                map.panBy(event.x - last.x, event.y - last.y);
                last = Qt.point(event.x, event.y);
            }
            map.probe(event.x, event.y);
        }
        onExited: map.leave()
        onDoubleClicked: map.fit()
        onWheel: wheel => map.zoomAt(Math.pow(1.2, wheel.angleDelta.y / 120), wheel.x, wheel.y)
    }
    // Depths of the colours.
    Rectangle {
        id: legend

        readonly property int row: Theme.s16

        objectName: "depthScale"
        visible: root.model.mapped && root.height >= 10 * row + Theme.s24
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.s10
        width: Theme.axisWidth + Theme.s24
        height: 10 * row + 2 * Theme.s6
        radius: Theme.radius
        color: Theme.panel
        opacity: Theme.backing
        Accessible.role: Accessible.StaticText
        Accessible.name: root.model.mapped ? qsTr("Depth colours from %1 to %2").arg(Format.lengthUnit(root.model.depths[0], 1)).arg(Format.lengthUnit(root.model.depths[9], 1)) : ""
    }
    Repeater {
        model: legend.visible ? root.model.depths : []
        delegate: Item {
            id: depth

            required property int index
            required property real modelData

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
                text: depth.index === 0 ? qsTr("%1 %2").arg(Format.chosen(depth.modelData)).arg(Format.unit) : Format.chosen(depth.modelData)
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
    HaloText {
        objectName: "bottomReading"
        x: Theme.s14
        y: Theme.s10
        visible: map.valid
        text: root.reading
        font: Theme.smallStrong
        color: Theme.text
    }
    EmptyView {
        objectName: "bottomEmpty"
        anchors.fill: parent
        visible: !root.model.mapped
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
