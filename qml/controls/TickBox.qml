// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The box of what can be ticked; only its outline of what cannot.
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
