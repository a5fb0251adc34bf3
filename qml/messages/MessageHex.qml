// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The bytes of a frame, to be read and copied.
Column {
    id: root

    required property string hex

    topPadding: Theme.s10
    spacing: Theme.s6

    Text {
        anchors.left: parent.left
        text: qsTr("Raw bytes")
        textFormat: Text.PlainText
        font: Theme.bodyStrong
        color: Theme.text
    }
    TextEdit {
        objectName: "messageHex"
        width: parent.width
        readOnly: true
        selectByMouse: true
        textFormat: TextEdit.PlainText
        text: root.hex
        font: Theme.codeSmall
        color: Theme.text2
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Raw bytes")
        Accessible.description: text
    }
}
