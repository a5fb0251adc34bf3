// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// Behind a vehicle's chip: pressing it chooses among several vehicles.
AbstractButton {
    id: root

    /// Has `several`, `names`, `chosen` and `choose(index)`.
    required property var choice
    required property string systemName
    /// The chip's vehicle is the one of several whose figures are shown.
    property bool shown

    objectName: "vehicleButton"
    z: -1
    visible: choice.several
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.ButtonMenu
    Accessible.name: shown ? qsTr("Shown vehicle: %1").arg(systemName) : qsTr("Vehicle's system: %1").arg(systemName)
    Accessible.onPressAction: root.clicked()
    onClicked: menu.load().popup(root, 0, root.height)
    background: Rectangle {
        color: root.shown ? Theme.select : root.hovered ? Theme.hover : "transparent"
        FocusRing {
            shown: root.visualFocus
            margins: Theme.s2
        }
    }
    LazyPopup {
        id: menu

        over: root
        delegate: ChoiceMenu {
            objectName: "systemMenu"
            heading: qsTr("The vehicle is")
            choices: root.choice.names
            chosen: root.choice.chosen
            onPicked: index => root.choice.choose(index)
        }
    }
}
