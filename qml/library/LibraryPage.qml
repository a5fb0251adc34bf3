// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Leadline

/// The recordings that there are, what is in them, and their dive sheets.
FocusScope {
    id: root

    required property Session session
    /// At the right: the sheet of the dive that is or that comes, in place of the chosen recording.
    property bool diveSheet
    property alias recordings: recordings

    signal openAsked()
    /// Something of the list was opened.
    signal opened()
    signal said(string words)

    function open() {
        if (recordings.open())
            root.opened();
    }

    objectName: "logsPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Logs")

    Recordings {
        id: recordings

        session: root.session
        shown: root.visible
        onSaid: sentence => root.said(sentence)
    }
    FolderDialog {
        id: folders

        title: qsTr("List another folder")
        onAccepted: recordings.addFolder(selectedFolder)
    }
    ActionKey { action: "find"; when: root.visible; onActivated: list.find() }
    ActionKey { action: "lookAgain"; when: root.visible; onActivated: recordings.lookAgain() }
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
            title: qsTr("Logs")
            summary: recordings.ticked > 0 ? recordings.tickedText : recordings.all > 0 ? recordings.trouble : ""
            fault: recordings.ticked === 0
            LButton {
                visible: recordings.ticked > 0
                kind: "primary"
                text: recordings.ticked > 1 ? qsTr("Open together") : qsTr("Open")
                tip: recordings.ticked > 1 ? qsTr("All that are ticked, on one time line") : qsTr("What is ticked")
                key: qsTr("Enter")
                onClicked: root.open()
            }
            LButton {
                text: qsTr("Add folder…")
                tip: qsTr("List the recordings of another folder, too")
                onClicked: folders.open()
            }
            LButton {
                iconName: "file"
                text: qsTr("Open log…")
                key: Format.key("open")
                onClicked: root.openAsked()
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
            onOpenAsked: root.open()
            onChooseAsked: root.openAsked()
        }
    }
    Rectangle {
        id: edge

        anchors.left: left.right
        width: Theme.stroke
        height: parent.height
        color: Theme.line
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
                    key: qsTr("Tab, Space")
                    selected: !root.diveSheet
                    onClicked: root.diveSheet = false
                }
                LTab {
                    objectName: "diveSheetTab"
                    text: root.session.dive.active ? qsTr("This dive") : qsTr("Next dive")
                    key: qsTr("Tab, Space")
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
            onOpenAsked: root.open()
        }
        LazyLoader {
            shown: root.visible && root.diveSheet
            delegate: LibraryNextDive {
                anchors.top: tabs.bottom
                anchors.bottom: parent.bottom
                width: tabs.width
                visible: root.diveSheet
                form: root.session.dive.sheet
                active: root.session.dive.active
            }
        }
    }
}
