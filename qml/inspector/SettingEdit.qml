// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A number while it is typed: Enter enters it, Esc and going elsewhere leave it as it was.
TextInput {
    id: root

    required property string name
    /// As it was.
    property string shown

    signal entered(string text)
    /// By Enter or Esc: the keys are its control's again.
    signal finished()

    function begin(typed: string) {
        text = typed !== "" ? typed : shown;
        visible = true;
        forceActiveFocus();
        if (typed === "")
            selectAll();
    }
    function enter() {
        entered(text);
        end();
    }
    function end() {
        finished();
        visible = false;
    }

    visible: false
    width: Math.max(implicitWidth, Theme.reach)
    horizontalAlignment: TextInput.AlignHCenter
    maximumLength: 8
    selectByMouse: true
    font: Theme.titleFont
    color: Theme.text
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    Accessible.role: Accessible.EditableText
    Accessible.name: qsTr("%1, type a number").arg(name)
    onActiveFocusChanged: if (!activeFocus) visible = false
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
    Keys.onEscapePressed: end()
    Keys.onReturnPressed: enter()
    Keys.onEnterPressed: enter()
}
