// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What rows of the list of devices have in common: how they are chosen, and what they stand on.
BaseButton {
    id: root

    required property string name
    required property string details
    required property string status
    required property string iconName
    property bool selected
    /// The arrows are pressed: the keyboard goes where the selection goes.
    property bool followed

    signal chosen()
    signal stepRequested(int steps)

    // One of all rows is in the row of Tab; the arrows go through the others.
    focusPolicy: selected || activeFocus ? Qt.TabFocus : Qt.NoFocus
    text: name
    Accessible.name: name + ", " + details + ", " + status
    Accessible.selected: selected
    Keys.onUpPressed: stepRequested(-1)
    Keys.onDownPressed: stepRequested(1)
    Keys.onReturnPressed: chosen()
    onVisualFocusChanged: if (visualFocus) chosen()
    onSelectedChanged: if (selected && followed) forceActiveFocus(Qt.TabFocusReason)
    onClicked: chosen()

    background: Rectangle {
        color: root.selected ? Theme.select : root.hovered ? Theme.hover : "transparent"
        HorizontalLine { anchors.bottom: parent.bottom }
        FocusRing {
            shown: root.visualFocus
            margins: Theme.s2
        }
    }
}
