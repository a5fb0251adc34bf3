// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// What is connected, what was found, and where else was looked.
Flickable {
    id: root

    required property DeviceFinder finder
    readonly property var titles: [qsTr("Ready"), qsTr("Needs attention"), qsTr("Available"),
        qsTr("Other addresses checked")]
    readonly property Item focused: Window.activeFocusItem

    readonly property int connectedCount: connected.count + vehicles.count
    property bool stepping

    signal firmwareRequested(LiveSonar sonar)

    function step(steps: int) {
        stepping = true;
        finder.step(steps);
        stepping = false;
    }
    /// Scrolls to what has the keyboard.
    function reveal() {
        const at = focused.mapToItem(column, 0, 0).y;
        contentY = Math.max(Math.min(contentY, at), at + focused.height - height);
    }

    onFocusedChanged: if (column.activeFocus) reveal()
    clip: true
    contentHeight: column.height
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Devices")
    ScrollBar.vertical: LScroll {}

    // What the rows below have in common, and how many they are.
    component Section: Item {
        id: section

        required property string title
        required property int count

        objectName: "devicesSection"
        implicitHeight: Theme.sectionHeight
        Accessible.role: Accessible.StaticText
        Accessible.name: title + ", " + count

        SmallText {
            anchors.left: parent.left
            anchors.leftMargin: Theme.s20
            anchors.verticalCenter: parent.verticalCenter
            text: section.title
        }
        SmallText {
            anchors.right: parent.right
            anchors.rightMargin: Theme.s20
            anchors.verticalCenter: parent.verticalCenter
            text: section.count
        }
        HorizontalLine { anchors.bottom: parent.bottom }
    }
    FocusScope {
        id: column

        width: root.width
        height: rows.height
        Column {
            id: rows

            width: parent.width
            Section {
                visible: root.connectedCount > 0
                width: parent.width
                title: qsTr("Connected")
                count: root.connectedCount
            }
            Repeater {
                id: connected

                model: root.finder.sonars
                delegate: DevicesSonar {
                    width: rows.width
                    selected: root.finder.selected === root.finder.keyOf(sonar)
                    onChosen: root.finder.select(root.finder.keyOf(sonar))
                    followed: root.stepping
                    onStepRequested: steps => root.step(steps)
                    onDisconnectRequested: root.finder.disconnectLink(sonar)
                    onFirmwareRequested: {
                        root.finder.select(root.finder.keyOf(sonar));
                        root.firmwareRequested(sonar);
                    }
                }
            }
            Repeater {
                id: vehicles

                model: root.finder.vehicles
                delegate: DevicesVehicle {
                    width: rows.width
                    selected: root.finder.selected === root.finder.keyOfVehicle(vehicle)
                    onChosen: root.finder.select(root.finder.keyOfVehicle(vehicle))
                    followed: root.stepping
                    onStepRequested: steps => root.step(steps)
                    onBlueOsRequested: root.finder.useBlueOs(vehicle)
                    onDisconnectRequested: root.finder.disconnectVehicle(vehicle)
                }
            }
            Repeater {
                model: root.finder.endpoints
                delegate: Column {
                    id: place

                    required property string key
                    required property bool first
                    required property string name
                    required property string details
                    required property string status
                    required property string iconName
                    required property int section
                    required property bool ticked
                    required property bool canScanPort
                    required property bool canConnect
                    required property bool fault

                    width: rows.width
                    Section {
                        visible: place.first
                        width: parent.width
                        title: root.titles[place.section]
                        count: root.finder.endpoints.counts[place.section]
                    }
                    DevicesRow {
                        width: parent.width
                        name: place.name
                        details: place.details
                        status: place.status
                        iconName: place.iconName
                        section: place.section
                        ticked: place.ticked
                        canScanPort: place.canScanPort
                        canConnect: place.canConnect
                        fault: place.fault
                        selected: root.finder.selected === place.key
                        onChosen: root.finder.select(place.key)
                        followed: root.stepping
                        onStepRequested: steps => root.step(steps)
                        onTickRequested: ticked => root.finder.tick(place.key, ticked)
                        onScanRequested: root.finder.scanPort(place.key)
                        onConnectRequested: root.finder.connectEndpoint(place.key)
                    }
                }
            }
            EmptyView {
                visible: root.connectedCount === 0 && root.finder.endpoints.count === 0
                width: rows.width
                height: implicitHeight + 2 * Theme.s24
                iconName: "search"
                title: qsTr("No sonar found yet")
                message: qsTr("Plug in a sonar, power up the vehicle, or add a link by address.")
            }
        }
    }
}
