// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Leadline
import QtQuick.Controls.Basic

/// The recordings that there are, what is in them, and their dive sheets.
FocusScope {
    id: root

    required property Session session
    /// At the right: the sheet of the dive that is or that comes, in place of the chosen recording.
    property bool diveSheet
    property alias recordings: recordings

    signal openRequested()
    /// Something of the list was opened.
    signal opened()
    signal notified(string text)

    function open() {
        if (recordings.open())
            root.opened();
    }

    objectName: "logsPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Library")

    Recordings {
        id: recordings

        session: root.session
        shown: root.visible
        onNotified: sentence => root.notified(sentence)
    }
    FolderDialog {
        id: folders

        title: qsTr("Add folder")
        onAccepted: recordings.addFolder(selectedFolder)
    }
    ActionKey { action: "find"; when: root.visible; onActivated: list.find() }
    ActionKey { action: "lookAgain"; when: root.visible; onActivated: recordings.rescan() }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Item {
        id: left

        anchors.left: parent.left
        width: parent.width - edge.width - right.width
        height: parent.height
        PanelHeader {
            id: header

            width: parent.width
            title: qsTr("Library")
            summary: recordings.ticked > 0 ? recordings.tickedText : recordings.all > 0 ? recordings.trouble : ""
            fault: recordings.ticked === 0
            LButton {
                visible: recordings.ticked > 0
                kind: "primary"
                text: recordings.ticked > 1 ? qsTr("Open together") : qsTr("Open")
                tip: recordings.ticked > 1 ? qsTr("Open selected recordings together") : qsTr("What is ticked")
                key: qsTr("Enter")
                onClicked: root.open()
            }
            LButton {
                text: qsTr("Add folder…")
                tip: qsTr("Add folder")
                onClicked: folders.open()
            }
            LButton {
                iconName: "file"
                text: qsTr("Open log…")
                key: Format.key("open")
                onClicked: root.openRequested()
            }
        }
        LibraryList {
            id: list

            anchors.top: header.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            focus: true
            recordings: recordings
            display: root.session.display
            onOpenRequested: root.open()
            onChooseRequested: root.openRequested()
        }
    }
    VerticalLine {
        id: edge

        anchors.left: left.right
    }
    Item {
        id: right

        anchors.right: parent.right
        width: Math.min(Theme.logsDetails, parent.width * Theme.logsDetailsShare)
        height: parent.height
        PanelHeader {
            id: tabs

            width: parent.width
            lead: Row {
                LTab {
                    objectName: "recordingTab"
                    text: qsTr("Recording")
                    selected: !root.diveSheet
                    onClicked: root.diveSheet = false
                }
                LTab {
                    objectName: "diveSheetTab"
                    text: root.session.dive.active ? qsTr("This dive") : qsTr("Next dive")
                    selected: root.diveSheet
                    onClicked: root.diveSheet = true
                }
            }
        }
        LibraryDetails {
            anchors.top: tabs.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            visible: !root.diveSheet
            recordings: recordings
            display: root.session.display
            onOpenRequested: root.open()
        }
        LazyLoader {
            shown: root.visible && root.diveSheet
            // The sheet of the dive that goes on, or of the next one.
            delegate: Flickable {
                id: nextDive

                anchors.top: tabs.bottom
                anchors.bottom: parent.bottom
                width: tabs.width
                visible: root.diveSheet
                clip: true
                contentHeight: column.height + 2 * Theme.s14
                boundsBehavior: Flickable.StopAtBounds
                Accessible.role: Accessible.Pane
                Accessible.name: root.session.dive.active ? qsTr("Dive sheet of this dive") : qsTr("Dive sheet of the next dive")
                ScrollBar.vertical: LScroll {}
                FocusFollow { view: nextDive }
                Column {
                    id: column

                    x: Theme.s14
                    y: Theme.s14
                    width: nextDive.width - 2 * x
                    spacing: Theme.s10

                    SmallText {
                        width: parent.width
                        horizontalAlignment: Text.AlignLeft
                        wrapMode: Text.Wrap
                        text: root.session.dive.active ? qsTr("Saved in this dive's recording, including later changes.")
                            : qsTr("Saved in the next recording. Job, vehicle, pilot and place are kept.")
                    }
                    SheetFields {
                        objectName: "diveSheetFields"
                        width: parent.width
                        form: root.session.dive.sheet
                    }
                    LButton {
                        objectName: "anotherDive"
                        anchors.left: parent.left
                        kind: "filled"
                        text: qsTr("Another dive")
                        tip: qsTr("Clears dive, water and notes")
                        // What is filled in now belongs to the dive that goes on.
                        visible: !root.session.dive.active
                        enabled: !root.session.dive.sheet.blank
                        onClicked: root.session.dive.sheet.beginAnother()
                    }
                }
            }
        }
    }
}
