// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// One place of the rail: icon, label, and a bar when it is where one is.
BaseButton {
    id: root

    property string iconName
    property string key
    property string tip: text
    property bool selected
    property bool low
    /// How many wait there; 0 says nothing.
    property int badge

    width: Theme.railWidth
    height: low ? Theme.railItemLow : Theme.railItem
    Accessible.name: tip
    Accessible.selected: selected
    ToolTip.text: tip + " (" + key + ")"

    background: Rectangle {
        color: root.down ? Theme.select : root.hovered ? Theme.hover : "transparent"
        Rectangle {
            visible: root.selected
            anchors.left: parent.left
            width: Theme.s2
            height: parent.height - 2 * Theme.s10
            y: Theme.s10
            color: Theme.accent
        }
        FocusRing {
            shown: root.visualFocus
            margins: Theme.s4
        }
    }
    Item {
        anchors.fill: parent
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.low ? (parent.height - height) / 2 : Theme.s10
            size: Theme.railIcon
            icon: root.iconName
            color: root.selected ? Theme.text : Theme.text2
        }
        Rectangle {
            visible: root.badge > 0
            anchors.left: parent.horizontalCenter
            anchors.leftMargin: Theme.s4
            y: root.low ? Theme.s4 : Theme.s6
            width: Math.max(height, count.implicitWidth + Theme.s8)
            height: Theme.s16
            radius: height / 2
            color: Theme.accent
            PlainText {
                id: count

                anchors.centerIn: parent
                text: root.badge
                font: Theme.tick
                color: Theme.accentInk
            }
        }
        PlainText {
            visible: !root.low
            // Some languages have longer words than the rail is wide.
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.tickLeast
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.s10
            text: root.text
            font: Theme.tick
            color: root.selected ? Theme.text : Theme.text2
        }
    }
}
