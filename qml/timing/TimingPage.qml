// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Round-trip times to the vehicle, its clock offset, and the ages of its messages, over the last
/// five minutes before the playhead.
FocusScope {
    id: root

    required property Session session
    /// The connected LiveVehicle; null without one, and while a file is played.
    property var vehicle: null
    readonly property VehicleTiming timing: session.timing
    readonly property bool isWide: left.width >= Theme.timingWideMin

    /// Result of an action, as a sentence.
    signal notified(string text)
    signal devicesRequested()
    signal openRequested()
    signal messagesRequested()
    signal searchRequested()

    objectName: "timingPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Timing")

    Binding {
        target: root.timing
        property: "active"
        value: root.visible
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Binding {
        target: root.session.path
        property: "active"
        value: root.visible && root.session.mode !== Session.Replay
    }
    EmptyView {
        visible: !root.timing.present
        anchors.fill: parent
        iconName: "vehicle"
        title: qsTr("No vehicle")
        message: root.session.mode === Session.Replay ? qsTr("This recording has none. Leadline reads MAVLink from its own recordings and from .tlog files.")
            : qsTr("Connect one, or open a recording with MAVLink.")
        LButton {
            visible: root.session.mode !== Session.Replay
            kind: "filled"
            text: qsTr("Devices")
            key: Format.key("devices")
            onClicked: root.devicesRequested()
        }
        LButton {
            kind: "filled"
            text: qsTr("Open log…")
            key: Format.key("open")
            onClicked: root.openRequested()
        }
    }
    TimingTabs {
        anchors.left: parent.left
        anchors.leftMargin: Theme.s6
        visible: !root.timing.present
        onChosen: messages => {
            if (messages)
                root.messagesRequested();
        }
    }
    Item {
        id: left

        visible: root.timing.present
        anchors.right: edge.left
        anchors.left: parent.left
        height: parent.height
        // Header of the Timing page: rate of the time requests, and the CSV export.
        PanelHeader {
            id: controls

            readonly property var rates: [0, 1, 5, 10]

            width: parent.width
            lead: TimingTabs {
                onChosen: messages => {
                    if (messages)
                        root.messagesRequested();
                }
            }
            summary: root.isWide ? qsTr("Last 5 min · times in ms") : ""
            SmallText {
                visible: root.isWide
                text: root.timing.links > 1 && root.vehicle ? qsTr("Probe %1").arg(root.vehicle.name ?? "") : qsTr("Probe")
            }
            Segmented {
                objectName: "probeRate"
                name: qsTr("TIMESYNC requests")
                options: [qsTr("Off"), qsTr("1/s"), qsTr("5/s"), qsTr("10/s")]
                usable: root.vehicle ? options.length : 0
                reason: root.session.mode === Session.Replay ? qsTr("Recorded: requests are not possible") : qsTr("No vehicle is connected")
                current: root.vehicle ? controls.rates.indexOf(root.vehicle.timesyncRate ?? 1) : -1
                onActivated: index => root.vehicle?.setTimesyncRate(controls.rates[index])
            }
            TimingSwitch {
                objectName: "strictVersion2"
                text: qsTr("Only v2")
                tip: qsTr("Strict version 2: ignore TIMESYNC replies without a target")
                checked: root.timing.strictVersion2
                onRequested: on => root.timing.strictVersion2 = on
            }
            LButton {
                objectName: "timingCsv"
                enabled: root.timing.components.count > 0
                iconName: "export"
                text: root.isWide ? qsTr("CSV") : ""
                Accessible.name: qsTr("CSV")
                tip: qsTr("Save as CSV")
                onClicked: root.notified(root.timing.save(root.session.path.rows))
            }
        }
        Flickable {
            id: scroll

            readonly property real chartHeight: Math.max(Theme.timingChart, (height - table.height) / 2)

            anchors.top: controls.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            clip: true
            contentHeight: table.height + 2 * chartHeight
            boundsBehavior: Flickable.StopAtBounds

            TimingTable {
                id: table

                width: scroll.width
                timing: root.timing
                isWide: root.isWide
                onReached: row => {
                    const top = row.mapToItem(table, 0, 0).y;
                    scroll.contentY = Math.max(Math.min(scroll.contentY, top), top + row.height - scroll.height);
                }
            }
            // Loaded by its URL, so that the window does not load Qt Charts when it starts.
            Loader {
                anchors.top: table.bottom
                width: scroll.width
                height: 2 * scroll.chartHeight
                Component.onCompleted: setSource("Charts/TimingCharts.qml", { timing: root.timing })
            }
        }
    }
    VerticalLine {
        id: edge

        visible: root.timing.present
        anchors.right: right.left
    }
    TimingAges {
        id: right

        visible: root.timing.present
        anchors.right: parent.right
        width: Math.min(Theme.timingAges, parent.width * Theme.timingAgesShare)
        height: parent.height
        timing: root.timing
        path: root.session.path
        motion: root.session.motion
        sonars: right.replay ? root.session.ping360.present || root.session.ping1d.present : right.path.rows.count > 0
        vehicle: root.vehicle
        replay: root.session.mode === Session.Replay
        onSearchRequested: root.searchRequested()
    }
}
