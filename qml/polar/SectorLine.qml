// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Edge of a sector, from the centre of the polar view to its rim.
Item {
    id: root

    property real radius
    property color color: Theme.accent
    property bool broken

    Rectangle {
        visible: !root.broken
        x: -width / 2
        y: -root.radius
        width: Theme.focusStroke
        height: root.radius
        antialiasing: true
        color: root.color
    }
    DashLine {
        visible: root.broken
        x: -width / 2
        y: -root.radius
        width: 2 * Theme.focusStroke
        height: root.radius
        color: root.color
        halo: Theme.halo
        haloWidth: Theme.stroke
        dash: Theme.s6
        period: Theme.s10
    }
}
