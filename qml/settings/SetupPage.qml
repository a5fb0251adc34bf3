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
    required property WindowSettings windowSettings
    required property Alarms alarms
    /// Percent, of all sizes: as far as the window has room for it, and as they were asked for.
    property int scalePercent: 100
    property int scaleRequested: 100
    property int section: 0
    /// The one that is looked at, none while the page is not: each is made when it is first.
    readonly property int seen: visible ? section : -1
    readonly property var sections: [qsTr("Units, time, language"), qsTr("Appearance"), qsTr("Window"), qsTr("Recordings"),
        qsTr("Connections"), qsTr("Alarm sound"), qsTr("Keys"), qsTr("Reset")]

    signal notified(string text)
    signal themeRequested(string theme)
    signal devicesRequested()

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

    RecordingFolderSetting {
        id: recordingFolder

        dive: root.session.dive
    }
    OldRecordings {
        id: oldRecordings

        folder: recordingFolder.folder
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
        summary: qsTr("Saved automatically")
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
                delegate: SetupSection {
                    visible: root.section === 0
                    title: qsTr("Units, time, language")
                    SetupChoice {
                        objectName: "setupUnits"
                        name: qsTr("Units")
                        options: [qsTr("Metric: m, m/s, °C"), qsTr("Imperial: ft, ft/s, °F")]
                        current: root.session.display.imperial ? 1 : 0
                        note: qsTr("Of plots, read-outs, settings, markers, alarms and exported pictures; other pages, events and data files keep metres.")
                        onActivated: index => root.session.display.imperial = index === 1
                    }
                    SetupChoice {
                        objectName: "setupTime"
                        name: qsTr("Time of day")
                        options: [qsTr("UTC"), qsTr("Local time")]
                        current: TimeFormat.local ? 1 : 0
                        note: qsTr("Files always use UTC.")
                        onActivated: index => TimeFormat.local = index === 1
                    }
                    SettingRow {
                        name: qsTr("Language")
                        spacing: Theme.labelGap
                        ChoiceList {
                            readonly property var codes: Language.codes

                            objectName: "setupLanguage"
                            width: parent.width
                            name: qsTr("Language")
                            // Each as those call it who look for it, whatever is spoken now.
                            titles: [qsTr("System language"), ...Language.names]
                            notes: [Language.systemName]
                            current: 1 + codes.indexOf(Language.chosen)
                            onChosen: index => Language.chosen = index === 0 ? "" : codes[index - 1]
                        }
                        SetupNote {
                            text: qsTr("Number format is always the same. The guide is in English.")
                        }
                    }
                }
            }
            LazyLoader {
                shown: root.seen === 1
                delegate: SetupAppearance {
                    visible: root.section === 1
                    windowSettings: root.windowSettings
                    scalePercent: root.scalePercent
                    scaleRequested: root.scaleRequested
                    onThemeRequested: theme => root.themeRequested(theme)
                }
            }
            LazyLoader {
                shown: root.seen === 2
                delegate: SetupSection {
                    visible: root.section === 2
                    title: qsTr("Window")
                    CheckRow {
                        objectName: "setupOnTop"
                        text: qsTr("Always on top")
                        note: qsTr("Above other windows, where the desktop allows it")
                        checked: root.windowSettings.alwaysOnTop
                        onClicked: root.windowSettings.alwaysOnTop = !root.windowSettings.alwaysOnTop
                    }
                    LSlider {
                        objectName: "setupOpacity"
                        width: parent.width
                        name: qsTr("Opacity")
                        note: qsTr("Lower values show the windows behind")
                        from: 40
                        to: 100
                        value: root.windowSettings.opacity
                        valueText: qsTr("%1 %").arg(value)
                        onMoved: asked => root.windowSettings.opacity = asked
                    }
                    SetupNote {
                        text: qsTr("Window size, position, full screen and plot split are saved automatically.")
                    }
                }
            }
            LazyLoader {
                shown: root.seen === 3
                delegate: SetupRecordings {
                    visible: root.section === 3
                    dive: root.session.dive
                    place: recordingFolder
                    old: oldRecordings
                }
            }
            LazyLoader {
                shown: root.seen === 4
                delegate: SetupLinks {
                    visible: root.section === 4
                    finder: root.finder
                    onDevicesRequested: root.devicesRequested()
                }
            }
            LazyLoader {
                shown: root.seen === 5
                delegate: SetupSection {
                    visible: root.section === 5
                    title: qsTr("Alarm sound")
                    SetupChoice {
                        objectName: "setupVolume"
                        name: qsTr("Sound")
                        options: [qsTr("Off"), qsTr("Soft"), qsTr("Loud")]
                        current: root.alarms.volume
                        note: root.alarms.soundAvailable ? qsTr("Limits and zone are set beside the sonars: %1, tabs Ping1D and Ping360.").arg(Format.keyed(qsTr("inspector"), "inspector"))
                            : qsTr("No sound on this computer")
                        onActivated: index => root.alarms.volume = index
                    }
                    LButton {
                        objectName: "setupTestSound"
                        anchors.left: parent.left
                        kind: "filled"
                        text: qsTr("Test sound")
                        tip: qsTr("Play alarm sound once")
                        onClicked: root.alarms.testSound()
                    }
                }
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
                    windowSettings: root.windowSettings
                    alarms: root.alarms
                    place: recordingFolder
                    old: oldRecordings
                    onNotified: text => root.notified(text)
                    onThemeRequested: theme => root.themeRequested(theme)
                }
            }
        }
    }
}
