// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The window of the program.
LWindow {
    id: root

    property bool guideShown: false
    property bool devicesShown: false
    property bool timingShown: false
    property bool logsShown: false
    /// Null where the window has no devices to connect.
    property Finder finder: null
    /// There is a log or a dive to show.
    readonly property bool shows: session.mode !== Session.Nothing
    readonly property bool nothingFocused: activeFocusItem === idle || activeFocusItem === null

    /// Closes what lies on top, else gives the keys back to the window.
    function leave() {
        if (keysList.visible)
            keysList.visible = false;
        else if (out.form.shown)
            out.form.shown = false;
        else if (guideShown)
            guideShown = false;
        else if (devicesShown || timingShown || logsShown)
            devicesShown = timingShown = logsShown = false;
        else if (dive.measuring)
            dive.leaveMeasure();
        else
            dive.closeDrawer();
        idle.forceActiveFocus();
    }
    /// A page with nothing over it; without either the Dive page.
    function showPage(devices: bool, timing: bool) {
        keysList.visible = guideShown = false;
        devicesShown = devices && finder !== null;
        timingShown = timing;
        logsShown = false;
    }
    function toDive() { showPage(false, false); idle.forceActiveFocus(); }
    function toTiming() { timing.messages = false; showPage(false, true); idle.forceActiveFocus(); }
    function toDevices() {
        showPage(true, false);
        if (devicesShown)
            devices.itemAt(0).forceActiveFocus();
    }
    /// The recordings, or the sheet of the dive.
    function toLogs(sheet: bool) {
        showPage(false, false);
        logs.diveSheet = sheet;
        logsShown = true;
        logs.forceActiveFocus();
    }
    function toDoctor(sonar: LiveSonar) {
        toDevices();
        finder?.select(finder.keyOf(sonar));
    }

    title: session.fileName !== "" ? qsTr("%1 · Leadline").arg(session.fileName) : qsTr("Leadline")
    Component.onCompleted: idle.forceActiveFocus()

    Watch { id: watch; session: root.session }
    FocusScope {
        id: content

        anchors.fill: parent
        focus: true

        // Has the keyboard while no control has it.
        Item { id: idle; focus: true }
        Rectangle {
            width: parent.width
            height: Theme.stateLine
            color: bar.stateColor
            z: 2
        }
        Rail {
            id: rail

            height: parent.height
            low: root.height < Theme.lowWindow
            guideShown: root.guideShown
            devicesShown: root.devicesShown && !root.guideShown
            timingShown: root.timingShown && !root.guideShown
            logsShown: root.logsShown && !root.guideShown
            devices: root.finder !== null
            found: root.finder ? root.finder.found : 0
            onDiveAsked: root.toDive()
            onTimingAsked: root.toTiming()
            onDevicesAsked: root.toDevices()
            onLogsAsked: root.toLogs(false)
            onThemeAsked: root.nextTheme()
            onHelpAsked: root.guideShown = !root.guideShown
        }
        StatusBar {
            id: bar

            anchors.left: rail.right
            anchors.right: parent.right
            session: root.session
            roomy: root.width >= Theme.middleWindow
        }
        DivePage {
            id: dive

            anchors.left: rail.right
            anchors.right: parent.right
            anchors.top: bar.bottom
            anchors.bottom: parent.bottom
            visible: root.shows && !root.guideShown && !root.devicesShown && !root.logsShown
            session: root.session
            kept: root.kept
            snapshots: out.snapshots
            form: out.form
            alarms: watch.alarms
            zone: watch.zone
            covered: root.timingShown
            onSaid: words => bar.say(words)
            onDevicesAsked: root.toDevices()
            onDoctorAsked: sonar => root.toDoctor(sonar)
            onOpenAsked: dialog.open()
        }
        StartPage {
            anchors.fill: dive
            visible: !root.shows && !root.guideShown && !root.devicesShown && !root.timingShown && !root.logsShown
            session: root.session
            onDevicesAsked: root.toDevices()
            onOpenAsked: dialog.open()
        }
        TimingPlace {
            id: timing

            anchors.fill: dive
            anchors.bottomMargin: root.shows ? dive.timelineHeight : 0
            session: root.session
            vehicle: root.session.mode === Session.Replay ? null : root.session.dive.vehicle
            shown: root.timingShown && !root.guideShown && !root.devicesShown && !root.logsShown
            onSaid: words => bar.say(words)
            onDevicesAsked: root.toDevices()
            onOpenAsked: dialog.open()
        }
        // None where there is no finder.
        Repeater {
            id: devices

            model: root.finder ? 1 : 0
            delegate: DevicesPage {
                anchors.fill: dive
                visible: root.devicesShown && !root.guideShown
                finder: root.finder
                onOpenAsked: dialog.open()
                onDiveAsked: root.toDive()
            }
        }
        LogsPage {
            id: logs

            anchors.fill: dive
            visible: root.logsShown && !root.guideShown
            session: root.session
            onOpenAsked: dialog.open()
            onOpened: root.toDive()
            onSaid: words => bar.say(words)
        }
        GuidePage {
            anchors.fill: dive
            visible: root.guideShown
            onKeysAsked: keysList.visible = true
            onCloseAsked: root.leave()
        }
        FilesOut {
            id: out

            anchors.fill: dive
            anchors.bottomMargin: root.shows ? dive.timelineHeight : 0
            session: root.session
            content: content
            kept: root.kept
            bar: bar
            panelWidth: dive.inspectorWidth
            plotsShown: dive.visible && !dive.covered
            onPlotAsked: dive.snap()
            onCloseAsked: root.leave()
        }
        DropCover {
            anchors.fill: parent
            session: root.session
        }
        KeysOverlay {
            id: keysList

            visible: false
            onCloseAsked: root.leave()
        }
    }
    OpenDialog {
        id: dialog

        session: root.session
    }
    WindowKeys {
        session: root.session
        page: dive
        shows: root.shows && !root.guideShown && !root.devicesShown && !root.logsShown
        free: root.nothingFocused || dive.polarFocused || dive.sounderFocused
        arrowsFree: root.nothingFocused || dive.sounderFocused
        onOpenAsked: dialog.open()
        onKeysAsked: keysList.visible = !keysList.visible
        onThemeAsked: root.nextTheme()
        onLightAsked: root.nextLight()
        onFullScreenAsked: root.toggleFullScreen()
        onLeaveAsked: root.leave()
        onDiveAsked: root.toDive()
        onTimingAsked: root.toTiming()
        onDevicesAsked: root.toDevices()
        onLogsAsked: root.toLogs(false)
        onDepthAsked: bar.sayDepth()
        onDemoRecordingAsked: bar.toggleDemoRecording()
    }
}
