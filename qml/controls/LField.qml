// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A single-line text field.
TextField {
    id: root

    required property string name
    property string tip: name
    property bool wrong

    implicitHeight: Theme.reach
    leftPadding: Theme.s14
    rightPadding: Theme.s14
    font: Theme.code
    color: Theme.text
    placeholderTextColor: Theme.text3
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    activeFocusOnTab: true
    Accessible.role: Accessible.EditableText
    Accessible.name: name
    ToolTip.visible: hovered && !activeFocus
    ToolTip.delay: Theme.tipDelay
    ToolTip.text: tip

    background: Rectangle {
        radius: Theme.radius
        color: Theme.control
        border.width: root.activeFocus ? Theme.focusStroke : Theme.stroke
        border.color: root.activeFocus ? Theme.accent : root.wrong ? Theme.stop : Theme.lineStrong
    }
}
