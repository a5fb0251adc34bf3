// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The pages that lie where the Dive page is: made when they are shown for the first time, or before
/// that while nobody asks for anything.
Item {
    id: root

    required property OpenPages open
    /// The first frame of what the window shows is drawn.
    required property bool begun
    required property Session session
    /// Null where the window has no devices to connect.
    required property DeviceFinder finder
    required property WindowSettings kept
    required property Alarms alarms
    /// Percent, of all sizes: as far as the window has room for it, and as they were asked for.
    required property int scalePercent
    required property int scaleAsked
    /// There is a log or a dive to show.
    required property bool shows
    /// The timing page leaves the timeline of what is shown uncovered.
    required property real timelineHeight
    readonly property var all: finder ? [logs, devices, timing, setup, guide] : [logs, timing, setup, guide]

    signal pageAsked(string page)
    signal openAsked()
    signal keysAsked()
    signal leaveAsked()
    signal said(string words)
    signal themeAsked(string theme)

    /// The page with nothing over it and, where its first control is for that, with the keyboard.
    function show(page: string) {
        open.show(page === "devices" && finder === null ? "" : page);
        if (open.timingShown)
            timing.now().messages = false;
        if (open.devicesShown)
            devices.now().forceActiveFocus();
        if (open.logsShown) {
            logs.now().diveSheet = false;
            logs.now().forceActiveFocus();
        }
        if (open.setupShown)
            setup.now().forceActiveFocus();
    }
    /// Those that are still to be made.
    function finish() {
        for (const page of all)
            page.now();
    }

    Timer {
        interval: 40
        repeat: true
        running: root.begun && root.all.some(page => page.item === null)
        onTriggered: root.all.find(page => page.item === null)?.soon()
    }
    Connections {
        target: root.finder
        function onConnecting() {
            root.pageAsked("");
        }
    }
    LazyFileLoader {
        id: timing

        anchors.fill: parent
        anchors.bottomMargin: root.shows ? root.timelineHeight : 0
        shown: root.open.timingShown && !root.open.opaque
        source: "TimingPlace.qml"
        given: ({ session: root.session })
        onMade: {
            item.said.connect(root.said);
            item.devicesAsked.connect(() => root.pageAsked("devices"));
            item.openAsked.connect(root.openAsked);
        }
    }
    LazyFileLoader {
        id: devices

        anchors.fill: parent
        shown: root.open.devicesShown && root.finder !== null && !root.open.guideShown
        source: "DevicesPage.qml"
        given: ({ finder: root.finder, recorder: root.session.dive.recorder })
        onMade: {
            item.openAsked.connect(root.openAsked);
            item.demoAsked.connect(() => {
                root.session.startDemo();
                root.pageAsked("");
            });
            item.said.connect(root.said);
        }
    }
    LazyFileLoader {
        id: logs

        anchors.fill: parent
        shown: root.open.logsShown && !root.open.guideShown
        source: "LibraryPage.qml"
        given: ({ session: root.session })
        onMade: {
            item.openAsked.connect(root.openAsked);
            item.opened.connect(() => root.pageAsked(""));
            item.said.connect(root.said);
        }
    }
    LazyFileLoader {
        id: setup

        anchors.fill: parent
        shown: root.open.setupShown && !root.open.guideShown
        source: "SetupPage.qml"
        given: ({ session: root.session, finder: root.finder, kept: root.kept, alarms: root.alarms })
        onMade: {
            item.scalePercent = Qt.binding(() => root.scalePercent);
            item.scaleAsked = Qt.binding(() => root.scaleAsked);
            item.said.connect(root.said);
            item.themeAsked.connect(root.themeAsked);
            item.devicesAsked.connect(() => root.pageAsked("devices"));
        }
    }
    LazyFileLoader {
        id: guide

        anchors.fill: parent
        shown: root.open.guideShown
        source: "GuidePage.qml"
        onMade: {
            item.keysAsked.connect(root.keysAsked);
            item.closeAsked.connect(root.leaveAsked);
        }
    }
}
