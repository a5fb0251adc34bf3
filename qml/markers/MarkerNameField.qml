// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Field for the name of a marker that was just set, in its tag. Enter keeps the text, and so does
/// leaving the field; Esc, or no text, keeps the marker's number as its name.
LField {
    id: root

    required property SessionMarkers markers
    /// The marker that is being named; empty for none.
    property string markerId
    property int number
    readonly property bool naming: markerId !== ""
    /// What had the keyboard before.
    property Item before: null

    function begin(id: string) {
        end(true);
        text = "";
        number = markers.details.number;
        before = Window.activeFocusItem;
        markerId = id;
        forceActiveFocus(Qt.ShortcutFocusReason);
    }
    function end(keeps: bool) {
        if (!naming)
            return;
        const id = markerId;
        const returns = activeFocus && before !== null;
        markerId = "";
        if (keeps && text.trim() !== "")
            markers.rename(id, text);
        if (returns)
            before.forceActiveFocus(Qt.OtherFocusReason);
    }

    objectName: "nameField"
    visible: naming
    width: Theme.markerName
    font: Theme.bodyStrong
    maximumLength: 200
    name: qsTr("Name of marker %1").arg(number)
    placeholderText: qsTr("Marker %1").arg(number)
    Accessible.description: qsTr("Enter keeps the name, Esc keeps the number")
    onActiveFocusChanged: {
        if (!activeFocus)
            end(true);
    }
    // Keys that write are the name's; the window keeps its function keys and those with Ctrl or Alt.
    Keys.onShortcutOverride: event => event.accepted = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
        && !(event.key >= Qt.Key_F1 && event.key <= Qt.Key_F35)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Escape;
        if (event.accepted)
            end(event.key !== Qt.Key_Escape);
    }
    Connections {
        target: root.markers
        // It was deleted, or another log is shown.
        function onChanged() {
            if (root.naming && root.markers.list.rowOf(root.markerId) < 0 && root.markers.chosen !== root.markerId)
                root.end(false);
        }
    }
}
