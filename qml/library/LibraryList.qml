// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// The recordings that the search finds, and the search.
FocusScope {
    id: root

    required property Recordings recordings
    required property DisplaySettings display
    readonly property bool isWide: width >= Theme.logsWideMin
    readonly property int page: Math.max(1, Math.floor(rows.height / Theme.logsRow) - 1)

    signal openRequested()
    signal chooseRequested()

    function find() {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }
    /// So many rows further, and there: what is found out meanwhile moves nobody's view.
    function step(rowsFurther: int) {
        recordings.step(rowsFurther);
        showCurrent();
    }
    function showCurrent() {
        rows.positionViewAtIndex(recordings.current, ListView.Contain);
    }
    function toRows() {
        rows.forceActiveFocus(Qt.TabFocusReason);
    }

    LField {
        id: field

        objectName: "logsSearch"
        anchors.left: parent.left
        anchors.right: summary.left
        anchors.margins: Theme.s8
        y: Theme.s4
        name: qsTr("Search recordings")
        tip: Format.keyed(qsTr("By name, date, device or dive sheet"), "find")
        placeholderText: Format.keyed(qsTr("Search"), "find")
        font: Theme.body
        text: root.recordings.search
        onTextEdited: {
            root.recordings.search = text;
            root.showCurrent();
        }
        // Esc leaves the page only when there is nothing to clear.
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && text !== ""
        Keys.onEscapePressed: root.recordings.search = ""
        Keys.onUpPressed: root.step(-1)
        Keys.onDownPressed: root.step(1)
        Keys.onReturnPressed: root.toRows()
    }
    SmallText {
        id: summary

        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        anchors.verticalCenter: field.verticalCenter
        text: root.recordings.scanning && root.recordings.all === 0 ? qsTr("Searching…") : root.recordings.summary
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    component Label: SmallText {
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
    }
    // What the columns of the recordings are.
    Item {
        id: head

        anchors.top: field.bottom
        anchors.topMargin: Theme.s4
        width: parent.width
        implicitHeight: Theme.tableHeader
        Label {
            anchors.left: parent.left
            anchors.leftMargin: Theme.s14 + Theme.s24 + Theme.s12
            text: qsTr("Recording")
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Theme.s14
            height: parent.height
            Label { width: Theme.logsDevices; visible: root.isWide; text: qsTr("Devices") }
            Label { width: Theme.logsLength; text: qsTr("Length") }
            Label { width: Theme.logsSize; text: qsTr("Size") }
        }
        HorizontalLine { anchors.bottom: parent.bottom }
    }
    ListView {
        id: rows

        objectName: "logsRows"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        reuseItems: false
        boundsBehavior: Flickable.StopAtBounds
        model: root.recordings.rows
        // The view follows its current item, wherever that is moved: it has none.
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Recordings, %1").arg(summary.text)
        Accessible.description: qsTr("Up and Down select, Enter opens, Space ticks")
        Keys.onUpPressed: root.step(-1)
        Keys.onDownPressed: root.step(1)
        Keys.onReturnPressed: root.openRequested()
        Keys.onEnterPressed: root.openRequested()
        Keys.onSpacePressed: root.recordings.toggleTick(root.recordings.current)
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && root.recordings.ticked > 0
        Keys.onEscapePressed: root.recordings.tickNone()
        Keys.onPressed: event => {
            const far = root.recordings.count;
            const rows = event.key === Qt.Key_PageDown ? root.page : event.key === Qt.Key_PageUp ? -root.page
                : event.key === Qt.Key_Home ? -far : event.key === Qt.Key_End ? far : 0;
            if (rows !== 0)
                root.step(rows);
            const all = event.key === Qt.Key_A && event.modifiers === Qt.ControlModifier;
            if (all)
                root.recordings.tickAll();
            event.accepted = rows !== 0 || all;
        }
        ScrollBar.vertical: LScroll {}
        delegate: LibraryRow {
            width: rows.width
            recordings: root.recordings
            colours: root.display
            isWide: root.isWide
            selected: path === root.recordings.path
            onChosen: modifiers => {
                rows.forceActiveFocus(Qt.MouseFocusReason);
                if (modifiers & Qt.ShiftModifier)
                    root.recordings.tickTo(index);
                else if (modifiers & Qt.ControlModifier)
                    root.recordings.toggleTick(index);
                root.recordings.current = index;
            }
            onTickRequested: root.recordings.toggleTick(index)
            onOpenRequested: root.openRequested()
        }
    }
    FocusRing {
        target: rows
        margins: Theme.s2
        shown: rows.activeFocus && root.recordings.current < 0
    }
    EmptyView {
        parent: rows
        anchors.fill: parent
        visible: root.recordings.count === 0 && !(root.recordings.scanning && root.recordings.all === 0)
        iconName: root.recordings.all === 0 ? "logs" : "search"
        fault: root.recordings.trouble !== ""
        title: root.recordings.all > 0 ? qsTr("Nothing found")
            : root.recordings.trouble !== "" ? qsTr("The folder cannot be read") : qsTr("No recordings yet")
        message: root.recordings.all > 0 ? qsTr("No name, date, device or dive sheet contains “%1”.").arg(root.recordings.search)
            : root.recordings.trouble !== "" ? root.recordings.trouble
            : qsTr("Recording starts by itself with the first byte of a sonar, into %1.").arg(root.recordings.folder)
        LButton {
            visible: root.recordings.all > 0
            kind: "filled"
            text: qsTr("Show all")
            key: qsTr("Esc in the search")
            onClicked: root.recordings.search = ""
        }
        LButton {
            visible: root.recordings.all === 0
            kind: "filled"
            text: qsTr("Open log…")
            key: Format.key("open")
            onClicked: root.chooseRequested()
        }
    }
}
