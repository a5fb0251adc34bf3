// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The pages that lie where the Dive page is, and which of them are open. The guide lies over all.
Item {
    id: root

    required property Session session
    /// Null where the window has no devices to connect.
    required property Finder finder
    /// There is a log or a dive to show.
    required property bool shows
    /// The timing page leaves the timeline of what is shown uncovered.
    required property real timelineHeight
    property bool guideShown: false
    property bool devicesShown: false
    property bool timingShown: false
    property bool logsShown: false
    /// The Dive page is not to be seen at all.
    readonly property bool opaque: guideShown || devicesShown || logsShown
    readonly property bool any: opaque || timingShown

    /// "" is the Dive page; others "timing", "devices", "logs".
    signal pageAsked(string page)
    signal openAsked()
    signal keysAsked()
    signal leaveAsked()
    signal said(string words)

    /// The page with nothing over it and, where its first control is for that, with the keyboard.
    function show(page: string) {
        guideShown = false;
        devicesShown = page === "devices" && finder !== null;
        timingShown = page === "timing";
        logsShown = page === "logs";
        if (timingShown)
            timing.messages = false;
        if (devicesShown)
            devices.itemAt(0).forceActiveFocus();
        if (logsShown) {
            logs.diveSheet = false;
            logs.forceActiveFocus();
        }
    }
    function closeTop() {
        if (guideShown)
            guideShown = false;
        else
            devicesShown = timingShown = logsShown = false;
    }

    StartPage {
        anchors.fill: parent
        visible: !root.shows && !root.any
        session: root.session
        onDevicesAsked: root.pageAsked("devices")
        onOpenAsked: root.openAsked()
    }
    TimingPlace {
        id: timing

        anchors.fill: parent
        anchors.bottomMargin: root.shows ? root.timelineHeight : 0
        session: root.session
        vehicle: root.session.mode === Session.Replay ? null : root.session.dive.vehicle
        shown: root.timingShown && !root.opaque
        onSaid: words => root.said(words)
        onDevicesAsked: root.pageAsked("devices")
        onOpenAsked: root.openAsked()
    }
    // None where there is no finder.
    Repeater {
        id: devices

        model: root.finder ? 1 : 0
        delegate: DevicesPage {
            anchors.fill: parent
            visible: root.devicesShown && !root.guideShown
            finder: root.finder
            onOpenAsked: root.openAsked()
            onDiveAsked: root.pageAsked("")
        }
    }
    LogsPage {
        id: logs

        anchors.fill: parent
        visible: root.logsShown && !root.guideShown
        session: root.session
        onOpenAsked: root.openAsked()
        onOpened: root.pageAsked("")
        onSaid: words => root.said(words)
    }
    GuidePage {
        anchors.fill: parent
        visible: root.guideShown
        onKeysAsked: root.keysAsked()
        onCloseAsked: root.leaveAsked()
    }
}
