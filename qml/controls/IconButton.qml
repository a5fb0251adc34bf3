// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A button that is an icon; `tip` is its name.
BaseButton {
    id: root

    property string iconName
    required property string tip
    /// Key named in the tooltip; by default how to reach the button by keyboard.
    property string key: qsTr("Tab, Space")
    property bool framed

    implicitWidth: Theme.reach
    implicitHeight: Theme.reach
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: tip
    Accessible.checkable: checkable
    Accessible.checked: checked
    ToolTip.text: tip + (key !== "" ? " (" + key + ")" : "")

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: (Theme.reach - Theme.controlHeight) / 2
            radius: Theme.radius
            color: root.down || root.checked ? Theme.select
                : root.hovered ? Theme.hover
                : root.framed ? Theme.control : "transparent"
            border.width: root.framed ? Theme.stroke : 0
            border.color: Theme.lineStrong
            FocusRing { shown: root.visualFocus }
        }
    }
    Item {
        anchors.fill: parent
        Icon {
            anchors.centerIn: parent
            icon: root.iconName
            color: Theme.text
        }
    }
}
