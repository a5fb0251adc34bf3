// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Where the sonar looked at the instant that another plot is pointed at, at the disc's centre.
Item {
    id: root

    property real radius
    property real bearing

    rotation: bearing
    Repeater {
        model: root.visible ? Math.min(500, Math.floor(root.radius / Theme.s6)) : 0
        delegate: Rectangle {
            required property int index

            x: -width / 2
            y: -(index + 1) * Theme.s6
            width: Theme.s4
            height: Theme.s4
            antialiasing: true
            color: Theme.cursor
            border.width: Theme.stroke
            border.color: Theme.halo
        }
    }
}
