// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Below the list of marks: a note about now, what can be undone, and the way out of Leadline.
Column {
    id: root

    required property Session session
    readonly property SessionMarkers marks: session.marks
    /// The moment that the note is about.
    property real noteS: NaN
    property int format: 0

    /// A note about what is at the playhead now, however long it takes to be typed.
    function writeNote() {
        noteS = session.playback.position;
        note.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    spacing: Theme.s4

    Rectangle {
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
    Item {
        x: Theme.s16
        width: parent.width - 2 * Theme.s16
        height: Theme.reach
        visible: root.marks.undoText !== ""
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.marks.undoText
        Text {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            text: root.marks.undoText
            textFormat: Text.PlainText
            font: Theme.body
            color: Theme.text
        }
        LButton {
            objectName: "undoMark"
            anchors.right: parent.right
            kind: "filled"
            text: qsTr("Undo")
            key: Format.key("undo")
            onClicked: root.marks.undo()
        }
    }
    LField {
        id: note

        objectName: "noteField"
        x: Theme.s16
        width: parent.width - 2 * Theme.s16
        font: Theme.body
        name: isNaN(root.noteS) ? qsTr("Note about this moment") : qsTr("Note about %1").arg(Format.clock(root.noteS))
        tip: Format.keyed(qsTr("A note about what is shown now, Enter keeps it"), "note")
        placeholderText: Format.keyed(qsTr("Note"), "note")
        maximumLength: 2000
        onActiveFocusChanged: {
            if (activeFocus && isNaN(root.noteS))
                root.noteS = root.session.playback.position;
            else if (!activeFocus && text === "")
                root.noteS = NaN;
        }
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && text !== ""
        Keys.onEscapePressed: text = ""
        onAccepted: {
            root.session.note(text, root.noteS);
            text = "";
            root.noteS = root.session.playback.position;
        }
    }
    Segmented {
        x: Theme.s16
        width: parent.width - 2 * Theme.s16
        fill: true
        name: qsTr("Format")
        options: root.marks.formats
        current: root.format
        onActivated: index => root.format = index
    }
    LButton {
        objectName: "exportMarks"
        x: Theme.s16
        width: parent.width - 2 * Theme.s16
        kind: "primary"
        enabled: root.marks.count > 0
        iconName: "export"
        text: root.marks.count === 1 ? qsTr("Export 1 marker") : qsTr("Export %1 markers").arg(root.marks.count)
        tip: root.marks.count > 0 ? qsTr("A file next to the recording") : qsTr("There is no marker yet")
        onClicked: root.marks.exportAs(root.format)
    }
    Item {
        width: parent.width
        height: Theme.s8
    }
}
