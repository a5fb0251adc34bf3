// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A link that was connected: whether the next start does so, and how Leadline speaks on a vehicle's.
Rectangle {
    id: root

    required property LinkStore links
    required property int index
    required property string name
    required property string meaning
    required property bool vehicle
    required property bool linked
    required property bool atStart
    required property string ownAddress
    required property bool hasKey

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
        Text {
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideMiddle
            text: root.linked ? qsTr("%1 · connected").arg(root.name) : root.name
            textFormat: Text.PlainText
            font: Theme.bodyStrong
            color: Theme.text
        }
        SetupNote {
            text: root.meaning
        }
        CheckRow {
            objectName: "linkAtStart"
            text: qsTr("Connect %1 at start").arg(root.name)
            checked: root.atStart
            onClicked: root.links.setAtStart(root.index, !root.atStart)
        }
        SettingRow {
            visible: root.vehicle
            name: qsTr("Leadline's ids there")
            spacing: Theme.labelGap
            SetupEntry {
                objectName: "linkIds"
                anchors.left: parent.left
                name: qsTr("Ids of Leadline on %1").arg(root.name)
                tip: qsTr("System / component, such as 254/190 (Enter)")
                shown: root.ownAddress
                onEntered: text => wrong = !root.links.setOwnAddress(root.index, text)
            }
        }
        SettingRow {
            visible: root.vehicle
            name: qsTr("Signing key")
            spacing: Theme.labelGap
            Row {
                width: parent.width
                spacing: Theme.s8
                SetupEntry {
                    objectName: "linkKey"
                    name: qsTr("Signing key of %1").arg(root.name)
                    tip: qsTr("64 hexadecimal digits, or the passphrase that the ground station has (Enter)")
                    placeholder: root.hasKey ? qsTr("There is one") : qsTr("None")
                    secret: true
                    onEntered: text => wrong = !root.links.setSigningKey(root.index, text)
                }
                LButton {
                    objectName: "linkForgetKey"
                    visible: root.hasKey
                    text: qsTr("Forget")
                    tip: qsTr("Sign nothing, act upon everything")
                    key: qsTr("Tab, Space")
                    onClicked: root.links.forgetSigningKey(root.index)
                }
            }
            SetupNote {
                text: qsTr("Kept on this computer, readable by you only; never in recordings.")
            }
        }
        LButton {
            objectName: "linkForget"
            anchors.left: parent.left
            enabled: !root.linked
            text: qsTr("Forget this link")
            tip: enabled ? qsTr("No start connects it, no search asks there") : qsTr("Disconnect it first, on the page Devices")
            key: qsTr("Tab, Space")
            onClicked: root.links.forget(root.index)
        }
    }
}
