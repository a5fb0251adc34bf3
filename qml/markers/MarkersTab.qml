// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// Inspector tab of markers, notes and events: the list, the selected one's details, and actions.
FocusScope {
    id: root

    required property Session session
    readonly property SessionMarkers markers: session.markers

    function writeNote() {
        foot.writeNote();
    }

    ActionKey {
        action: "undo"
        when: root.markers.undoText !== ""
        onActivated: root.markers.undo()
    }
    // A drawer in a low window has too little room for the whole content.
    Flickable {
        id: view

        anchors.fill: parent
        clip: true
        contentWidth: width
        contentHeight: Math.max(height, Theme.markersLeast)
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: LScroll {}
        FocusScope {
            id: all

            width: view.width
            height: view.contentHeight
            focus: true
            MarkerList {
                anchors.top: parent.top
                anchors.bottom: details.visible ? line.top : foot.top
                width: parent.width
                focus: true
                markers: root.markers
                onRenameRequested: details.rename()
            }
            HorizontalLine {
                id: line

                anchors.bottom: details.top
                anchors.bottomMargin: Theme.s4
                visible: details.visible
            }
            MarkerDetails {
                id: details

                anchors.bottom: foot.top
                anchors.bottomMargin: Theme.s8
                width: parent.width
                visible: root.markers.details.present
                session: root.session
                isWide: all.height >= Theme.markerWideMin
            }
            // Below the list: adding a note, undo, and export.
            Column {
                id: foot

                /// Time of the note, seconds of the recording; NaN while none is being written.
                property real noteS: NaN
                property int format: 0

                /// Begins a note at the present playhead, which applies however long typing takes.
                function writeNote() {
                    noteS = root.session.playback.position;
                    note.forceActiveFocus(Qt.ShortcutFocusReason);
                }

                anchors.bottom: parent.bottom
                width: parent.width
                spacing: Theme.s4
                HorizontalLine {}
                Item {
                    x: Theme.s16
                    width: parent.width - 2 * Theme.s16
                    height: Theme.reach
                    visible: root.session.markers.undoText !== ""
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: root.session.markers.undoText
                    PlainText {
                        anchors.left: parent.left
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.session.markers.undoText
                    }
                    LButton {
                        objectName: "undoMark"
                        anchors.right: parent.right
                        kind: "filled"
                        text: qsTr("Undo")
                        key: Format.key("undo")
                        onClicked: root.session.markers.undo()
                    }
                }
                LField {
                    id: note

                    objectName: "noteField"
                    x: Theme.s16
                    width: parent.width - 2 * Theme.s16
                    font: Theme.body
                    name: isNaN(foot.noteS) ? qsTr("Add a note at this time") : qsTr("Note about %1").arg(Format.clock(foot.noteS))
                    tip: Format.keyed(qsTr("Note at the time shown; Enter saves"), "note")
                    placeholderText: Format.keyed(qsTr("Note"), "note")
                    maximumLength: 2000
                    onActiveFocusChanged: {
                        if (activeFocus && isNaN(foot.noteS))
                            foot.noteS = root.session.playback.position;
                        else if (!activeFocus && text === "")
                            foot.noteS = NaN;
                    }
                    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && text !== ""
                    Keys.onEscapePressed: text = ""
                    onAccepted: {
                        root.session.note(text, foot.noteS);
                        text = "";
                        foot.noteS = root.session.playback.position;
                    }
                }
                Segmented {
                    x: Theme.s16
                    width: parent.width - 2 * Theme.s16
                    fill: true
                    name: qsTr("Format")
                    options: root.session.markers.formats
                    current: foot.format
                    onActivated: index => foot.format = index
                }
                LButton {
                    objectName: "exportMarks"
                    x: Theme.s16
                    width: parent.width - 2 * Theme.s16
                    kind: "primary"
                    enabled: root.session.markers.count > 0
                    iconName: "export"
                    text: root.session.markers.count === 1 ? qsTr("Export 1 marker") : qsTr("Export %1 markers").arg(root.session.markers.count)
                    tip: root.session.markers.count > 0 ? qsTr("Export markers") : qsTr("No markers yet")
                    onClicked: root.session.markers.exportAs(foot.format)
                }
                Item {
                    width: parent.width
                    height: Theme.s8
                }
            }
        }
    }
    FocusFollow { view: view }
}
