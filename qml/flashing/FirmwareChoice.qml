// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import Leadline.Flashing

/// The file that is to be written, and what is wrong with it.
SettingRow {
    id: root

    required property FirmwareUpdate form
    readonly property alias button: button

    signal chooseAsked()

    name: qsTr("File")

    LButton {
        id: button

        objectName: "chooseFirmware"
        enabled: !root.form.busy
        kind: "filled"
        iconName: "file"
        text: root.form.fileName === "" ? qsTr("Choose file…") : qsTr("Choose another…")
        tip: qsTr("An Intel HEX file of the maker: %1").arg("Ping-V….hex, Ping2-V….hex, Ping360-V….hex")
        key: qsTr("Tab, Space")
        onClicked: root.chooseAsked()
    }
    Text {
        visible: text !== ""
        width: parent.width
        elide: Text.ElideMiddle
        text: root.form.fileName
        textFormat: Text.PlainText
        font: Theme.bodyStrong
        color: Theme.text
    }
    Text {
        objectName: "firmwareFile"
        visible: text !== ""
        width: parent.width
        wrapMode: Text.Wrap
        text: root.form.fileTrouble !== "" ? root.form.fileTrouble : root.form.fileDetails
        textFormat: Text.PlainText
        font: Theme.body
        color: root.form.fileTrouble !== "" ? Theme.stop : Theme.text2
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Text {
        objectName: "firmwareRemark"
        visible: text !== ""
        width: parent.width
        wrapMode: Text.Wrap
        text: root.form.remark
        textFormat: Text.PlainText
        font: Theme.body
        color: Theme.warn
    }
}
