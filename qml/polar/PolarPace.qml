// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// How fast the sonar turns and pings, in the top right corner.
Column {
    id: root

    required property PolarItem polar
    /// It neither turns nor pings.
    readonly property bool old: polar.old

    Accessible.role: Accessible.StaticText
    Accessible.name: old ? qsTr("No pings") : qsTr("%1 seconds a turn, %2 pings a second").arg(polar.turnSeconds.toFixed(1)).arg(polar.pingsPerSecond.toFixed(1))

    PolarFigure {
        anchors.right: parent.right
        visible: root.polar.turnSeconds > 0
        old: root.old
        figure: old ? qsTr("–") : qsTr("%1 s").arg(root.polar.turnSeconds.toFixed(1))
        after: qsTr("/ turn")
    }
    PolarFigure {
        anchors.right: parent.right
        visible: root.polar.pingsPerSecond > 0
        old: root.old
        figure: old ? qsTr("–") : root.polar.pingsPerSecond.toFixed(1)
        after: qsTr("pings/s")
    }
    PolarFigure {
        anchors.right: parent.right
        visible: root.polar.zoom > 1 || root.polar.stepDeg > 0
        before: root.polar.zoom > 1 ? qsTr("Zoom") : ""
        figure: root.polar.zoom > 1 ? qsTr("%1×").arg(root.polar.zoom.toFixed(1)) : qsTr("%1°").arg(root.polar.stepDeg.toFixed(1))
        after: root.polar.zoom > 1 ? "" : qsTr("step")
    }
}
