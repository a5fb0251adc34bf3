// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// The list of keys. It has the keyboard while it is there, and leaves the status bar free.
Rectangle {
    id: root

    /// Those of actions are as Setup says; the others are fixed: of what has the focus.
    readonly property var rows: [
        { actions: ["play"], text: qsTr("Pause or play; in a dive: look back") },
        { actions: ["pingBack", "pingOn"], text: qsTr("One ping back, forward") },
        { actions: ["secondsBack", "secondsOn"], text: qsTr("5 seconds back, forward") },
        { actions: ["eventBack", "eventOn"], text: qsTr("Previous, next marker, event, gap or loop end") },
        { actions: ["mark"], text: qsTr("Mark what the cursor stands on") },
        { actions: ["markBottom"], text: qsTr("Mark what the Ping1D measures now") },
        { actions: ["note"], text: qsTr("Write a note about this moment") },
        { keys: qsTr("F2, Del"), text: qsTr("In the list of markers: rename, delete") },
        { actions: ["undo"], text: qsTr("Bring back the deleted marker") },
        { actions: ["toStart", "toEnd"], text: qsTr("Start, end; in a dive: live") },
        { actions: ["standby"], text: qsTr("Standby of the focused sonar, or of all") },
        { actions: ["slower", "faster"], text: qsTr("Slower, faster (¼ 1 2 5 20×)") },
        { actions: ["usualSpeed"], text: qsTr("Back to 1×") },
        { actions: ["reverse"], text: qsTr("Reverse play") },
        { actions: ["loopA", "loopB", "loop"], text: qsTr("Set A, set B, loop on or off") },
        { actions: ["zoomIn", "zoomOut", "fit"], text: qsTr("Zoom in, out, fit the focused plot") },
        { actions: ["measure"], text: qsTr("Measure; Shift locks, Enter sets, Tab: next end") },
        { keys: qsTr("Arrows"), text: qsTr("On the disc: move the cursor") },
        { keys: qsTr("↑ ↓"), text: qsTr("On the Ping1D: cursor; Ctrl depth, Shift time") },
        { keys: qsTr("C, R"), text: qsTr("On the Ping1D: compare its echo; hold it") },
        { keys: qsTr("Z"), text: qsTr("On the disc: alarm zone at the cursor") },
        { actions: ["trace"], text: qsTr("Echo trace beside the disc") },
        { actions: ["up"], text: qsTr("Head up, north up, course frozen") },
        { actions: ["longer", "shorter"], text: qsTr("Longer, shorter range") },
        { actions: ["moreGain", "lessGain"], text: qsTr("More, less gain") },
        { actions: ["nextSector", "previousSector"], text: qsTr("Next, previous sector") },
        { actions: ["alarmOk"], text: qsTr("OK: the alarm is known") },
        { actions: ["timelineCloser", "timelineWider"], text: qsTr("Timeline: closer, wider") },
        { actions: ["timelineAll"], text: qsTr("Timeline: all of it") },
        { actions: ["nextFile", "previousFile"], text: qsTr("Next, previous file of several") },
        { actions: ["snapWindow", "snapPlot"], text: qsTr("Snapshot of the window, of the focused plot") },
        { actions: ["levelsAuto", "levelsRaw"], text: qsTr("Auto levels; raw echoes") },
        { actions: ["view"], text: qsTr("Both plots, polar only, Ping1D only") },
        { actions: ["inspector"], text: qsTr("Inspector") },
        { actions: ["theme", "light"], text: qsTr("Next theme; brightness") },
        { actions: ["sayDepth"], text: qsTr("Say the distance to the bottom") },
        { actions: ["recordDemo"], text: qsTr("Record the demo, or no more") },
        { actions: ["open"], text: qsTr("Open log") },
        { actions: ["export", "report"], text: qsTr("Export; dive report (PDF)") },
        { actions: ["dive"], text: qsTr("Dive") },
        { actions: ["timing"], text: qsTr("Timing") },
        { actions: ["devices"], text: qsTr("Devices") },
        { actions: ["logs"], text: qsTr("Logs; in the list Space ticks, Ctrl+A all") },
        { actions: ["find"], text: qsTr("Logs and messages: search") },
        { actions: ["lookAgain"], text: qsTr("Logs: look again") },
        { actions: ["connectFound"], text: qsTr("Devices and start: connect what was found") },
        { actions: ["setup"], text: qsTr("Setup: units, look, keys, connections") },
        { actions: ["fullScreen"], text: qsTr("Full screen") },
        { actions: ["keys"], text: qsTr("This list") },
        { keys: qsTr("Tab, Shift+Tab"), text: qsTr("Next, previous control; Esc leaves") }
    ]

    /// Its rows are made when they are looked at.
    property bool looked: false

    signal closeRequested()

    objectName: "keysList"
    width: Math.min(parent.width - 2 * Theme.s24, Theme.keysWidth)
    height: Math.min(parent.height - Theme.barHeight - 2 * Theme.s12, head.height + list.contentHeight + Theme.s24)
    anchors.centerIn: parent
    anchors.verticalCenterOffset: Theme.barHeight / 2
    radius: Theme.radiusCard
    color: Theme.panel
    border.width: Theme.stroke
    border.color: Theme.lineStrong
    onVisibleChanged: {
        looked = looked || visible;
        if (visible)
            list.forceActiveFocus();
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Keys")

    MouseArea { anchors.fill: parent }
    Item {
        id: head

        width: parent.width
        height: Theme.barHeight
        PlainText {
            anchors.left: parent.left
            anchors.leftMargin: Theme.s24
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Keys")
            font: Theme.titleFont
        }
        IconButton {
            id: close

            anchors.right: parent.right
            anchors.rightMargin: Theme.s6
            anchors.verticalCenter: parent.verticalCenter
            iconName: "x"
            tip: qsTr("Close the keys")
            key: qsTr("Esc")
            onClicked: root.closeRequested()
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
        model: root.looked ? root.rows : []
        delegate: Row {
            id: entry

            required property var modelData

            spacing: Theme.s12
            PlainText {
                width: Theme.keyColumn
                horizontalAlignment: Text.AlignRight
                elide: Text.ElideLeft
                text: entry.modelData.actions ? Format.keys(entry.modelData.actions) : entry.modelData.keys
                font: Theme.bodyStrong
            }
            PlainText {
                width: list.cellWidth - Theme.keyColumn - Theme.s12
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                text: entry.modelData.text
                color: Theme.text2
            }
        }
    }
    FocusRing {
        target: list
        shown: list.activeFocus
    }
}
