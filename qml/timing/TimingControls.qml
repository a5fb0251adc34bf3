// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The header of the Timing page: how often the vehicle is asked for its clock, and the CSV.
PanelHeader {
    id: root

    property var vehicle: null
    property bool replay
    property bool roomy
    property bool savable
    /// There are several links: the one is named.
    property bool several
    property bool strict
    readonly property var rates: [0, 1, 5, 10]

    signal saveAsked()
    signal strictAsked(bool on)
    signal messagesAsked()

    lead: TimingTabs {
        onChosen: messages => {
            if (messages)
                root.messagesAsked();
        }
    }
    summary: roomy ? qsTr("Last 5 min · times in ms") : ""

    Text {
        visible: root.roomy
        text: root.several && root.vehicle ? qsTr("Probe %1").arg(root.vehicle.name ?? "") : qsTr("Probe")
        textFormat: Text.PlainText
        font: Theme.small
        color: Theme.text2
    }
    Segmented {
        objectName: "probeRate"
        name: qsTr("Requests of TIMESYNC")
        options: [qsTr("Off"), qsTr("1/s"), qsTr("5/s"), qsTr("10/s")]
        usable: root.vehicle ? options.length : 0
        reason: root.replay ? qsTr("As recorded: a log cannot be asked") : qsTr("No vehicle is connected")
        current: root.vehicle ? root.rates.indexOf(root.vehicle.timesyncRate ?? 1) : -1
        onActivated: index => root.vehicle?.setTimesyncRate(root.rates[index])
    }
    TimingSwitch {
        objectName: "strictVersion2"
        text: qsTr("Only v2")
        tip: qsTr("Strict version 2: replies to TIMESYNC that name nobody are ignored")
        checked: root.strict
        onAsked: on => root.strictAsked(on)
    }
    LButton {
        objectName: "timingCsv"
        enabled: root.savable
        iconName: "export"
        text: root.roomy ? qsTr("CSV") : ""
        Accessible.name: qsTr("CSV")
        tip: qsTr("Save what is shown as CSV, beside the recordings")
        onClicked: root.saveAsked()
    }
}
