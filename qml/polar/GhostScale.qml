// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Time of the ghost below the polar view, how well it is aligned, and its colours.
Column {
    id: root

    required property Ghost ghost

    objectName: "ghostScale"
    visible: ghost.on && ghost.clock !== ""
    spacing: Theme.labelGap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Ghost %1, %2").arg(ghost.clock).arg(ghost.bound)
    HaloText {
        text: qsTr("Ghost %1").arg(root.ghost.clock)
        color: Theme.text2
    }
    HaloText {
        visible: text !== ""
        text: root.ghost.bound
        color: root.ghost.state === Ghost.NoMatch ? Theme.warn : Theme.text2
    }
    DashLine {
        width: Theme.scaleWidth
        height: Theme.s2
        visible: root.ghost.drawn && Theme.outlined
        color: Theme.ghost
        dash: Theme.s6; period: Theme.s10
    }
    Rectangle {
        width: Theme.scaleWidth
        height: Theme.s4
        radius: height / 2
        visible: root.ghost.drawn && !Theme.outlined
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.line }
            GradientStop { position: 1; color: Theme.ghost }
        }
    }
}
