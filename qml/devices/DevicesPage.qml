// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Finds sonars, connects them, and says why one does not work.
FocusScope {
    id: root

    required property DeviceFinder finder
    /// The dive's; null without one.
    property RecorderState recorder: null

    signal demoAsked()
    signal openAsked()
    signal said(string words)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Devices")

    Binding {
        target: root.finder
        property: "pageOpen"
        value: root.visible
    }
    ActionKey {
        when: root.visible
        action: "connectFound"
        onActivated: root.finder.connectTicked()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Item {
        id: left

        /// What is searched has no room beside the words of the buttons.
        readonly property bool narrow: width < Theme.deviceList

        anchors.left: parent.left
        width: Math.min(Theme.deviceList, parent.width * Theme.deviceShare)
        height: parent.height
        PanelHeader {
            id: header

            width: parent.width
            title: qsTr("Devices")
            summary: root.finder.searchText
            LButton {
                objectName: "demo"
                iconName: "play"
                text: left.narrow ? "" : qsTr("Demo")
                tip: qsTr("Two simulated sonars in a simulated sea; nothing is written unless you ask")
                key: qsTr("Tab, Space")
                onClicked: root.demoAsked()
            }
            LButton {
                iconName: "file"
                text: left.narrow ? "" : qsTr("Open log…")
                tip: left.narrow ? qsTr("Open log…") : ""
                key: Format.key("open")
                onClicked: root.openAsked()
            }
        }
        DevicesList {
            anchors.top: header.bottom
            anchors.bottom: address.top
            width: parent.width
            finder: root.finder
            onFirmwareAsked: sonar => firmware.now().form.showFor(sonar)
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
        visible: !firmware.shown
        finder: root.finder
        onRecoverAsked: firmware.now().form.showForPlace(root.finder.selected)
    }
    LazyFileLoader {
        id: firmware

        anchors.left: edge.right
        anchors.right: parent.right
        height: parent.height
        shown: item !== null && item.form.shown
        source: "Flashing/FirmwarePanel.qml"
        given: ({ finder: root.finder, recorder: root.recorder })
        onMade: {
            item.said.connect(root.said);
            item.closeAsked.connect(() => {
                item.form.close();
                root.forceActiveFocus();
            });
        }
    }
}
