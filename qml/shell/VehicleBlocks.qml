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

    // A figure of the status bar below its name; grey when it is old.
    component ValueBlock: Item {
        id: block

        required property string name
        property string figure
        property string unit
        /// The widest figure that it may show: nothing beside it moves.
        property string widest
        property bool old
        property string age
        readonly property var parts: [name, figure, unit, age]

        implicitWidth: Math.max(title.implicitWidth, Math.ceil(metrics.advanceWidth) + Theme.s4 + after.implicitWidth) + 2 * Theme.s14
        implicitHeight: Theme.reach
        Accessible.role: Accessible.StaticText
        Accessible.name: parts.filter(word => word !== "").join(" ")

        TextMetrics {
            id: metrics

            font: Theme.value
            text: block.widest
        }
        VerticalLine { anchors.left: parent.left }
        PlainText {
            id: title

            anchors.left: parent.left
            anchors.leftMargin: Theme.s14
            anchors.bottom: value.top
            text: block.age !== "" ? block.age : block.name
            font: Theme.tick
            color: Theme.text2
        }
        PlainText {
            id: value

            anchors.left: parent.left
            anchors.leftMargin: Theme.s14
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.s6
            text: block.figure
            font: Theme.value
            color: block.old ? Theme.text3 : Theme.text
        }
        PlainText {
            id: after

            anchors.left: value.right
            anchors.leftMargin: Theme.s4
            anchors.baseline: value.baseline
            text: block.unit
            color: block.old ? Theme.text3 : Theme.text2
        }
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
        widest: Format.widest(figure, Format.imperial ? "88.8" : "88.88")
        unit: Format.unit
        old: !root.vehicle.depthFresh
        age: root.age(root.vehicle.depthFresh, root.vehicle.depthAgeS)
    }
}
