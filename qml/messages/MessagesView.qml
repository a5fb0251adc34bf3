// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Every message of what is open, live and at the playhead, field by field and byte by byte.
FocusScope {
    id: root

    required property Messages messages

    signal playRequested()

    /// Gives the keys to the search.
    function find() {
        list.find();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Messages")

    Binding {
        target: root.messages
        property: "shown"
        value: root.visible
    }
    Component.onDestruction: messages.shown = false
    ActionKey {
        when: root.visible
        action: "find"
        onActivated: root.find()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    MessagesList {
        id: list

        anchors.left: parent.left
        width: Math.min(Theme.messageList, parent.width * Theme.messageShare)
        height: parent.height
        focus: true
        messages: root.messages
        onPlayRequested: root.playRequested()
    }
    VerticalLine { anchors.left: list.right }
    MessagesDetails {
        anchors.left: list.right
        anchors.leftMargin: Theme.stroke
        anchors.right: parent.right
        height: parent.height
        messages: root.messages
    }
}
