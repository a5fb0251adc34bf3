// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A text button: plain, filled or primary.
BaseButton {
    id: root

    property string iconName
    property string kind: "plain"
    /// Left-aligned text, for buttons in a vertical list.
    property bool listed
    property string tip
    /// Key named in the tooltip; by default how to reach the button by keyboard.
    property string key: qsTr("Tab, Space")
    readonly property bool primary: kind === "primary"
    readonly property color ink: primary && !Theme.outlined ? Theme.accentInk : primary ? Theme.accent : Theme.text

    implicitWidth: Math.max(row.implicitWidth + 2 * Theme.s16, Theme.reach)
    implicitHeight: Theme.reach
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.name: text !== "" ? text : tip
    Accessible.description: tip
    Accessible.checkable: checkable
    Accessible.checked: checked
    ToolTip.visible: hovered && (tip !== "" || key !== "")
    ToolTip.text: (tip !== "" ? tip : text) + (key !== "" ? " (" + key + ")" : "")

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: (Theme.reach - Theme.controlHeight) / 2
            anchors.bottomMargin: anchors.topMargin
            radius: Theme.radius
            color: root.primary && !Theme.outlined ? Theme.accent
                : root.down || root.checked ? Theme.select
                : root.hovered ? Theme.hover
                : root.kind === "filled" ? Theme.control : "transparent"
            border.width: root.kind === "plain" ? 0 : Theme.stroke
            border.color: root.primary ? Theme.accent : Theme.lineStrong
            FocusRing { shown: root.visualFocus }
        }
    }
    Item {
        anchors.fill: parent

        Row {
            id: row

            anchors.left: root.listed ? parent.left : undefined
            anchors.leftMargin: Theme.s12
            anchors.horizontalCenter: root.listed ? undefined : parent.horizontalCenter
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s8
            Icon {
                visible: root.iconName !== ""
                icon: root.iconName
                color: root.ink
            }
            PlainText {
                visible: root.text !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: root.text
                font: root.primary ? Theme.bodyStrong : Theme.bodyMedium
                color: root.ink
            }
        }
    }
}
