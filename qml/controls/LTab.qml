// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A tab, as in the inspector.
BaseButton {
    id: root

    property bool selected
    /// Key named in the tooltip; by default how to reach the tab by keyboard.
    property string key: qsTr("Tab, Space")
    /// Text after the label, such as a count.
    property string badge
    property int side: Theme.s8

    readonly property real beside: badge === "" ? 0 : counted.width + words.spacing

    implicitWidth: Math.ceil(title.implicitWidth + beside) + 2 * root.side
    implicitHeight: Theme.header
    Accessible.role: Accessible.PageTab
    Accessible.name: badge !== "" ? qsTr("%1, %2").arg(text).arg(badge) : text
    Accessible.selected: selected
    ToolTip.visible: hovered && key !== ""
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
            margins: Theme.s2
        }
    }
    Item {
        anchors.fill: parent
        Row {
            id: words

            anchors.centerIn: parent
            spacing: Theme.s6
            PlainText {
                id: title

                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, root.width - root.beside - 2 * Theme.s4)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.tickLeast
                elide: Text.ElideRight
                text: root.text
                font: root.selected ? Theme.bodyStrong : Theme.bodyMedium
                color: root.selected ? Theme.text : Theme.text2
            }
            Rectangle {
                id: counted

                anchors.verticalCenter: parent.verticalCenter
                visible: root.badge !== ""
                width: Math.max(number.implicitWidth + Theme.s8, height)
                height: Theme.s16
                radius: height / 2
                color: Theme.select
                PlainText {
                    id: number

                    anchors.centerIn: parent
                    text: root.badge
                    font: Theme.tick
                }
            }
        }
    }
}
