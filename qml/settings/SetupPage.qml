// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// What the program is told once and keeps: its sections at the left, one of them to set.
FocusScope {
    id: root

    required property Session session
    /// Null where the window has no devices to connect.
    required property DeviceFinder finder
    required property WindowSettings kept
    required property Alarms alarms
    /// Percent, of all sizes: as far as the window has room for it, and as they were asked for.
    property int scalePercent: 100
    property int scaleAsked: 100
    property int section: 0
    /// The one that is looked at, none while the page is not: each is made when it is first.
    readonly property int seen: visible ? section : -1
    readonly property var sections: [qsTr("Units, time, language"), qsTr("Look"), qsTr("Window"), qsTr("Recordings"),
        qsTr("Connections"), qsTr("Alarm sound"), qsTr("Keys"), qsTr("Reset")]

    signal said(string words)
    signal themeAsked(string theme)
    signal devicesAsked()

    function choose(index: int) {
        section = Math.max(0, Math.min(sections.length - 1, index));
        (chapters.itemAt(section) as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }
    /// What has the keyboard is seen.
    function reveal(item: Item) {
        let up = item;
        while (up !== null && up !== column)
            up = up.parent;
        if (up === null)
            return;
        const top = item.mapToItem(page.contentItem, 0, 0).y;
        const highest = Math.max(0, page.contentHeight - page.height);
        if (top < page.contentY)
            page.contentY = Math.max(0, top - Theme.s24);
        else if (top + item.height > page.contentY + page.height)
            page.contentY = Math.min(highest, top + item.height + Theme.s24 - page.height);
    }

    objectName: "setupPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Setup")
    onSectionChanged: page.contentY = 0
    onVisibleChanged: if (visible) (chapters.itemAt(section) as Item)?.forceActiveFocus()

    RecordingPlace {
        id: placeKept

        dive: root.session.dive
    }
    OldRecordings {
        id: oldKept

        folder: placeKept.folder
        shown: root.visible && root.section === 3
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    PanelHeader {
        id: header

        width: parent.width
        title: qsTr("Setup")
        summary: qsTr("Kept for the next start")
    }
    Column {
        id: contents

        anchors.top: header.bottom
        anchors.topMargin: Theme.s12
        anchors.left: parent.left
        anchors.leftMargin: Theme.s12
        width: Theme.setupSections
        Repeater {
            id: chapters

            // Their count: in another language they are the same ones, and keep the keyboard.
            model: root.sections.length
            delegate: LButton {
                id: chapter

                required property int index

                objectName: "setupSection"
                width: contents.width
                focus: index === 0
                kind: index === root.section ? "filled" : "plain"
                text: root.sections[index]
                listed: true
                tip: qsTr("Setup: %1").arg(text)
                key: qsTr("↑ ↓")
                Accessible.role: Accessible.PageTab
                Accessible.selected: index === root.section
                Keys.onUpPressed: root.choose(chapter.index - 1)
                Keys.onDownPressed: root.choose(chapter.index + 1)
                onClicked: root.section = index
            }
        }
    }
    Rectangle {
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.left: contents.right
        anchors.leftMargin: Theme.s12
        width: Theme.stroke
        color: Theme.line
    }
    Flickable {
        id: page

        readonly property Item focused: root.Window.activeFocusItem

        anchors.left: contents.right
        anchors.leftMargin: Theme.s12 + Theme.stroke
        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        clip: true
        contentHeight: column.height + 2 * Theme.s24
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: LScroll {}
        onFocusedChanged: if (root.visible) root.reveal(focused)

        Column {
            id: column

            anchors.left: parent.left
            anchors.leftMargin: Theme.s24
            y: Theme.s24
            width: Math.min(page.width - 2 * Theme.s24, Theme.setupWidth)
            LazyLoader {
                shown: root.seen === 0
                delegate: SetupUnits { visible: root.section === 0; display: root.session.display }
            }
            LazyLoader {
                shown: root.seen === 1
                delegate: SetupLook {
                    visible: root.section === 1
                    kept: root.kept
                    scalePercent: root.scalePercent
                    scaleAsked: root.scaleAsked
                    onThemeAsked: theme => root.themeAsked(theme)
                }
            }
            LazyLoader {
                shown: root.seen === 2
                delegate: SetupWindow { visible: root.section === 2; kept: root.kept }
            }
            LazyLoader {
                shown: root.seen === 3
                delegate: SetupRecordings {
                    visible: root.section === 3
                    dive: root.session.dive
                    place: placeKept
                    old: oldKept
                }
            }
            LazyLoader {
                shown: root.seen === 4
                delegate: SetupLinks {
                    visible: root.section === 4
                    finder: root.finder
                    onDevicesAsked: root.devicesAsked()
                }
            }
            LazyLoader {
                shown: root.seen === 5
                delegate: SetupSound { visible: root.section === 5; alarms: root.alarms }
            }
            LazyLoader {
                shown: root.seen === 6
                delegate: SetupKeys { visible: root.section === 6; objectName: "setupKeys" }
            }
            LazyLoader {
                shown: root.seen === 7
                delegate: SetupReset {
                    visible: root.section === 7
                    session: root.session
                    kept: root.kept
                    alarms: root.alarms
                    place: placeKept
                    old: oldKept
                    onSaid: words => root.said(words)
                    onThemeAsked: theme => root.themeAsked(theme)
                }
            }
        }
    }
}
