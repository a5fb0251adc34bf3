// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A vehicle's link: messages, round trip and loss, or what is wrong in their place. Where several
/// links or systems are there, pressing it chooses the one that the window shows.
Chip {
    id: root

    required property LiveVehicle vehicle
    required property VehicleChoice choice
    property bool isWide
    readonly property bool well: vehicleText.condition === VehicleText.Good
    readonly property bool slow: vehicleText.condition === VehicleText.Slow
    readonly property bool calm: vehicleText.condition === VehicleText.Idle
    readonly property bool several: choice.several
    /// Of several links the one whose heading and depth are shown.
    readonly property bool shown: choice.severalLinks && choice.vehicle === vehicle
    readonly property string rate: qsTr("%1/s").arg(vehicle.rateHz > 0 ? Math.round(vehicle.rateHz) : "–")
    readonly property var rtt: isNaN(vehicle.rttMs) ? [] : [[qsTr("RTT"), qsTr("%1 ms").arg(vehicle.rttMs.toFixed(1))]]
    readonly property var loss: isNaN(vehicle.lossPercent) ? [] : [[qsTr("loss"), qsTr("%1 %").arg(vehicle.lossPercent.toFixed(1))]]

    objectName: "vehicleChip"
    textMaxWidth: isWide ? Theme.chipTextMax : Theme.chipTextLow
    topic: vehicle.state + vehicleText.systemName
    title: vehicle.name
    note: !isWide ? "" : vehicle.simulated ? qsTr("demo") : vehicleText.systemName
    shape: slow ? "triangle" : well ? vehicle.simulated ? "diamond" : "disc" : calm ? "ring" : "square"
    tone: slow ? Theme.warn : well ? vehicle.simulated ? Theme.accent : Theme.live : calm ? Theme.text2 : Theme.stop
    plain: well
    remark: Format.joined([vehicleText.advice, shown ? qsTr("Heading and depth come from this vehicle") : "",
        several ? qsTr("Several vehicles: press to choose (Tab, Space)") : ""])
    metrics: !well ? [["", vehicleText.trouble], ...(slow && isWide ? rtt : [])]
        : !isWide ? [["", rate]] : [["", rate], ...rtt, ...loss]

    VehicleText {
        id: vehicleText

        vehicle: root.vehicle
    }
    VehicleChooser {
        anchors.fill: parent
        choice: root.choice
        systemName: vehicleText.systemName
        shown: root.shown
    }
}
