// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A line of text that is taken by Enter or its button; Esc leaves it as it was.
Row {
    id: root

    required property string name
    property string tip
    /// As it is kept.
    property string shown
    property string placeholder
    property bool secret
    property bool wrong

    signal entered(string text)

    function enter() {
        if (field.text === "" || field.text === shown)
            return;
        entered(field.text);
        if (!wrong)
            field.text = Qt.binding(() => root.shown);
    }

    spacing: Theme.s8

    LField {
        id: field

        objectName: "entryField"
        width: Theme.setupField
        name: root.name
        tip: root.tip
        wrong: root.wrong
        text: root.shown
        placeholderText: root.placeholder
        echoMode: root.secret ? TextInput.Password : TextInput.Normal
        onTextEdited: root.wrong = false
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && text !== root.shown
        Keys.onEscapePressed: {
            root.wrong = false;
            text = Qt.binding(() => root.shown);
        }
        Keys.onReturnPressed: root.enter()
        Keys.onEnterPressed: root.enter()
    }
    LButton {
        objectName: "entryButton"
        kind: "filled"
        enabled: field.text !== "" && field.text !== root.shown
        text: qsTr("Use")
        tip: qsTr("Apply %1").arg(root.name)
        key: qsTr("Enter")
        onClicked: root.enter()
    }
}
