// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The box of a check box; only an outline if it is disabled.
Rectangle {
    id: root

    property bool ticked
    property bool possible: true

    width: Theme.s24
    height: Theme.s24
    radius: Theme.radiusTag
    color: !possible ? "transparent" : ticked ? Theme.accent : Theme.control
    border.width: Theme.stroke
    border.color: !possible ? Theme.lineStrong : ticked ? Theme.accent : Theme.controlLine

    Icon {
        anchors.centerIn: parent
        visible: root.ticked && root.possible
        size: Theme.s16
        icon: "check"
        color: Theme.accentInk
    }
}
