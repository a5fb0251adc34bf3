// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// How fast the sonar turns and pings, in the top right corner.
Column {
    id: root

    required property PolarItem polar

    HaloText {
        anchors.right: parent.right
        visible: root.polar.turnSeconds > 0
        text: qsTr("%1 s / turn").arg(root.polar.turnSeconds.toFixed(1))
        font: Theme.bodyStrong
    }
    HaloText {
        anchors.right: parent.right
        visible: root.polar.pingsPerSecond > 0
        text: qsTr("%1 pings/s").arg(root.polar.pingsPerSecond.toFixed(1))
        font: Theme.body
        color: Theme.text2
    }
    HaloText {
        anchors.right: parent.right
        visible: root.polar.zoom > 1
        text: qsTr("Zoom %1×").arg(root.polar.zoom.toFixed(1))
        font: Theme.body
        color: Theme.text2
    }
}
