// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Container of the Timing page and the message list, each created when it is first shown.
FocusScope {
    id: root

    required property Session session
    readonly property var vehicle: session.mode === Session.Replay ? null : session.dive.vehicle
    /// The LiveVehicle of the selected component; null while a file is played.
    readonly property var timed: vehicle === null ? null : session.dive.choice.onStream(session.timing.link)
    /// Show the message list instead of the timing.
    property bool messages

    signal notified(string text)
    signal devicesRequested()
    signal openRequested()

    /// Shows the message list with the focus in its search field.
    function find() {
        messages = true;
        (list.itemAt(0) as MessagesPage).find();
    }
    function make() {
        if (visible && messages)
            list.model = 1;
        else if (visible)
            page.model = 1;
    }

    onVisibleChanged: make()
    onMessagesChanged: make()
    Component.onCompleted: make()

    ActionKey {
        when: root.visible && !root.messages
        action: "find"
        onActivated: root.find()
    }
    Repeater {
        id: list

        model: 0
        delegate: MessagesPage {
            anchors.fill: parent
            visible: root.messages
            focus: visible
            messages: root.session.messages
            onTimingRequested: root.messages = false
            onPlayRequested: root.session.playback.toggle()
        }
    }
    Repeater {
        id: page

        model: 0
        delegate: TimingPage {
            anchors.fill: parent
            visible: !root.messages
            focus: visible
            session: root.session
            vehicle: root.timed
            onNotified: text => root.notified(text)
            onDevicesRequested: root.devicesRequested()
            onOpenRequested: root.openRequested()
            onMessagesRequested: root.messages = true
            onSearchRequested: root.find()
        }
    }
}
