// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The messages as a side of the Timing page.
FocusScope {
    id: root

    required property Messages messages

    signal timingRequested()
    signal playRequested()

    function find() {
        view.find();
    }

    objectName: "messagesPage"

    PanelHeader {
        id: header

        width: parent.width
        lead: TimingTabs {
            messages: true
            onChosen: messages => {
                if (!messages)
                    root.timingRequested();
            }
        }
    }
    MessagesView {
        id: view

        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        messages: root.messages
        onPlayRequested: root.playRequested()
    }
}
