// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A recorded vehicle: messages, round trip and loss at the playhead. Of several vehicles pressing
/// it chooses the one that is shown.
Chip {
    id: root

    required property RecordedVehicle vehicle
    required property VehicleTiming timing
    property bool roomy
    readonly property string rate: qsTr("%1/s").arg(vehicle.rateHz > 0 ? Math.round(vehicle.rateHz) : "–")
    readonly property var rtt: isNaN(vehicle.rttMs) ? [] : [[qsTr("RTT"), qsTr("%1 ms").arg(vehicle.rttMs.toFixed(1))]]
    readonly property var loss: isNaN(vehicle.lossPercent) ? [] : [[qsTr("loss"), qsTr("%1 %").arg(vehicle.lossPercent.toFixed(1))]]

    objectName: "recordedVehicleChip"
    title: qsTr("Vehicle")
    note: roomy ? qsTr("recorded") : ""
    remark: Format.joined([vehicle.who, vehicle.several ? qsTr("Several vehicles: press to choose (Tab, Space)") : ""])
    metrics: vehicle.lost ? [["", isNaN(vehicle.ageS) ? qsTr("No heartbeat") : qsTr("No heartbeat %1 s").arg(vehicle.ageS.toFixed(1))]]
        : !roomy ? [["", rate]] : [["", rate], ...rtt, ...loss]

    Binding {
        target: root.timing
        property: "watched"
        value: root.visible
    }
    VehicleChooser {
        anchors.fill: parent
        choice: root.vehicle
        who: root.vehicle.who
    }
}
