// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Heading and depth of the vehicle at the playhead; what was never heard is not there.
Row {
    id: root

    required property SelectedVehicle vehicle

    function age(fresh: bool, seconds: real): string {
        return fresh ? "" : Format.age(seconds);
    }

    ValueBlock {
        objectName: "headingBlock"
        height: root.height
        visible: !isNaN(root.vehicle.headingDeg)
        name: root.vehicle.byHand ? qsTr("Heading · by hand") : qsTr("Heading")
        figure: visible ? Format.compass(root.vehicle.headingDeg) : ""
        widest: "888.8°"
        unit: root.vehicle.headingTrue ? qsTr("T") : qsTr("hdg")
        old: !root.vehicle.headingFresh
        age: root.age(root.vehicle.headingFresh, root.vehicle.headingAgeS)
    }
    ValueBlock {
        objectName: "vehicleDepthBlock"
        height: root.height
        visible: !isNaN(root.vehicle.depthM)
        name: root.vehicle.byHand ? qsTr("Depth · by hand") : qsTr("Vehicle depth")
        figure: visible ? Format.depth(root.vehicle.depthM) : ""
        widest: Format.imperial ? "88.8" : "88.88"
        unit: Format.unit
        old: !root.vehicle.depthFresh
        age: root.age(root.vehicle.depthFresh, root.vehicle.depthAgeS)
    }
}
