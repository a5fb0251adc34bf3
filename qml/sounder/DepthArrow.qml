// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// An arrow at the depth axis, and a broken line across the trace beside it; at its own y.
Item {
    id: root

    property real traceWidth

    Item {
        x: Theme.s2
        y: -height / 2
        width: Theme.s6
        height: Theme.s12
        clip: true
        // Half of a square that stands on its corner.
        Rectangle {
            x: parent.width - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height * Math.SQRT1_2
            height: width
            rotation: 45
            antialiasing: true
            color: Theme.cursor
        }
    }
    DashLine {
        x: root.width - root.traceWidth
        width: root.traceWidth
        height: Theme.stroke
        color: Theme.cursor
        dash: Theme.s4
        period: Theme.s6
    }
}
