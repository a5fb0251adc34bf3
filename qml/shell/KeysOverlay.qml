// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// The list of keys. It has the keyboard while it is there, and leaves the status bar free.
Rectangle {
    id: root

    /// Those of actions are as Setup says; the others are fixed: of what has the focus, listed in the
    /// group of the action that they are beside.
    readonly property var rows: [
        { actions: ["play"], text: qsTr("Pause or play; live: review") },
        { actions: ["pingBack", "pingOn"], text: qsTr("One ping back, forward") },
        { actions: ["secondsBack", "secondsOn"], text: qsTr("5 seconds back, forward") },
        { actions: ["eventBack", "eventOn"], text: qsTr("Previous, next marker, event, gap or loop end") },
        { actions: ["toStart", "toEnd"], text: qsTr("Start, end; live: live edge") },
        { actions: ["slower", "faster"], text: qsTr("Slower, faster (¼ 1 2 5 20×)") },
        { actions: ["usualSpeed"], text: qsTr("Back to 1×") },
        { actions: ["reverse"], text: qsTr("Reverse play") },
        { actions: ["loopA", "loopB", "loop"], text: qsTr("Set A, set B, loop on or off") },
        { actions: ["timelineCloser", "timelineWider"], text: qsTr("Timeline: zoom in, out") },
        { actions: ["timelineAll"], text: qsTr("Timeline: fit") },
        { actions: ["mark"], text: qsTr("Mark at the cursor") },
        { actions: ["markBottom"], text: qsTr("Mark the Ping1D's latest bottom echo") },
        { actions: ["nextMarker", "previousMarker"], text: qsTr("Select the next, previous marker") },
        { actions: ["note"], text: qsTr("Add a note at this time") },
        { beside: "undo", keys: qsTr("F2, Del"), text: qsTr("In the list of markers: rename, delete") },
        { actions: ["undo"], text: qsTr("Restore deleted marker") },
        { actions: ["longer", "shorter"], text: qsTr("Longer, shorter range") },
        { actions: ["moreGain", "lessGain"], text: qsTr("More, less gain") },
        { actions: ["nextSector", "previousSector"], text: qsTr("Next, previous sector") },
        { actions: ["standby"], text: qsTr("Standby of the focused sonar, or of all") },
        { actions: ["alarmOk"], text: qsTr("Acknowledge alarm") },
        { actions: ["sayDepth"], text: qsTr("Announce distance to bottom, and drift") },
        { beside: "sayDepth", keys: qsTr("Z"), text: qsTr("Polar view: alarm zone at the cursor") },
        { beside: "sayDepth", keys: qsTr("C, R"), text: qsTr("Ping1D: compare echo; hold echo") },
        { actions: ["zoomIn", "zoomOut", "fit"], text: qsTr("Zoom in, out, fit the focused plot") },
        { beside: "zoomIn", keys: qsTr("Arrows"), text: qsTr("Polar view: move the cursor") },
        { beside: "zoomIn", keys: qsTr("↑ ↓"), text: qsTr("Ping1D: move the cursor; Ctrl depth, Shift time") },
        { actions: ["measure"], text: qsTr("Measure; Shift locks, Enter sets, Tab: next end") },
        { actions: ["trace"], text: qsTr("Echo trace beside the polar view") },
        { actions: ["up"], text: qsTr("Head up, north up, heading locked, steady") },
        { actions: ["fan"], text: qsTr("Polar or fan") },
        { actions: ["follow", "layers"], text: qsTr("Map: follow the vehicle; layers") },
        { actions: ["levelsAuto", "levelsRaw"], text: qsTr("Auto levels; raw echoes") },
        { actions: ["persistence", "lessPersistence"], text: qsTr("More, less persistence") },
        { actions: ["drift"], text: qsTr("Drift of the vehicle") },
        { actions: ["ghost", "ghostTurn"], text: qsTr("Ghost; this turn as the ghost") },
        { actions: ["bottomZoom", "bottomZoomHeight"], text: qsTr("Bottom zoom, its next height") },
        { actions: ["groundRange", "bottomByHand"], text: qsTr("Side-scan: slant or ground range; bottom line by hand") },
        { actions: ["view"], text: qsTr("All plots, polar, Ping1D, side-scan or multibeam only") },
        { actions: ["inspector"], text: qsTr("Inspector") },
        { actions: ["open"], text: qsTr("Open log") },
        { actions: ["nextFile", "previousFile"], text: qsTr("Next, previous file of several") },
        { actions: ["newRecording"], text: qsTr("New recording") },
        { actions: ["recordDemo"], text: qsTr("Stop or start recording") },
        { actions: ["export", "report"], text: qsTr("Export; dive report (PDF)") },
        { actions: ["snapWindow", "snapPlot"], text: qsTr("Snapshot of the window, of the focused plot") },
        { actions: ["dive"], text: qsTr("Dive") },
        { actions: ["map"], text: qsTr("Map") },
        { actions: ["timing"], text: qsTr("Timing") },
        { actions: ["devices"], text: qsTr("Devices") },
        { actions: ["logs"], text: qsTr("Library; Space selects, Ctrl+A selects all") },
        { actions: ["setup"], text: qsTr("Setup") },
        { actions: ["find"], text: qsTr("Library and Messages: search") },
        { actions: ["lookAgain"], text: qsTr("Library: refresh") },
        { actions: ["connectFound"], text: qsTr("Devices and start page: connect found devices") },
        { actions: ["theme", "light"], text: qsTr("Next theme; brightness") },
        { actions: ["fullScreen"], text: qsTr("Full screen") },
        { actions: ["keys"], text: qsTr("Keyboard shortcuts") },
        { beside: "keys", keys: qsTr("Tab, Shift+Tab"), text: qsTr("Next, previous control; Esc leaves") }
    ]
    /// Groups as in Setup, each with its rows.
    readonly property var groups: Array.from({ length: KeyMap.groupCount }, (unused, index) => {
        const actions = KeyMap.actionsOf(index);
        return { title: KeyMap.groupText(index), rows: rows.filter(row => actions.includes(row.beside ?? row.actions[0])) };
    })
    /// Number of groups in the first column: those whose middle is in the first half of all rows.
    readonly property int firstColumn: {
        let above = 0;
        return columnCount === 1 ? groups.length : groups.filter(group => {
            above += group.rows.length;
            return above - group.rows.length / 2 < rows.length / 2;
        }).length;
    }
    readonly property int columnCount: list.width >= Theme.keysTwoColumns ? 2 : 1

    component Group: Column {
        id: group

        required property var modelData

        Accessible.role: Accessible.Grouping
        Accessible.name: heading.text
        PlainText {
            id: heading

            width: parent.width
            height: Theme.tableRow
            horizontalAlignment: Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            text: group.modelData.title
            font: Theme.titleFont
        }
        Repeater {
            model: group.modelData.rows
            delegate: Row {
                id: entry

                required property var modelData

                bottomPadding: Theme.s8
                spacing: Theme.s12
                PlainText {
                    width: Theme.keyColumn
                    horizontalAlignment: Text.AlignLeft
                    elide: Text.ElideRight
                    text: entry.modelData.actions ? Format.keys(entry.modelData.actions) : entry.modelData.keys
                    font: Theme.bodyStrong
                }
                PlainText {
                    width: group.width - Theme.keyColumn - entry.spacing
                    horizontalAlignment: Text.AlignLeft
                    wrapMode: Text.Wrap
                    text: entry.modelData.text
                    color: Theme.text2
                }
            }
        }
    }

    /// Its rows are made when they are looked at.
    property bool looked: false

    signal closeRequested()

    objectName: "keysList"
    width: Math.min(parent.width - Theme.railWidth - 2 * Theme.s12, Theme.keysWidth)
    height: Math.min(parent.height - Theme.barHeight - 2 * Theme.s12, head.height + list.contentHeight + Theme.s24)
    anchors.centerIn: parent
    // Beside the rail.
    anchors.horizontalCenterOffset: Theme.railWidth / 2
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
            tip: qsTr("Close keyboard shortcuts")
            key: qsTr("Esc")
            onClicked: root.closeRequested()
            // What lies behind is not to be had now.
            KeyNavigation.tab: list
            KeyNavigation.backtab: list
        }
    }
    Flickable {
        id: list

        objectName: "keyRows"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s12
        x: Theme.s24
        width: parent.width - 2 * x
        clip: true
        contentHeight: columns.height
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        KeyNavigation.tab: close
        KeyNavigation.backtab: close
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Keyboard shortcuts")
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
        Row {
            id: columns

            // Beside the focus ring and the scroll bar.
            readonly property real room: list.width - 2 * Theme.s12

            x: Theme.s12
            spacing: Theme.s24
            Repeater {
                model: root.looked ? root.columnCount : 0
                delegate: Column {
                    id: column

                    required property int index

                    width: (columns.room + columns.spacing) / root.columnCount - columns.spacing
                    spacing: Theme.s12
                    Repeater {
                        model: column.index === 0 ? root.groups.slice(0, root.firstColumn) : root.groups.slice(root.firstColumn)
                        delegate: Group { width: column.width }
                    }
                }
            }
        }
    }
    FocusRing {
        target: list
        shown: list.activeFocus
    }
}
