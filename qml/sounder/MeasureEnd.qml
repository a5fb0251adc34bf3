// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// End point of a measured line; filled if the keys move it.
Rectangle {
    id: root

    property point at
    property bool held

    x: at.x - width / 2
    y: at.y - height / 2
    width: Theme.s16
    height: width
    radius: width / 2
    color: Theme.halo
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.s2
        radius: width / 2
        color: root.held ? Theme.cursor : Theme.halo
        border.width: Theme.focusStroke
        border.color: Theme.cursor
    }
}
