// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// A menu with one checked item.
Menu {
    id: root

    required property string heading
    required property var choices
    required property int chosen

    signal picked(int index)

    implicitWidth: Theme.menuWidth
    padding: Theme.s4
    margins: Theme.s4
    background: MenuGround {}

    LMenuItem {
        enabled: false
        text: root.heading
    }
    Instantiator {
        model: root.choices
        delegate: LMenuItem {
            required property string modelData
            required property int index

            text: modelData
            chosen: root.chosen === index
            onTriggered: root.picked(index)
        }
        onObjectAdded: (index, object) => root.insertItem(index + 1, object)
        onObjectRemoved: (index, object) => root.removeItem(object)
    }
}
