// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// Labelled check box; the signal `requested` has the state that the user wants, `checked` is the
/// actual one.
BaseButton {
    id: root

    required property string tip

    signal requested(bool on)

    implicitWidth: box.width + label.implicitWidth + Theme.s8 + 2 * Theme.s10
    implicitHeight: Theme.reach
    hoverEnabled: true
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: tip
    Accessible.checkable: true
    Accessible.checked: checked
    ToolTip.text: tip + qsTr(" (Tab, Space)")
    onClicked: requested(!checked)

    background: Item {
        FocusRing {
            shown: root.visualFocus
            margins: 0
            anchors.topMargin: Theme.s4
            anchors.bottomMargin: Theme.s4
        }
    }
    Item {
        anchors.fill: parent
        TickBox {
            id: box

            anchors.verticalCenter: parent.verticalCenter
            anchors.left: parent.left
            anchors.leftMargin: Theme.s10
            ticked: root.checked
            possible: root.enabled
        }
        PlainText {
            id: label

            anchors.left: box.right
            anchors.leftMargin: Theme.s8
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
        }
    }
}
