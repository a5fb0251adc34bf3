// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// What the next start connects, and how Leadline speaks with vehicles.
SetupSection {
    id: root

    /// Null where the window has no devices to connect.
    required property DeviceFinder finder

    signal devicesRequested()

    title: qsTr("Connections")
    onVisibleChanged: {
        if (visible)
            savedLinks.update();
    }

    LinkStore {
        id: savedLinks

        finder: root.finder
    }
    CheckRow {
        objectName: "setupConnects"
        visible: root.finder !== null
        text: qsTr("Connect at start")
        note: qsTr("The links selected below. Links connected on exit are selected automatically.")
        checked: root.finder?.links.connectsAtStart ?? false
        onClicked: root.finder.links.connectsAtStart = !root.finder.links.connectsAtStart
    }
    CheckRow {
        objectName: "setupScans"
        visible: root.finder !== null
        text: qsTr("Start scanning on connect")
        note: Format.keyed(qsTr("If off, sonars connect in Standby"), "standby")
        checked: root.finder?.scansOnConnect ?? false
        onClicked: root.finder.scansOnConnect = !root.finder.scansOnConnect
    }
    SettingRow {
        name: qsTr("Leadline's MAVLink ids")
        spacing: Theme.labelGap
        SetupEntry {
            objectName: "setupUsualIds"
            anchors.left: parent.left
            name: qsTr("Leadline's system and component id")
            tip: qsTr("System / component, such as 254/190; not 255, which is the pilot's ground station (Enter)")
            shown: savedLinks.defaultAddress
            onEntered: text => wrong = !savedLinks.setDefaultAddress(text)
        }
        SetupNote {
            text: qsTr("For links without their own ids; used from the next connection.")
        }
    }
    Column {
        width: parent.width
        spacing: Theme.s8
        PlainText {
            anchors.left: parent.left
            text: qsTr("Links")
            font: Theme.titleFont
        }
        SetupNote {
            visible: savedLinks.count === 0
            text: qsTr("No links yet.")
        }
        LButton {
            visible: savedLinks.count === 0 && root.finder !== null
            anchors.left: parent.left
            kind: "filled"
            text: qsTr("Devices")
            key: Format.key("devices")
            onClicked: root.devicesRequested()
        }
        SetupNote {
            visible: savedLinks.trouble !== ""
            fault: true
            text: savedLinks.trouble
        }
        Repeater {
            model: savedLinks
            // A link that was connected: whether the next start does so, and how Leadline speaks on a vehicle's.
            delegate: Rectangle {
                id: link

                required property int index
                required property string name
                required property string meaning
                required property bool vehicle
                required property bool linked
                required property bool atStart
                required property string ownAddress
                required property bool hasKey

                width: parent?.width ?? 0
                implicitHeight: column.height + 2 * Theme.s12
                radius: Theme.radius
                color: Theme.raised
                border.width: Theme.stroke
                border.color: Theme.line
                Column {
                    id: column

                    x: Theme.s12
                    y: Theme.s12
                    width: parent.width - 2 * x
                    spacing: Theme.s8
                    PlainText {
                        width: parent.width
                        horizontalAlignment: Text.AlignLeft
                        elide: Text.ElideMiddle
                        text: link.linked ? qsTr("%1 · connected").arg(link.name) : link.name
                        font: Theme.bodyStrong
                    }
                    SetupNote {
                        text: link.meaning
                    }
                    CheckRow {
                        objectName: "linkAtStart"
                        text: qsTr("Connect %1 at start").arg(link.name)
                        checked: link.atStart
                        onClicked: savedLinks.setAtStart(link.index, !link.atStart)
                    }
                    SettingRow {
                        visible: link.vehicle
                        name: qsTr("Leadline's ids there")
                        spacing: Theme.labelGap
                        SetupEntry {
                            objectName: "linkIds"
                            anchors.left: parent.left
                            name: qsTr("Ids of Leadline on %1").arg(link.name)
                            tip: qsTr("System / component, such as 254/190 (Enter)")
                            shown: link.ownAddress
                            onEntered: text => wrong = !savedLinks.setOwnAddress(link.index, text)
                        }
                    }
                    SettingRow {
                        visible: link.vehicle
                        name: qsTr("Signing key")
                        spacing: Theme.labelGap
                        Row {
                            width: parent.width
                            spacing: Theme.s8
                            SetupEntry {
                                objectName: "linkKey"
                                name: qsTr("Signing key of %1").arg(link.name)
                                tip: qsTr("64 hexadecimal digits, or the passphrase that the ground station has (Enter)")
                                placeholder: link.hasKey ? qsTr("Key set") : qsTr("None")
                                secret: true
                                onEntered: text => wrong = !savedLinks.setSigningKey(link.index, text)
                            }
                            LButton {
                                objectName: "linkForgetKey"
                                visible: link.hasKey
                                text: qsTr("Forget")
                                tip: qsTr("Forget the key; accept unsigned messages")
                                onClicked: savedLinks.forgetSigningKey(link.index)
                            }
                        }
                        SetupNote {
                            text: qsTr("Kept on this computer, readable by you only; never in recordings.")
                        }
                    }
                    LButton {
                        objectName: "linkForget"
                        anchors.left: parent.left
                        enabled: !link.linked
                        text: qsTr("Forget this link")
                        tip: enabled ? qsTr("Forget this link") : qsTr("Disconnect it first on the Devices page")
                        onClicked: savedLinks.forget(link.index)
                    }
                }
            }
        }
    }
}
