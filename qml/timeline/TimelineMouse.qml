// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Click seeks, drag scrubs, middle drag pans, wheel zooms about the pointer, Shift+wheel pans.
/// Dragging snaps to gaps, markers and events, unless Alt is held.
MouseArea {
    id: root

    required property Session session
    required property TimelineView view
    required property LinkedCursor linked
    property real stripTop
    property real stripHeight
    property real grabbed
    readonly property real pointedS: view.timeAt(mouseX)
    /// The pointer is over the timeline, and not beyond the end of the recording.
    readonly property bool pointing: containsMouse && mouseX <= view.xOf(view.playback.end) + Theme.stroke

    function publishPointed() {
        if (pointing)
            linked.point(root, pointedS);
        else
            linked.leave(root);
    }

    /// What is known of the vehicle, without what is too old.
    function valuesOf(vehicle: SelectedVehicle): string {
        return vehicle === null ? "" : Format.joined([
            vehicle.depthFresh ? qsTr("Depth %1 %2").arg(Format.depth(vehicle.depthM)).arg(Format.unit) : "",
            vehicle.headingFresh ? qsTr("Heading %1").arg(Format.compass(vehicle.headingDeg)) : ""]);
    }
    function seek(mouse: var) {
        const asked = view.timeAt(mouse.x);
        const reach = (mouse.modifiers & Qt.AltModifier) ? 0 : Theme.snap / width * view.spanS;
        view.playback.seek(view.playback.snapped(asked, reach));
    }

    acceptedButtons: Qt.LeftButton | Qt.MiddleButton
    hoverEnabled: true
    preventStealing: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Timeline, %1").arg(Format.clock(view.playback.position))
    onPressed: mouse => {
        grabbed = view.timeAt(mouse.x);
        if (mouse.button === Qt.LeftButton)
            seek(mouse);
    }
    onPositionChanged: mouse => {
        if (mouse.buttons & Qt.LeftButton)
            seek(mouse);
        else if ((mouse.buttons & Qt.MiddleButton) && view.zoomed)
            view.show(view.fromS + grabbed - view.timeAt(mouse.x), view.spanS);
    }
    onPointedSChanged: publishPointed()
    onPointingChanged: publishPointed()
    onWheel: wheel => {
        if (!(wheel.modifiers & Qt.ShiftModifier))
            view.zoomAbout(view.timeAt(wheel.x), Math.max(1, view.spanS * Math.pow(0.8, wheel.angleDelta.y / 120)));
        else if (view.zoomed)
            view.show(view.fromS - (wheel.angleDelta.y + wheel.angleDelta.x) / 1200 * view.spanS, view.spanS);
    }

    Rectangle {
        visible: root.pointing && !root.pressed
        x: root.mouseX
        y: root.stripTop
        width: Theme.stroke
        height: root.stripHeight
        color: Theme.cursor
    }
    // Preview of the time under the pointer: the time, the distance, and the polar view.
    Rectangle {
        id: preview

        readonly property real timeS: root.pointedS
        readonly property bool measured: depth.valid && depth.ageS < Theme.oldDepth && depth.confidencePercent >= Theme.noBottom

        objectName: "timelineGlance"
        visible: root.pointing && !root.pressed
        x: Math.max(0, Math.min(root.width - width, root.mouseX - width / 2))
        y: root.stripTop - Theme.s8 - height
        width: Math.max(Theme.thumb, row.implicitWidth, vehicleValues.implicitWidth) + 2 * Theme.s8
        height: column.implicitHeight + 2 * Theme.s8
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.lineStrong
        Accessible.role: Accessible.StaticText
        Accessible.name: Format.translated([time.text, distance.visible ? distance.text : "", vehicleValues.text])
        ScrubPreview {
            id: glance

            session: root.session
            timeS: preview.visible ? preview.timeS : glance.timeS
        }
        SounderReadout {
            id: depth

            source: preview.visible ? glance.ping1d : null
        }
        Column {
            id: column

            x: Theme.s8
            y: Theme.s8
            width: parent.width - 2 * x
            spacing: Theme.s4
            PolarItem {
                objectName: "thumb"
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.session.ping360.present
                width: Theme.thumb
                height: Theme.thumb
                margin: 0
                source: preview.visible ? glance.ping360 : null
                display: root.session.display
                vehicle: preview.visible ? glance.vehicle : null
                upsideDown: root.session.mounting.upsideDown
                turnOffset: root.session.mounting.turnOffset
                background: Theme.raised
            }
            Row {
                id: row

                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.s8
                PlainText {
                    id: time

                    text: Format.clockTenths(root.pointedS)
                    font: Theme.smallMedium
                }
                SmallText {
                    id: distance

                    visible: root.session.ping1d.present
                    text: preview.measured ? Format.lengthUnit(depth.distanceM, depth.distanceErrorM) : qsTr("–")
                }
            }
            SmallText {
                id: vehicleValues

                objectName: "timelineGlanceVehicle"
                anchors.horizontalCenter: parent.horizontalCenter
                visible: text !== ""
                text: root.valuesOf(glance.vehicle)
            }
        }
    }
}
