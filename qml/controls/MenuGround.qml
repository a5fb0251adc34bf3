// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Background of a menu.
Rectangle {
    implicitWidth: Theme.menuWidth
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.stroke
    border.color: Theme.lineStrong
}
