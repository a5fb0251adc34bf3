// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// List of markers, notes and events, with a filter.
FocusScope {
    id: root

    required property SessionMarkers markers
    readonly property int rows: list.count

    signal renameRequested()

    Segmented {
        id: filter

        x: Theme.s16
        y: Theme.s4
        width: parent.width - 2 * Theme.s16
        fill: true
        name: qsTr("List")
        options: [qsTr("Markers"), qsTr("Events"), qsTr("All")]
        current: root.markers.filter
        onActivated: index => root.markers.filter = index
    }
    ListView {
        id: list

        objectName: "markRows"
        anchors.top: filter.bottom
        anchors.topMargin: Theme.s4
        anchors.bottom: parent.bottom
        width: parent.width
        visible: count > 0
        clip: true
        focus: true
        activeFocusOnTab: true
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        model: root.markers.list
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Markers, %1").arg(list.count)
        Accessible.description: qsTr("Up and Down choose, Enter goes there, F2 renames, Del deletes")
        ScrollBar.vertical: LScroll {}
        header: SmallText {
            objectName: "asMarked"
            x: Theme.s16
            width: list.width - 2 * Theme.s16
            visible: root.markers.count > 0 && root.markers.filter !== SessionMarkers.Events
            height: visible ? implicitHeight + Theme.s8 : 0
            horizontalAlignment: Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            text: qsTr("Range, bearing and depth as marked")
            color: Theme.text3
        }
        Keys.onReturnPressed: go()
        Keys.onEnterPressed: go()
        Keys.onDeletePressed: root.markers.remove(root.markers.chosen)
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_F2 && root.markers.details.present;
            if (event.accepted)
                root.renameRequested();
        }

        /// Moves the playhead to the time of the current row.
        function go() {
            if (currentItem)
                (currentItem as MarkerRow).clicked();
        }
        function follow() {
            const row = root.markers.list.rowOf(root.markers.chosen);
            if (row >= 0)
                currentIndex = row;
        }

        // The arrow keys select; a selection made elsewhere is scrolled into view.
        onCurrentItemChanged: {
            const row = currentItem as MarkerRow;
            if (row && row.markerId !== "" && activeFocus)
                root.markers.chosen = row.markerId;
        }
        onCountChanged: follow()
        Connections {
            target: root.markers
            function onChosenChanged() { list.follow(); }
        }
        delegate: MarkerRow {
            width: list.width
            selected: markerId !== "" ? root.markers.chosen === markerId : ListView.isCurrentItem && list.activeFocus
            onRenameRequested: root.renameRequested()
            onChosen: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                list.currentIndex = index;
                if (markerId !== "")
                    root.markers.goTo(markerId);
                else
                    root.markers.goToTime(timeS);
            }
        }
    }
    FocusRing {
        target: list
        margins: Theme.s2
        shown: list.activeFocus && list.currentIndex < 0
    }
    PlainText {
        anchors.fill: list
        anchors.margins: Theme.s16
        visible: list.count === 0
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.markers.filter === SessionMarkers.Events ? qsTr("No events yet.")
            : qsTr("No markers yet. Point at an echo and press M. Enter marks the Ping1D's latest bottom echo, N adds a note.")
        color: Theme.text2
    }
}
