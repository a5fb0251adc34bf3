// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// What the next start connects, and how Leadline speaks with vehicles.
SetupSection {
    id: root

    /// Null where the window has no devices to connect.
    required property DeviceFinder finder

    signal devicesAsked()

    title: qsTr("Connections")
    onVisibleChanged: {
        if (visible)
            keptLinks.look();
    }

    LinkStore {
        id: keptLinks

        finder: root.finder
    }
    CheckRow {
        objectName: "setupConnects"
        visible: root.finder !== null
        text: qsTr("Connect at start")
        note: qsTr("The links that are ticked below; what is connected when you leave is ticked by itself")
        checked: root.finder?.links.connectsAtStart ?? false
        onClicked: root.finder.links.connectsAtStart = !root.finder.links.connectsAtStart
    }
    CheckRow {
        objectName: "setupScans"
        visible: root.finder !== null
        text: qsTr("Start scanning on connect")
        note: Format.keyed(qsTr("Else a sonar stays in Standby until you say otherwise"), "standby")
        checked: root.finder?.scansOnConnect ?? false
        onClicked: root.finder.scansOnConnect = !root.finder.scansOnConnect
    }
    SettingRow {
        name: qsTr("Leadline's own ids on links of vehicles")
        spacing: Theme.labelGap
        SetupEntry {
            objectName: "setupUsualIds"
            anchors.left: parent.left
            name: qsTr("System and component that Leadline is")
            tip: qsTr("System / component, such as 254/190; not 255, which is the pilot's ground station (Enter)")
            shown: keptLinks.usualAddress
            onEntered: text => wrong = !keptLinks.setUsualAddress(text)
        }
        SetupNote {
            text: qsTr("Where a link has none of its own; from its next connection on.")
        }
    }
    Column {
        width: parent.width
        spacing: Theme.s8
        Text {
            anchors.left: parent.left
            text: qsTr("Links")
            textFormat: Text.PlainText
            font: Theme.titleFont
            color: Theme.text
        }
        SetupNote {
            visible: keptLinks.count === 0
            text: qsTr("None was connected yet.")
        }
        LButton {
            visible: keptLinks.count === 0 && root.finder !== null
            anchors.left: parent.left
            kind: "filled"
            text: qsTr("Devices")
            key: Format.key("devices")
            onClicked: root.devicesAsked()
        }
        SetupNote {
            visible: keptLinks.trouble !== ""
            fault: true
            text: keptLinks.trouble
        }
        Repeater {
            model: keptLinks
            delegate: SetupLink {
                width: parent?.width ?? 0
                links: keptLinks
            }
        }
    }
}
