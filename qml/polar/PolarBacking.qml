// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Translucent background of a corner's text over a zoomed polar view.
Rectangle {
    id: root

    required property Item block
    property bool needed

    x: block.x - Theme.s6
    y: block.y - Theme.s6
    width: block.width + 2 * Theme.s6
    height: block.height + 2 * Theme.s6
    visible: needed && block.visible
    radius: Theme.radius
    color: Theme.canvas
    opacity: Theme.backing
}
