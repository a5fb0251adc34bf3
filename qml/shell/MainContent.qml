// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Dialogs

/// What the window shows and does besides its first frame, over all of it.
Item {
    id: root

    required property Main window
    readonly property Session session: window.session
    readonly property OpenPages open: window.open
    readonly property alias pages: pages
    readonly property bool keysShown: keysList.item?.visible ?? false

    function confirmClose() {
        closing.load().visible = true;
    }
    function leave() {
        if (closing.item?.visible)
            closing.item.visible = false;
        else if (keysShown)
            keysList.item.visible = false;
        else if (out.form.shown)
            out.form.shown = false;
        else if (open.mapShown && !open.opaque && pages.leaveMap())
            return;
        else if (open.any)
            open.closeTop();
        else if (dive.measuring)
            dive.leaveMeasure();
        else
            dive.closeDrawer();
        window.freeKeys();
    }
    /// A page with nothing over it; "" is the Dive page.
    function showPage(page: string) {
        if (keysShown)
            keysList.item.visible = false;
        pages.show(page);
        if (page === "" || page === "timing")
            window.freeKeys();
    }
    function toDoctor(sonar: LiveSonar) {
        showPage("devices");
        window.finder?.select(window.finder.keyOf(sonar));
    }
    function openLog() {
        dialog.open();
    }

    // What goes on whatever page is shown: alarms, and the units of all figures.
    Alarms {
        id: alarms

        imperial: root.session.display.imperial
        onSounded: sentence => root.session.alarmed(sentence)
        onWarned: sentence => root.session.alarmed(sentence)
    }
    AlarmFeed {
        alarms: alarms
        dive: root.session.dive
        sonar: root.session.shown1d.live
    }
    ZoneAlarm {
        id: zone

        alarms: alarms
        imperial: root.session.display.imperial
        onSounded: sentence => root.session.alarmed(sentence)
        onWarned: sentence => root.session.alarmed(sentence)
    }
    ZoneFeed {
        alarm: zone
        dive: root.session.dive
        sonar: root.session.shown360.live
    }
    Binding {
        target: Format
        property: "imperial"
        value: root.session.display.imperial
    }
    component Reported: Binding { target: root.window.bar; restoreMode: Binding.RestoreNone }
    Reported { property: "alarms"; value: alarms }
    Reported { property: "zone"; value: zone }
    Reported { property: "depthSeen"; value: dive.sounderSeen && !root.keysShown }
    Reported { property: "discSeen"; value: dive.polarSeen && !root.keysShown }
    Item {
        id: place

        anchors.fill: parent
        anchors.leftMargin: Theme.railWidth
        anchors.topMargin: Theme.barHeight

        DivePage {
            id: dive

            anchors.fill: parent
            visible: root.window.shows && !root.open.opaque
            session: root.session
            windowSettings: root.window.windowSettings
            snapshots: out.snapshots
            form: out.form
            alarms: alarms
            zone: zone
            covered: root.open.covering
            begun: root.window.begun
            onNotified: text => root.window.bar.notify(text)
            onKeysFreed: root.window.freeKeys()
            onDevicesRequested: root.showPage("devices")
            onTimingRequested: root.showPage("timing")
            onDoctorRequested: sonar => root.toDoctor(sonar)
            onOpenRequested: root.openLog()
        }
        Pages {
            id: pages

            anchors.fill: parent
            open: root.open
            begun: root.window.begun
            session: root.session
            finder: root.window.finder
            windowSettings: root.window.windowSettings
            alarms: alarms
            scalePercent: root.window.scalePercent
            scaleRequested: root.window.scaleRequested
            shows: root.window.shows
            timelineHeight: dive.timelineHeight
            onNotified: text => root.window.bar.notify(text)
            onPageRequested: page => root.showPage(page)
            onOpenRequested: root.openLog()
            onThemeRequested: theme => root.window.chooseTheme(theme)
            onKeysRequested: keysList.load().visible = true
            onLeaveRequested: root.leave()
        }
        FileActions {
            id: out

            anchors.fill: parent
            anchors.bottomMargin: root.window.shows ? dive.timelineHeight : 0
            session: root.session
            content: root.window.content
            windowSettings: root.window.windowSettings
            bar: root.window.bar
            begun: root.window.begun
            panelWidth: dive.inspectorWidth
            // In a wide window it takes the inspector's place.
            panelTop: dive.visible && !(dive.wide && dive.inspectorShown) ? dive.drawerTop : 0
            plotsShown: dive.visible && !dive.covered
            onPlotRequested: dive.snap()
            onCloseRequested: root.leave()
        }
    }
    // Takes what is dropped on the window, and says so while it is dragged over it.
    DropArea {
        id: dropArea

        objectName: "dropArea"
        anchors.fill: parent
        onEntered: drag => drag.accept(Qt.CopyAction)
        onDropped: drop => {
            drop.accept(Qt.CopyAction);
            root.session.openDropped(drop.urls);
        }
        Rectangle {
            anchors.fill: parent
            visible: dropArea.containsDrag
            color: Theme.app
            opacity: Theme.veil
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.s12
            visible: dropArea.containsDrag
            color: "transparent"
            radius: Theme.radiusCard
            border.width: Theme.focusStroke
            border.color: Theme.accent

            EmptyView {
                anchors.fill: parent
                iconName: "file"
                title: qsTr("Drop to open")
                message: qsTr("Several recordings share one timeline. A snapshot opens its recording at that time.")
            }
        }
    }
    LazyLoader {
        id: keysList

        prepared: true
        delegate: KeysOverlay {
            visible: false
            onCloseRequested: root.leave()
        }
    }
    LazyLoader {
        id: closing

        prepared: true
        delegate: ClosingQuestion {
            visible: false
            recorder: root.session.dive.recorder
            onStayRequested: root.leave()
            onCloseRequested: {
                root.window.closesAnyway = true;
                root.window.close();
            }
        }
    }
    FileDialog {
        id: dialog

        title: qsTr("Open log")
        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Recordings and snapshots (*.mcap *.bin *.tlog *.svlog *.svlz *.xtf *.png)"), qsTr("All files (*)")]
        onAccepted: root.session.open(selectedFiles)
    }
    LazyLoader {
        shown: root.window.begun
        delegate: WindowKeys {
            session: root.session
            page: dive
            shows: root.window.shows && !root.open.opaque
            free: root.window.nothingFocused || dive.polarFocused || dive.sounderFocused || dive.swathFocused || pages.mapFocused
            arrowsFree: root.window.nothingFocused || dive.sounderFocused && !dive.sideFocused
            onOpenRequested: root.openLog()
            onKeysRequested: root.keysShown ? root.leave() : keysList.load().visible = true
            onThemeRequested: root.window.nextTheme()
            onLightRequested: root.window.nextLight()
            onFullScreenRequested: root.window.toggleFullScreen()
            onLeaveRequested: root.leave()
            onDiveRequested: root.showPage("")
            onMapRequested: root.showPage("map")
            onTimingRequested: root.showPage("timing")
            onDevicesRequested: root.showPage("devices")
            onLogsRequested: root.showPage("logs")
            onSetupRequested: root.showPage("setup")
            onDepthRequested: root.window.bar.notifyDepth(dive.driftSentence)
            onNewRecordingRequested: root.window.bar.startNewRecording()
            onRecordingToggled: root.window.bar.toggleRecording()
        }
    }
}
