// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Timeline strip of the vehicle's depth and heading, with their values at the playhead.
Rectangle {
    id: root

    required property Session session
    required property TimelineView view
    readonly property SelectedVehicle vehicle: session.vehicle
    readonly property real headX: view.xOf(view.playback.position)
    readonly property bool old: !vehicle.depthFresh && !vehicle.headingFresh
    readonly property string values: Format.joined([
        isNaN(vehicle.depthM) ? "" : qsTr("%1 %2").arg(Format.depth(vehicle.depthM)).arg(Format.unit),
        isNaN(vehicle.headingDeg) ? "" : Format.compass(vehicle.headingDeg),
        vehicle.byHand ? qsTr("aligned by hand") : ""])

    color: Theme.canvas
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: Format.translated([session.profile.hasDepth ? qsTr("Vehicle depth over time") : "",
        session.profile.hasHeading ? qsTr("Heading over time") : "", values])

    DiveProfileItem {
        objectName: "diveProfile"
        anchors.fill: parent
        profile: root.session.profile
        settings: root.vehicle.settings
        beginS: root.view.fromS
        endS: root.view.toS
        fill: Theme.select
        edge: Theme.controlLine
        heading: Theme.text2
    }
    // The lines do not strike the figures through.
    Rectangle {
        visible: figures.visible && root.values !== ""
        x: figures.x - Theme.s2
        y: figures.y
        width: figures.width + 2 * Theme.s2
        height: figures.height
        radius: Theme.radiusTag
        color: Theme.canvas
        opacity: Theme.backing
    }
    HaloText {
        id: figures

        readonly property bool rightwards: root.headX + Theme.s6 + width <= root.width

        objectName: "profileValues"
        visible: root.headX >= 0 && root.headX <= root.width
        x: rightwards ? root.headX + Theme.s6 : root.headX - Theme.s6 - width
        anchors.verticalCenter: parent.verticalCenter
        text: root.values
        font: Theme.tickStrong
        color: root.old ? Theme.text3 : Theme.text
    }
}
