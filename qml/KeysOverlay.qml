// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// The list of keys (F1). It has the keyboard while it is there, and leaves the status bar free.
Rectangle {
    id: root

    readonly property var keys: [
        [qsTr("Space"), qsTr("Pause or play; in a dive: look back")],
        [qsTr("← →"), qsTr("One ping back, forward")],
        [qsTr("Shift+← →"), qsTr("5 seconds back, forward")],
        [qsTr("Ctrl+← →"), qsTr("Previous, next marker, event, gap or loop end")],
        ["M", qsTr("Mark what the cursor stands on")],
        [qsTr("Enter"), qsTr("Mark what the Ping1D measures now")],
        ["N", qsTr("Write a note about this moment")],
        [qsTr("F2, Del, Ctrl+Z"), qsTr("Markers: rename, delete, bring back")],
        [qsTr("Home, End"), qsTr("Start, end; in a dive: live")],
        ["P", qsTr("Standby of the focused sonar, or of all")],
        [", .", qsTr("Slower, faster (¼ 1 2 5 20×)")],
        ["1", qsTr("Back to 1×")],
        [qsTr("Backspace"), qsTr("Reverse play")],
        ["[ ] \\", qsTr("Set A, set B, loop on or off")],
        [qsTr("+ − 0"), qsTr("Zoom in, out, fit the focused plot")],
        ["D", qsTr("Measure; Shift locks, Enter sets, Tab: next end")],
        [qsTr("Arrows"), qsTr("On the disc: move the cursor")],
        [qsTr("↑ ↓"), qsTr("On the Ping1D: cursor; Ctrl depth, Shift time")],
        [qsTr("C, R"), qsTr("On the Ping1D: compare its echo; hold it")],
        [qsTr("Z"), qsTr("On the disc: alarm zone at the cursor")],
        [qsTr("E"), qsTr("Echo trace beside the disc")],
        ["H", qsTr("Head up, north up, course frozen")],
        [qsTr("PgUp PgDn"), qsTr("Longer, shorter range")],
        [qsTr("G W, with Shift"), qsTr("More gain, next sector; less, previous")],
        [qsTr("Q"), qsTr("OK: the alarm is known")],
        [qsTr("Alt+↑ ↓, Shift+0"), qsTr("Timeline: closer, wider; all of it")],
        [qsTr("Ctrl+PgDn PgUp"), qsTr("Next, previous file of several")],
        [qsTr("S, Shift+S"), qsTr("Snapshot of the window, of the focused plot")],
        [qsTr("F6"), qsTr("Both plots, polar only, Ping1D only")],
        [qsTr("I"), qsTr("Inspector")],
        [qsTr("F9, Ctrl+F9"), qsTr("Next theme; brightness")],
        [qsTr("Ctrl+D"), qsTr("Say the distance to the bottom")],
        [qsTr("Ctrl+R"), qsTr("Record the demo, or no more")],
        [qsTr("Ctrl+O"), qsTr("Open log")],
        [qsTr("Ctrl+E, Ctrl+P"), qsTr("Export; dive report (PDF)")],
        [qsTr("Ctrl+1"), qsTr("Dive")],
        [qsTr("Ctrl+2, Ctrl+F"), qsTr("Timing; its messages")],
        [qsTr("Ctrl+3"), qsTr("Devices")],
        [qsTr("Ctrl+4"), qsTr("Logs; Ctrl+F searches, Space ticks")],
        [qsTr("F5, Ctrl+A"), qsTr("Logs: look again; tick all")],
        [qsTr("Ctrl+Enter"), qsTr("Devices and start: connect what was found")],
        [qsTr("Ctrl+,"), qsTr("Setup: units, look, recordings, connections")],
        [qsTr("F11"), qsTr("Full screen")],
        [qsTr("F1, ?"), qsTr("This list")],
        [qsTr("Tab, Shift+Tab"), qsTr("Next, previous control; Esc leaves")]
    ]

    signal closeAsked()

    objectName: "keysList"
    width: Math.min(parent.width - 2 * Theme.s24, Theme.keysWidth)
    height: Math.min(parent.height - Theme.barHeight - 2 * Theme.s12, head.height + list.contentHeight + Theme.s24)
    anchors.centerIn: parent
    anchors.verticalCenterOffset: Theme.barHeight / 2
    radius: Theme.radiusCard
    color: Theme.panel
    border.width: Theme.stroke
    border.color: Theme.lineStrong
    onVisibleChanged: if (visible) list.forceActiveFocus()
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Keys")

    MouseArea { anchors.fill: parent }
    Item {
        id: head

        width: parent.width
        height: Theme.barHeight
        Text {
            anchors.left: parent.left
            anchors.leftMargin: Theme.s24
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Keys")
            textFormat: Text.PlainText
            font: Theme.titleFont
            color: Theme.text
        }
        IconButton {
            id: close

            anchors.right: parent.right
            anchors.rightMargin: Theme.s6
            anchors.verticalCenter: parent.verticalCenter
            iconName: "x"
            tip: qsTr("Close the keys")
            key: qsTr("Esc")
            onClicked: root.closeAsked()
            // What lies behind is not to be had now.
            KeyNavigation.tab: list
            KeyNavigation.backtab: list
        }
    }
    GridView {
        id: list

        objectName: "keyRows"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s12
        x: Theme.s24
        width: parent.width - 2 * x
        clip: true
        cellWidth: width / 2
        cellHeight: Theme.tableRow
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        activeFocusOnTab: true
        KeyNavigation.tab: close
        KeyNavigation.backtab: close
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Keys and what they do")
        Accessible.focusable: true
        ScrollBar.vertical: LScroll {
            id: bar

            // That there are more rows is to be seen.
            policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded
        }
        // They scroll; what they mean elsewhere they do not do behind it.
        Keys.onShortcutOverride: event => event.accepted = [Qt.Key_Up, Qt.Key_Down, Qt.Key_PageUp, Qt.Key_PageDown].includes(event.key)
        Keys.onUpPressed: bar.decrease()
        Keys.onDownPressed: bar.increase()
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown;
            if (event.accepted)
                bar.position = Math.max(0, Math.min(1 - bar.size, bar.position + (event.key === Qt.Key_PageUp ? -bar.size : bar.size)));
        }
        model: root.keys
        delegate: Row {
            id: entry

            required property var modelData

            spacing: Theme.s12
            Text {
                width: Theme.keyColumn
                horizontalAlignment: Text.AlignRight
                text: entry.modelData[0]
                textFormat: Text.PlainText
                font: Theme.bodyStrong
                color: Theme.text
            }
            Text {
                width: list.cellWidth - Theme.keyColumn - Theme.s12
                elide: Text.ElideRight
                text: entry.modelData[1]
                textFormat: Text.PlainText
                font: Theme.body
                color: Theme.text2
            }
        }
    }
    FocusRing {
        anchors.fill: list
        shown: list.activeFocus
    }
}
