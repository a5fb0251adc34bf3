// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The window of the program.
LWindow {
    id: root

    property alias devicesShown: pages.devicesShown
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
        else if (pages.any)
            pages.closeTop();
        else if (dive.measuring)
            dive.leaveMeasure();
        else
            dive.closeDrawer();
        idle.forceActiveFocus();
    }
    /// A page with nothing over it; "" is the Dive page.
    function showPage(page: string) {
        keysList.visible = false;
        pages.show(page);
        if (page === "" || page === "timing")
            idle.forceActiveFocus();
    }
    function toDoctor(sonar: LiveSonar) {
        showPage("devices");
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
            guideShown: pages.guideShown
            devicesShown: pages.devicesShown && !pages.guideShown
            timingShown: pages.timingShown && !pages.guideShown
            logsShown: pages.logsShown && !pages.guideShown
            devices: root.finder !== null
            found: root.finder ? root.finder.found : 0
            onDiveAsked: root.showPage("")
            onTimingAsked: root.showPage("timing")
            onDevicesAsked: root.showPage("devices")
            onLogsAsked: root.showPage("logs")
            onThemeAsked: root.nextTheme()
            onHelpAsked: pages.guideShown = !pages.guideShown
        }
        StatusBar {
            id: bar

            anchors.left: rail.right
            anchors.right: parent.right
            session: root.session
            alarms: watch.alarms
            zone: watch.zone
            depthSeen: dive.sounderSeen && !keysList.visible
            discSeen: dive.polarSeen && !keysList.visible
            roomy: root.width >= Theme.middleWindow
        }
        DivePage {
            id: dive

            anchors.left: rail.right
            anchors.right: parent.right
            anchors.top: bar.bottom
            anchors.bottom: parent.bottom
            visible: root.shows && !pages.opaque
            session: root.session
            kept: root.kept
            snapshots: out.snapshots
            form: out.form
            alarms: watch.alarms
            zone: watch.zone
            covered: pages.timingShown
            onSaid: words => bar.say(words)
            onDevicesAsked: root.showPage("devices")
            onDoctorAsked: sonar => root.toDoctor(sonar)
            onOpenAsked: dialog.open()
        }
        Pages {
            id: pages

            anchors.fill: dive
            session: root.session
            finder: root.finder
            shows: root.shows
            timelineHeight: dive.timelineHeight
            onSaid: words => bar.say(words)
            onPageAsked: page => root.showPage(page)
            onOpenAsked: dialog.open()
            onKeysAsked: keysList.visible = true
            onLeaveAsked: root.leave()
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
        shows: root.shows && !pages.opaque
        free: root.nothingFocused || dive.polarFocused || dive.sounderFocused
        arrowsFree: root.nothingFocused || dive.sounderFocused
        onOpenAsked: dialog.open()
        onKeysAsked: keysList.visible ? root.leave() : keysList.visible = true
        onThemeAsked: root.nextTheme()
        onLightAsked: root.nextLight()
        onFullScreenAsked: root.toggleFullScreen()
        onLeaveAsked: root.leave()
        onDiveAsked: root.showPage("")
        onTimingAsked: root.showPage("timing")
        onDevicesAsked: root.showPage("devices")
        onLogsAsked: root.showPage("logs")
        onDepthAsked: bar.sayDepth()
        onDemoRecordingAsked: bar.toggleDemoRecording()
    }
}
