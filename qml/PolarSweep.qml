// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The newest spoke, at the disc's centre, and the vehicle.
Item {
    id: root

    property real radius
    property real bearing

    Rectangle {
        x: -width / 2
        y: -height
        width: Theme.focusStroke
        height: root.radius
        color: Theme.accent
        transform: Rotation {
            origin.x: Theme.focusStroke / 2
            origin.y: root.radius
            angle: root.bearing
        }
    }
    Rectangle {
        x: -width / 2
        y: -height / 2
        width: Theme.s10
        height: Theme.s10
        radius: width / 2
        color: Theme.marker
        border.width: Theme.focusStroke
        border.color: Theme.halo
    }
}
