// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// One tab of the inspector.
AbstractButton {
    id: root

    property bool selected
    property string key

    implicitWidth: label.implicitWidth + 2 * Theme.s8
    implicitHeight: Theme.header
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selected: selected
    Accessible.onPressAction: root.clicked()
    ToolTip.visible: hovered && key !== ""
    ToolTip.delay: Theme.tipDelay
    ToolTip.text: text + " (" + key + ")"

    background: Item {
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.focusStroke
            visible: root.selected
            color: Theme.accent
        }
        FocusRing {
            shown: root.visualFocus
            anchors.margins: Theme.s2
        }
    }
    Item {
        anchors.fill: parent
        Text {
            id: label

            anchors.centerIn: parent
            text: root.text
            font: root.selected ? Theme.bodyStrong : Theme.bodyMedium
            color: root.selected ? Theme.text : Theme.text2
        }
    }
}
