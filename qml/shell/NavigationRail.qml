// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The places of the program, and at its foot the theme and the help.
Rectangle {
    id: root

    property bool low
    property bool guideShown
    property bool devicesShown
    property bool mapShown
    property bool timingShown
    property bool logsShown
    property bool setupShown
    /// Whether there is a page of devices.
    property bool devices
    /// Sonars that could be connected.
    property int found

    signal diveRequested()
    signal mapRequested()
    signal timingRequested()
    signal devicesRequested()
    signal logsRequested()
    signal setupRequested()
    signal themeRequested()
    signal helpRequested()

    implicitWidth: Theme.railWidth
    color: Theme.app

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (Theme.barHeight - height) / 2
        size: Theme.s24
        icon: "logo"
        color: Theme.text
    }
    Column {
        y: Theme.barHeight
        NavigationRailItem {
            low: root.low
            iconName: "dive"
            text: qsTr("Dive")
            key: Format.key("dive")
            selected: !root.guideShown && !root.devicesShown && !root.mapShown && !root.timingShown && !root.logsShown && !root.setupShown
            onClicked: root.diveRequested()
        }
        NavigationRailItem {
            low: root.low
            iconName: "map"
            text: qsTr("Map")
            key: Format.key("map")
            selected: root.mapShown
            onClicked: root.mapRequested()
        }
        NavigationRailItem {
            low: root.low
            iconName: "timing"
            text: qsTr("Timing")
            key: Format.key("timing")
            selected: root.timingShown
            onClicked: root.timingRequested()
        }
        NavigationRailItem {
            visible: root.devices
            low: root.low
            iconName: "devices"
            text: qsTr("Devices")
            tip: root.found === 0 ? qsTr("Devices") : root.found === 1 ? qsTr("Devices: 1 found")
                : qsTr("Devices: %1 found").arg(root.found)
            key: Format.key("devices")
            selected: root.devicesShown
            badge: root.found
            onClicked: root.devicesRequested()
        }
        NavigationRailItem {
            low: root.low
            iconName: "logs"
            text: qsTr("Library")
            key: Format.key("logs")
            selected: root.logsShown
            onClicked: root.logsRequested()
        }
    }
    Column {
        anchors.bottom: parent.bottom
        NavigationRailItem {
            low: root.low
            iconName: "gear"
            text: qsTr("Setup")
            tip: qsTr("Setup")
            key: Format.key("setup")
            selected: root.setupShown
            onClicked: root.setupRequested()
        }
        NavigationRailItem {
            low: root.low
            iconName: Theme.name === "day" ? "sun" : "moon"
            text: Theme.title
            tip: qsTr("Theme %1, change it").arg(Theme.title)
            key: Format.key("theme")
            onClicked: root.themeRequested()
        }
        NavigationRailItem {
            low: root.low
            iconName: "help"
            text: qsTr("Help")
            tip: qsTr("Help")
            key: Format.key("keys")
            selected: root.guideShown
            onClicked: root.helpRequested()
        }
    }
    VerticalLine { anchors.right: parent.right }
}
