// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// The window of the program.
ApplicationWindow {
    id: root

    required property Session session
    property string theme: "dusk"
    readonly property bool replay: session.state === Session.Ready

    function nextTheme() {
        theme = Theme.next;
    }
    function toggleFullScreen() {
        visibility = visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
    }
    /// Closes what lies on top, else gives the keys back to the window.
    function leave() {
        keysList.visible = false;
        content.forceActiveFocus();
    }
    function applyTheme() {
        Theme.name = theme;
        session.display.themePalette = Theme.palette;
    }

    width: Theme.windowWidth
    height: Theme.windowHeight
    minimumWidth: Theme.windowMinWidth
    minimumHeight: Theme.windowMinHeight
    visible: true
    title: session.fileName !== "" ? qsTr("%1 · Leadline").arg(session.fileName) : qsTr("Leadline")
    color: Theme.app
    font: Theme.body
    palette.toolTipBase: Theme.raised
    palette.toolTipText: Theme.text
    palette.dark: Theme.lineStrong
    palette.window: Theme.panel
    palette.windowText: Theme.text
    palette.base: Theme.control
    palette.text: Theme.text
    palette.button: Theme.control
    palette.buttonText: Theme.text
    palette.highlight: Theme.accent
    palette.highlightedText: Theme.accentInk
    palette.mid: Theme.lineStrong
    palette.light: Theme.hover
    palette.midlight: Theme.select
    onThemeChanged: applyTheme()
    Component.onCompleted: {
        applyTheme();
        content.forceActiveFocus();
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

        Rectangle {
            id: stateLine

            width: parent.width
            height: Theme.stateLine
            color: root.replay ? Theme.replayFill : Theme.text3
            z: 1
        }
        Rail {
            id: rail

            height: parent.height
            low: root.height < Theme.lowWindow
            onThemeAsked: root.nextTheme()
            onHelpAsked: keysList.visible = !keysList.visible
        }
        StatusBar {
            id: bar

            anchors.left: rail.right
            anchors.right: parent.right
            session: root.session
        }
        DivePage {
            id: dive

            anchors.left: rail.right
            anchors.right: parent.right
            anchors.top: bar.bottom
            anchors.bottom: parent.bottom
            visible: root.replay
            session: root.session
        }
        StartPage {
            anchors.fill: dive
            visible: !root.replay
            session: root.session
            onOpenAsked: dialog.open()
        }
        DropArea {
            anchors.fill: parent
            keys: ["text/uri-list"]
            onDropped: drop => root.session.open(drop.urls)
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
        replay: root.replay
        free: root.activeFocusItem === content || root.activeFocusItem === null
        onOpenAsked: dialog.open()
        onHelpAsked: keysList.visible = !keysList.visible
        onThemeAsked: root.nextTheme()
        onFullScreenAsked: root.toggleFullScreen()
        onLeaveAsked: root.leave()
    }
}
