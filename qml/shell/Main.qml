// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The window of the program. The rail, the status bar and the start page are its first frame; the
/// rest is made after that, or at once for what has to be shown or is asked for.
LWindow {
    id: root

    property alias devicesShown: open.devicesShown
    /// Null where the window has no devices to connect.
    property DeviceFinder finder: null
    /// There is a log or a dive to show.
    readonly property bool shows: session.mode !== Session.Nothing
    /// Whoever closes it cannot be asked: a signal, or the end of the desktop's session.
    property bool closesAnyway
    readonly property bool nothingFocused: activeFocusItem === idle || activeFocusItem === null
    readonly property alias open: open
    readonly property alias bar: bar
    readonly property alias content: content

    /// The rest, a MainContent, made now if it was not.
    function whole(): var {
        return rest.load();
    }
    /// Somebody presses something: all that it may mean is made now.
    function answer() {
        begun = true;
        whole();
    }
    /// Everything that can be made before it is looked at.
    function finish() {
        answer();
        whole().pages.finish();
    }
    /// The same, little by little, beside what the pilot does.
    function continueLoading() {
        begun = true;
        rest.loadLater();
    }
    /// Closes what lies on top, else gives the keys back to the window.
    function leave() {
        whole().leave();
    }
    function freeKeys() {
        idle.forceActiveFocus();
    }

    begun: false
    title: session.fileName !== "" ? qsTr("%1 · Leadline").arg(session.fileName) : qsTr("Leadline")
    onClosing: close => {
        if (closesAnyway || !session.dive.recorder.unwritten)
            return;
        close.accepted = false;
        whole().confirmClose();
    }
    Component.onCompleted: {
        freeKeys();
        if (shows || session.state === FileOpening.Opening)
            whole();
    }

    OpenPages {
        id: open
    }
    Connections {
        target: root.session
        function onModeChanged() {
            if (root.session.mode !== Session.Nothing)
                root.whole();
        }
    }
    FocusScope {
        id: content

        anchors.fill: parent
        focus: true

        // Has the keyboard while no control has it.
        Item { id: idle; focus: true }
        Rectangle {
            objectName: "stateLine"
            width: parent.width
            height: Theme.stateLine
            color: bar.stateColor
            z: 2
        }
        NavigationRail {
            id: rail

            anchors.left: parent.left
            height: parent.height
            low: root.height < Theme.lowWindow
            guideShown: open.guideShown
            devicesShown: open.devicesShown && !open.guideShown
            mapShown: open.mapShown && !open.guideShown
            timingShown: open.timingShown && !open.guideShown
            logsShown: open.logsShown && !open.guideShown
            setupShown: open.setupShown && !open.guideShown
            devices: root.finder !== null
            found: root.finder ? root.finder.found : 0
            onDiveRequested: root.whole().showPage("")
            onMapRequested: root.whole().showPage("map")
            onTimingRequested: root.whole().showPage("timing")
            onDevicesRequested: root.whole().showPage("devices")
            onLogsRequested: root.whole().showPage("logs")
            onSetupRequested: root.whole().showPage("setup")
            onThemeRequested: root.nextTheme()
            onHelpRequested: {
                root.whole();
                open.guideShown = !open.guideShown;
            }
        }
        StatusBar {
            id: bar

            anchors.left: rail.right
            anchors.right: parent.right
            session: root.session
            isWide: root.width >= Theme.middleWindow
            whole: rest.item !== null
            onFolderRequested: root.whole().showPage("setup")
        }
        LazyLoader {
            id: start

            shown: !root.shows && !open.any
            delegate: StartPage {
                anchors.left: rail.right
                anchors.right: content.right
                anchors.top: bar.bottom
                anchors.bottom: content.bottom
                visible: start.shown
                session: root.session
                finder: root.finder
                offersScale: root.offersScale
                onDevicesRequested: root.whole().showPage("devices")
                onOpenRequested: root.whole().openLog()
                onScaleTaken: root.windowSettings.applyScale(root)
                onScaleDeclined: root.windowSettings.scaleAnswered = true
            }
        }
        LazyFileLoader {
            id: rest

            anchors.fill: parent
            visible: true
            source: "MainContent.qml"
            given: ({ window: root })
        }
    }
}
