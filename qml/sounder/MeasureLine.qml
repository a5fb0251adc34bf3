// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A measured line over echoes.
Item {
    id: root

    property point from
    property point to

    x: from.x
    y: from.y
    width: Math.hypot(to.x - from.x, to.y - from.y)
    rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
    transformOrigin: Item.TopLeft
    DashLine {
        y: -height / 2
        width: Math.max(parent.width, height)
        height: Theme.focusStroke + 2 * Theme.s2
        antialiasing: true
        color: Theme.cursor
        halo: Theme.halo
        haloWidth: Theme.s2
        dash: Theme.s6
        period: Theme.s10
    }
}
