// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// Tabs that switch the Timing page between the timing figures and the message list.
Row {
    id: root

    /// The tab Messages is selected, else Timing.
    property bool messages

    signal chosen(bool messages)

    Layout.leftMargin: -Theme.s8

    LTab {
        objectName: "timingTab"
        text: qsTr("Timing")
        key: Format.key("timing")
        selected: !root.messages
        onClicked: root.chosen(false)
    }
    LTab {
        objectName: "messagesTab"
        text: qsTr("Messages")
        key: Format.key("find")
        selected: root.messages
        onClicked: root.chosen(true)
    }
}
