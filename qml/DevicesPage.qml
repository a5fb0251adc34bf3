// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Finds sonars, connects them, and says why one does not work.
FocusScope {
    id: root

    required property Finder finder

    signal openAsked()

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Devices")

    Binding {
        target: root.finder
        property: "pageOpen"
        value: root.visible
    }
    Shortcut {
        enabled: root.visible
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        onActivated: root.finder.connectTicked()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Item {
        id: left

        width: Math.min(Theme.deviceList, parent.width * Theme.deviceShare)
        height: parent.height
        PanelHeader {
            id: header

            width: parent.width
            title: qsTr("Devices")
            summary: root.finder.searchText
            LButton {
                iconName: "file"
                text: qsTr("Open log…")
                key: qsTr("Ctrl+O")
                onClicked: root.openAsked()
            }
        }
        DevicesList {
            anchors.top: header.bottom
            anchors.bottom: address.top
            width: parent.width
            finder: root.finder
        }
        DevicesAddress {
            id: address

            anchors.bottom: foot.top
            x: Theme.s20
            width: parent.width - 2 * x
            finder: root.finder
        }
        DevicesFoot {
            id: foot

            anchors.bottom: parent.bottom
            width: parent.width
            finder: root.finder
        }
    }
    Rectangle {
        id: edge

        anchors.left: left.right
        width: Theme.stroke
        height: parent.height
        color: Theme.line
    }
    DoctorPanel {
        anchors.left: edge.right
        anchors.right: parent.right
        height: parent.height
        finder: root.finder
    }
}
