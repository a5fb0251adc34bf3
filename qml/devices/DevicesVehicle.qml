// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A vehicle's link, and what can be done with it.
DevicesConnected {
    id: root

    required property LiveVehicle vehicle

    signal blueOsRequested()
    signal disconnectRequested()

    name: vehicle.name
    details: vehicleText.details
    status: vehicleText.status
    simulated: vehicle.simulated
    iconName: "vehicle"
    ink: vehicleText.condition === VehicleText.Fault ? Theme.stop : vehicleText.condition === VehicleText.Slow ? Theme.warn
        : vehicleText.condition === VehicleText.Good ? Theme.live : Theme.text2
    more: vehicleText.advice

    VehicleText {
        id: vehicleText

        vehicle: root.vehicle
    }
    LButton {
        objectName: "askButton"
        visible: root.vehicle.onlyHeartbeats
        kind: "filled"
        text: qsTr("Request messages")
        tip: qsTr("Request heading, depth, position and temperature from the autopilot")
        onClicked: root.vehicle.requestMessages()
    }
    LButton {
        objectName: "addressButton"
        // One offer at a time has room.
        visible: root.vehicle.freeAddress !== "" && !root.vehicle.onlyHeartbeats
        kind: "filled"
        text: qsTr("Use %1").arg(root.vehicle.freeAddress)
        tip: qsTr("Another program also uses %1").arg(root.vehicle.ownAddress)
        onClicked: root.vehicle.useFreeAddress()
    }
    LButton {
        objectName: "blueOsButton"
        visible: root.vehicle.portTaken
        kind: "filled"
        text: qsTr("Use 14660")
        tip: qsTr("Connect to 192.168.2.2:14660 instead, which BlueOS offers for this")
        onClicked: root.blueOsRequested()
    }
    LButton {
        id: settings

        objectName: "vehicleMenuButton"
        kind: "filled"
        text: qsTr("Link…")
        tip: qsTr("Leadline's ids and signing key on this link")
        onClicked: menu.open()
    }
    LButton {
        kind: "filled"
        text: qsTr("Disconnect")
        tip: qsTr("Disconnect %1").arg(root.name)
        onClicked: root.disconnectRequested()
    }
    VehicleLinkPopup {
        id: menu

        parent: settings
        x: settings.width - width
        y: settings.height + Theme.s4
        margins: Theme.s4
        vehicle: root.vehicle
        vehicleText: vehicleText
    }
}
