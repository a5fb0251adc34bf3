// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// What is connected, how it is, and what can be done with it.
DevicesBaseRow {
    id: root

    required property color ink
    required property bool simulated
    /// Sentences for who points at it.
    property string more
    default property alias actions: buttons.data

    implicitHeight: Math.max(Theme.deviceRow, statusColumn.implicitHeight + 2 * Theme.s6)
    ToolTip.text: (root.more !== "" ? root.more : root.status) + qsTr(" (Enter)")

    Item {
        anchors.fill: parent

        Icon {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.s20
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.s24
            icon: root.iconName
            color: root.ink
        }
        Column {
            id: statusColumn

            anchors.left: sign.right
            anchors.leftMargin: Theme.s16
            anchors.right: buttons.left
            anchors.rightMargin: Theme.s8
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s2
            PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                text: root.name + (root.simulated ? qsTr(" · simulated") : "")
                font: Theme.titleFont
            }
            SmallText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                wrapMode: Text.Wrap
                maximumLineCount: 3
                text: root.details
            }
            PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                wrapMode: Text.Wrap
                maximumLineCount: 2
                text: root.status
                font: Theme.smallMedium
                color: root.ink
            }
        }
        Row {
            id: buttons

            anchors.right: parent.right
            anchors.rightMargin: Theme.s20
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s4
        }
    }
}
