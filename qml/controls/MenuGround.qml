// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What the lines of a menu stand on.
Rectangle {
    implicitWidth: Theme.menuWidth
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.stroke
    border.color: Theme.lineStrong
}
