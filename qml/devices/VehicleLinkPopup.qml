// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Leadline

/// How Leadline speaks on a vehicle's link: by which ids, and signed with which key.
Popup {
    id: root

    required property LiveVehicle vehicle
    required property VehicleText vehicleText

    function takeIds() {
        ids.wrong = !vehicle.setOwnAddress(ids.text);
    }
    function takeKey() {
        if (vehicle.setSigningKey(key.text))
            key.clear();
    }

    objectName: "vehicleMenu"
    padding: Theme.s12
    focus: true
    modal: true
    dim: false
    onOpened: {
        ids.text = vehicle.ownAddress;
        ids.wrong = false;
        ids.forceActiveFocus(Qt.PopupFocusReason);
        ids.selectAll();
    }
    onClosed: key.clear()
    // A popup is as wide as its content, which may be narrower than a menu.
    background: MenuGround { implicitWidth: 0 }

    ColumnLayout {
        spacing: Theme.s8
        PlainText {
            text: qsTr("%1: this link").arg(root.vehicle.name)
            font: Theme.bodyStrong
        }
        RowLayout {
            spacing: Theme.s8
            PlainText {
                Layout.preferredWidth: Theme.labelColumn + Theme.s24
                horizontalAlignment: Text.AlignLeft
                text: qsTr("Leadline is")
                color: Theme.text2
            }
            LField {
                id: ids

                objectName: "ownAddressField"
                Layout.fillWidth: true
                name: qsTr("Leadline's system and component id")
                tip: qsTr("System / component, such as 254/190; not 255, which is the pilot's ground station (Enter)")
                onTextEdited: wrong = false
                Keys.onReturnPressed: root.takeIds()
                Keys.onEnterPressed: root.takeIds()
            }
            LButton {
                objectName: "ownAddressButton"
                enabled: ids.text !== root.vehicle.ownAddress
                text: qsTr("Use")
                tip: qsTr("Use %1").arg(ids.text)
                key: qsTr("Enter")
                onClicked: root.takeIds()
            }
        }
        SmallText {
            objectName: "wrongIds"
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.labelColumn * 4
            visible: ids.wrong
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: qsTr("Enter system/component, such as 254/190: system 1 to 254, component 1 to 255.")
            color: Theme.stop
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        RowLayout {
            spacing: Theme.s8
            PlainText {
                Layout.preferredWidth: Theme.labelColumn + Theme.s24
                horizontalAlignment: Text.AlignLeft
                text: qsTr("Signing key")
                color: Theme.text2
            }
            LField {
                id: key

                objectName: "signingKeyField"
                Layout.fillWidth: true
                Layout.minimumWidth: Theme.labelColumn * 2
                name: qsTr("Signing key")
                tip: qsTr("64 hexadecimal digits, or the passphrase that the ground station has (Enter)")
                placeholderText: root.vehicle.hasKey ? qsTr("Key set") : qsTr("None")
                echoMode: TextInput.Password
                Keys.onReturnPressed: root.takeKey()
                Keys.onEnterPressed: root.takeKey()
            }
            LButton {
                objectName: "signingKeyButton"
                enabled: key.text !== ""
                text: qsTr("Use")
                tip: qsTr("Sign outgoing messages; reject messages not signed with this key")
                key: qsTr("Enter")
                onClicked: root.takeKey()
            }
            LButton {
                objectName: "forgetKeyButton"
                visible: root.vehicle.hasKey
                text: qsTr("Forget")
                tip: qsTr("Forget the key; accept unsigned messages")
                onClicked: root.vehicle.forgetSigningKey()
            }
        }
        SmallText {
            objectName: "signingState"
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.labelColumn * 4
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: root.vehicleText.signing
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        SmallText {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.labelColumn * 4
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: qsTr("The key is kept on this computer, readable by you only; never in recordings.")
            color: Theme.text3
        }
    }
}
