// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// The column at the right: what was recorded, and how it is shown, in tabs.
Rectangle {
    id: root

    required property Session session
    required property SettingsReadout settings360
    required property SettingsReadout settings1d
    /// It lies over a plot.
    property bool closable
    /// "360", "1d" or "display".
    property string chosen: "display"
    readonly property string tab: chosen === "360" && !session.ping360.present
        || chosen === "1d" && !session.ping1d.present ? "display" : chosen

    readonly property Item focused: Window.activeFocusItem

    signal closeAsked()

    /// Scrolls to what has the keyboard.
    function reveal() {
        const at = focused.mapToItem(body, 0, 0).y;
        flick.contentY = Math.max(Math.min(flick.contentY, at), at + focused.height + 2 * Theme.s16 - flick.height);
    }

    onFocusedChanged: {
        if (body.activeFocus)
            reveal();
    }
    implicitWidth: Theme.inspectorMin
    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Inspector")

    Item {
        id: tabs

        width: parent.width
        height: Theme.header
        Row {
            x: Theme.s8
            LTab {
                visible: root.session.ping360.present
                text: qsTr("Ping360")
                selected: root.tab === "360"
                onClicked: root.chosen = "360"
            }
            LTab {
                visible: root.session.ping1d.present
                text: qsTr("Ping1D")
                selected: root.tab === "1d"
                onClicked: root.chosen = "1d"
            }
            LTab {
                text: qsTr("Display")
                selected: root.tab === "display"
                onClicked: root.chosen = "display"
            }
        }
        IconButton {
            anchors.right: parent.right
            visible: root.closable
            iconName: "x"
            tip: qsTr("Close the inspector")
            key: qsTr("I")
            onClicked: root.closeAsked()
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.stroke
            color: Theme.line
        }
    }
    Flickable {
        id: flick

        anchors.top: tabs.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        contentWidth: width
        contentHeight: body.childrenRect.height + 2 * Theme.s16
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {
            id: bar

            contentItem: Rectangle {
                implicitWidth: Theme.s4
                radius: Theme.s2
                color: Theme.controlLine
                opacity: bar.active && bar.size < 1 ? 1 : 0
            }
        }
        FocusScope {
            id: body

            x: Theme.s16
            y: Theme.s16
            width: flick.width - 2 * Theme.s16
            Ping360Tab {
                width: parent.width
                visible: root.tab === "360"
                settings: root.settings360
            }
            Ping1dTab {
                width: parent.width
                visible: root.tab === "1d"
                settings: root.settings1d
            }
            DisplayTab {
                width: parent.width
                visible: root.tab === "display"
                display: root.session.display
            }
        }
    }
    Rectangle {
        width: Theme.stroke
        height: parent.height
        color: Theme.line
    }
}
