// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A check box with a label and a description below.
AbstractButton {
    id: root

    property string note

    // Above its siblings, so that they do not cover the focus ring.
    z: visualFocus ? 1 : 0
    implicitWidth: parent ? parent.width : 0
    implicitHeight: Math.max(Theme.reach, words.implicitHeight + Theme.s8)
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: note
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onToggleAction: root.clicked()
    ToolTip.visible: hovered
    ToolTip.delay: Theme.tipDelay
    ToolTip.text: text + qsTr(" (Tab, Space)")

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Theme.hover : "transparent"
        FocusRing { shown: root.visualFocus }
    }
    Item {
        anchors.fill: parent
        Rectangle {
            id: box

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.icon
            height: Theme.icon
            radius: Theme.radiusTag
            color: root.checked ? Theme.accent : Theme.control
            border.width: Theme.stroke
            border.color: root.checked ? Theme.accent : Theme.controlLine
            Icon {
                anchors.centerIn: parent
                visible: root.checked
                size: Theme.s16
                icon: "check"
                color: Theme.accentInk
            }
        }
        Column {
            id: words

            anchors.left: box.right
            anchors.leftMargin: Theme.s10
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            PlainText {
                width: parent.width
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignLeft
                text: root.text
                font: Theme.bodyMedium
            }
            SmallText {
                visible: root.note !== ""
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                text: root.note
                color: Theme.text3
            }
        }
    }
}
