// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The window of the program.
LWindow {
    id: root

    required property Session session
    property bool guideShown: false
    property bool devicesShown: false
    /// Null where the window has no devices to connect.
    property Finder finder: null
    /// There is a log or a dive to show.
    readonly property bool shows: session.mode !== Session.Nothing
    readonly property bool nothingFocused: activeFocusItem === idle || activeFocusItem === null

    function nextTheme() {
        theme = Theme.next;
        kept.theme = theme;
    }
    /// As it was when the program was left; from now on it is kept.
    function restorePlace() {
        kept.keepPlaceOf(root);
    }
    /// Closes what lies on top, else gives the keys back to the window.
    function leave() {
        if (keysList.visible)
            keysList.visible = false;
        else if (guideShown)
            guideShown = false;
        else if (devicesShown)
            devicesShown = false;
        else
            dive.closeDrawer();
        idle.forceActiveFocus();
    }
    /// The Dive page, with nothing over it.
    function toDive() {
        keysList.visible = false;
        guideShown = false;
        devicesShown = false;
        idle.forceActiveFocus();
    }
    function toDevices() {
        keysList.visible = false;
        guideShown = false;
        devicesShown = finder !== null;
        if (devicesShown)
            devices.itemAt(0).forceActiveFocus();
    }
    function toDoctor(sonar: LiveSonar) {
        toDevices();
        finder?.select(finder.keyOf(sonar));
    }
    function applyTheme() {
        Theme.name = theme;
        session.display.themePalette = Theme.palette;
    }

    theme: kept.theme
    title: session.fileName !== "" ? qsTr("%1 · Leadline").arg(session.fileName) : qsTr("Leadline")
    onThemeChanged: applyTheme()
    Component.onCompleted: {
        applyTheme();
        idle.forceActiveFocus();
    }

    Remembered {
        id: kept
    }
    Alarms {
        id: alarms
    }
    AlarmFeed {
        alarms: alarms
        dive: root.session.dive
        sonar: root.session.shown1d.live
    }
    Binding {
        target: Format
        property: "imperial"
        value: root.session.display.imperial
    }
    FocusScope {
        id: content

        anchors.fill: parent
        focus: true

        // Has the keyboard while no control has it.
        Item {
            id: idle

            focus: true
        }
        Rectangle {
            width: parent.width
            height: Theme.stateLine
            color: bar.stateColor
            z: 1
        }
        Rail {
            id: rail

            height: parent.height
            low: root.height < Theme.lowWindow
            guideShown: root.guideShown
            devicesShown: root.devicesShown && !root.guideShown
            devices: root.finder !== null
            found: root.finder ? root.finder.found : 0
            onDiveAsked: root.toDive()
            onDevicesAsked: root.toDevices()
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
            visible: root.shows && !root.guideShown && !root.devicesShown
            session: root.session
            kept: kept
            alarms: alarms
            onSaid: words => bar.say(words)
            onDevicesAsked: root.toDevices()
            onDoctorAsked: sonar => root.toDoctor(sonar)
            onOpenAsked: dialog.open()
        }
        StartPage {
            anchors.fill: dive
            visible: !root.shows && !root.guideShown && !root.devicesShown
            session: root.session
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
        GuidePage {
            anchors.fill: dive
            visible: root.guideShown
            onKeysAsked: keysList.visible = true
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
        shows: root.shows && !root.guideShown && !root.devicesShown
        free: root.nothingFocused || dive.polarFocused || dive.sounderFocused
        arrowsFree: root.nothingFocused || dive.sounderFocused
        onOpenAsked: dialog.open()
        onKeysAsked: keysList.visible = !keysList.visible
        onThemeAsked: root.nextTheme()
        onLightAsked: root.nextLight()
        onFullScreenAsked: root.toggleFullScreen()
        onLeaveAsked: root.leave()
        onDiveAsked: root.toDive()
        onDevicesAsked: root.toDevices()
        onDepthAsked: bar.sayDepth()
    }
}
