// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The two sides of the Timing page.
Row {
    id: root

    property bool messages

    signal chosen(bool messages)

    LTab {
        objectName: "timingTab"
        text: qsTr("Timing")
        key: qsTr("Ctrl+2")
        selected: !root.messages
        onClicked: root.chosen(false)
    }
    LTab {
        objectName: "messagesTab"
        text: qsTr("Messages")
        key: qsTr("Ctrl+F")
        selected: root.messages
        onClicked: root.chosen(true)
    }
}
