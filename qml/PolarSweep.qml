// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The newest spoke, at the disc's centre.
Item {
    id: root

    property real radius
    property real bearing

    rotation: bearing
    Rectangle {
        x: -width / 2
        y: -root.radius - Theme.s4
        width: Theme.focusStroke + Theme.s2
        height: root.radius + Theme.s4
        antialiasing: true
        color: Theme.halo
        opacity: Theme.dimmed
    }
    Rectangle {
        x: -width / 2
        y: -root.radius - Theme.s4
        width: Theme.focusStroke
        height: root.radius + Theme.s4
        antialiasing: true
        color: Theme.accent
    }
}
