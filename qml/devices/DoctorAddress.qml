// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Layouts

/// Gives a Ping360 on Ethernet another address, after a question that names both.
ColumnLayout {
    id: root

    required property SonarIpForm form
    readonly property bool asking: form.state === SonarIpForm.Confirming
    readonly property bool underWay: form.state === SonarIpForm.UnderWay
    readonly property string sentence: underWay ? qsTr("The sonar gets its new address and is searched for again, which takes up to 30 s.")
        : asking ? form.question : form.refusal !== "" ? form.refusal : form.outcome
    readonly property bool bad: form.state === SonarIpForm.Failed || form.refusal !== ""

    spacing: Theme.s4

    PlainText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignLeft
        elide: Text.ElideRight
        text: qsTr("Ethernet address of %1: %2").arg(root.form.mac).arg(root.form.present)
        font: Theme.bodyStrong
    }
    RowLayout {
        enabled: !root.asking && !root.underWay
        spacing: Theme.s8
        Segmented {
            name: qsTr("Address")
            options: [qsTr("Fixed"), qsTr("DHCP")]
            current: root.form.dhcp ? 1 : 0
            onActivated: index => root.form.dhcp = index === 1
        }
        LField {
            id: field

            objectName: "newAddress"
            Layout.fillWidth: true
            visible: !root.form.dhcp
            name: qsTr("New address of the Ping360")
            placeholderText: "192.168.2.9"
            wrong: root.form.refusal !== ""
            onTextEdited: root.form.text = text
            Keys.onReturnPressed: root.form.askToConfirm()
            Keys.onEnterPressed: root.form.askToConfirm()
            Connections {
                target: root.form
                function onChanged() {
                    if (field.text.trim() !== root.form.text)
                        field.text = root.form.text;
                }
            }
        }
        Item {
            Layout.fillWidth: true
            visible: root.form.dhcp
        }
        LButton {
            objectName: "changeAddress"
            kind: "filled"
            text: qsTr("Change…")
            tip: qsTr("Change the address of the Ping360")
            key: qsTr("Enter")
            enabled: root.form.ready
            onClicked: root.form.askToConfirm()
        }
    }
    PlainText {
        objectName: "ownAddressText"
        Layout.fillWidth: true
        visible: text !== ""
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.sentence
        font: root.asking ? Theme.bodyStrong : Theme.body
        color: root.bad ? Theme.stop : root.asking ? Theme.text : Theme.text2
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    RowLayout {
        visible: root.asking
        spacing: Theme.s8
        onVisibleChanged: if (visible) yes.forceActiveFocus(Qt.TabFocusReason)
        LButton {
            id: yes

            objectName: "confirmAddress"
            kind: "primary"
            text: qsTr("Change address")
            key: qsTr("Space")
            onClicked: root.form.confirm()
        }
        LButton {
            text: qsTr("Keep current address")
            onClicked: root.form.cancel()
        }
    }
}
