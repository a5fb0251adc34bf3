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
    required property WindowSettings windowSettings
    required property Alarms alarms
    /// Percent, of all sizes: as far as the window has room for it, and as they were asked for.
    required property int scalePercent
    required property int scaleRequested
    /// There is a log or a dive to show.
    required property bool shows
    /// The timing page leaves the timeline of what is shown uncovered.
    required property real timelineHeight
    readonly property var all: finder ? [logs, devices, timing, map, setup, guide] : [logs, timing, map, setup, guide]

    signal pageRequested(string page)
    signal openRequested()
    signal keysRequested()
    signal leaveRequested()
    signal notified(string text)
    signal themeRequested(string theme)

    readonly property bool mapFocused: map.item?.plotFocused ?? false

    /// Ends what the map's page is doing; false if that is nothing.
    function leaveMap(): bool {
        return map.item?.leave() ?? false;
    }
    /// The page with nothing over it and, where its first control is for that, with the keyboard.
    function show(page: string) {
        open.show(page === "devices" && finder === null ? "" : page);
        if (open.timingShown)
            timing.load().messages = false;
        if (open.mapShown)
            map.load().forceActiveFocus();
        if (open.devicesShown)
            devices.load().forceActiveFocus();
        if (open.logsShown) {
            logs.load().diveSheet = false;
            logs.load().forceActiveFocus();
        }
        if (open.setupShown)
            setup.load().forceActiveFocus();
    }
    /// Those that are still to be made.
    function finish() {
        for (const page of all)
            page.load();
    }

    Timer {
        interval: 40
        repeat: true
        running: root.begun && root.all.some(page => page.item === null)
        onTriggered: root.all.find(page => page.item === null)?.loadLater()
    }
    Connections {
        target: root.finder
        function onConnecting() {
            root.pageRequested("");
        }
    }
    LazyFileLoader {
        id: timing

        anchors.fill: parent
        anchors.bottomMargin: root.shows ? root.timelineHeight : 0
        shown: root.open.timingShown && !root.open.opaque
        source: "TimingAndMessages.qml"
        given: ({ session: root.session })
        onCreated: {
            item.notified.connect(root.notified);
            item.devicesRequested.connect(() => root.pageRequested("devices"));
            item.openRequested.connect(root.openRequested);
        }
    }
    LazyFileLoader {
        id: map

        anchors.fill: parent
        anchors.bottomMargin: root.shows ? root.timelineHeight : 0
        shown: root.open.mapShown && !root.open.opaque
        source: "MapPage.qml"
        given: ({ session: root.session, devices: root.finder !== null })
        onCreated: {
            item.notified.connect(root.notified);
            item.devicesRequested.connect(() => root.pageRequested("devices"));
            item.openRequested.connect(root.openRequested);
        }
    }
    LazyFileLoader {
        id: devices

        anchors.fill: parent
        shown: root.open.devicesShown && root.finder !== null && !root.open.guideShown
        source: "DevicesPage.qml"
        given: ({ finder: root.finder, recorder: root.session.dive.recorder })
        onCreated: {
            item.openRequested.connect(root.openRequested);
            item.demoRequested.connect(() => {
                root.session.startDemo();
                root.pageRequested("");
            });
            item.notified.connect(root.notified);
        }
    }
    LazyFileLoader {
        id: logs

        anchors.fill: parent
        shown: root.open.logsShown && !root.open.guideShown
        source: "LibraryPage.qml"
        given: ({ session: root.session })
        onCreated: {
            item.openRequested.connect(root.openRequested);
            item.opened.connect(() => root.pageRequested(""));
            item.notified.connect(root.notified);
        }
    }
    LazyFileLoader {
        id: setup

        anchors.fill: parent
        shown: root.open.setupShown && !root.open.guideShown
        source: "SetupPage.qml"
        given: ({ session: root.session, finder: root.finder, windowSettings: root.windowSettings, alarms: root.alarms })
        onCreated: {
            item.scalePercent = Qt.binding(() => root.scalePercent);
            item.scaleRequested = Qt.binding(() => root.scaleRequested);
            item.notified.connect(root.notified);
            item.themeRequested.connect(root.themeRequested);
            item.devicesRequested.connect(() => root.pageRequested("devices"));
        }
    }
    LazyFileLoader {
        id: guide

        anchors.fill: parent
        shown: root.open.guideShown
        source: "GuidePage.qml"
        onCreated: {
            item.keysRequested.connect(root.keysRequested);
            item.closeRequested.connect(root.leaveRequested);
        }
    }
}
