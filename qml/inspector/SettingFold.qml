// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// A row that unfolds what stands inside; `summary` says what is in it while it is folded.
Column {
    id: root

    required property string name
    property string summary
    property bool open: false
    default property alias rows: inside.data

    width: parent ? parent.width : 0
    spacing: open ? Theme.rowGap : 0

    BaseButton {
        id: head

        width: parent.width
        height: Theme.reach
        Accessible.name: root.open ? qsTr("%1, unfolded").arg(root.name) : qsTr("%1, folded").arg(root.name)
        Accessible.description: root.summary
        ToolTip.text: (root.open ? qsTr("Fold away") : qsTr("Unfold")) + qsTr(" (Tab, Space)")
        onClicked: root.open = !root.open
        background: Rectangle {
            radius: Theme.radius
            color: head.hovered ? Theme.hover : "transparent"
            FocusRing { shown: head.visualFocus }
        }
        Item {
            anchors.fill: parent
            Icon {
                id: arrow

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                icon: root.open ? "down" : "right"
                mirror: !root.open && Language.rightToLeft
                size: Theme.s16
            }
            PlainText {
                id: title

                anchors.left: arrow.right
                anchors.leftMargin: Theme.s8
                anchors.verticalCenter: parent.verticalCenter
                text: root.name
                font: Theme.bodyMedium
            }
            SmallText {
                anchors.left: title.right
                anchors.leftMargin: Theme.s10
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                elide: Text.ElideRight
                text: root.summary
            }
        }
    }
    Column {
        id: inside

        visible: root.open
        width: parent.width
        spacing: Theme.rowGap
    }
}
