// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A vehicle's link: messages, round trip and loss, or what is wrong in their place. Where several
/// links or systems are there, pressing it chooses the one that the window shows.
Chip {
    id: root

    required property LiveVehicle vehicle
    required property VehicleChoice choice
    property bool roomy
    readonly property bool well: words.mood === VehicleText.Well
    readonly property bool slow: words.mood === VehicleText.Slow
    readonly property bool calm: words.mood === VehicleText.Calm
    readonly property bool several: choice.several
    /// Of several links the one whose heading and depth are shown.
    readonly property bool shown: choice.severalLinks && choice.vehicle === vehicle
    readonly property string rate: qsTr("%1/s").arg(vehicle.rateHz > 0 ? Math.round(vehicle.rateHz) : "–")
    readonly property var rtt: isNaN(vehicle.rttMs) ? [] : [[qsTr("RTT"), qsTr("%1 ms").arg(vehicle.rttMs.toFixed(1))]]
    readonly property var loss: isNaN(vehicle.lossPercent) ? [] : [[qsTr("loss"), qsTr("%1 %").arg(vehicle.lossPercent.toFixed(1))]]

    objectName: "vehicleChip"
    wordsMax: roomy ? Theme.chipWordsMax : Theme.chipWordsLow
    topic: vehicle.state + words.who
    title: vehicle.name
    note: !roomy ? "" : vehicle.simulated ? qsTr("demo") : words.who
    shape: slow ? "triangle" : well ? vehicle.simulated ? "diamond" : "disc" : calm ? "ring" : "square"
    tone: slow ? Theme.warn : well ? vehicle.simulated ? Theme.accent : Theme.live : calm ? Theme.text2 : Theme.stop
    plain: well
    remark: Format.joined([words.advice, shown ? qsTr("Heading and depth are its own") : "",
        several ? qsTr("Several vehicles: press to choose (Tab, Space)") : ""])
    metrics: !well ? [["", words.trouble], ...(slow && roomy ? rtt : [])]
        : !roomy ? [["", rate]] : [["", rate], ...rtt, ...loss]

    VehicleText {
        id: words

        vehicle: root.vehicle
    }
    VehicleChooser {
        anchors.fill: parent
        choice: root.choice
        who: words.who
        shown: root.shown
    }
}
