// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Timeline strip of a multibeam sonar: how deep the bottom is below it.
Rectangle {
    id: root

    required property Session session
    required property TimelineView view
    /// From the newest swath to the live end nothing came.
    readonly property bool silent: view.playback.following && view.playback.position - strip.newestS > 2

    color: Theme.canvas
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Depth below the multibeam sonar over time")

    SwathStripItem {
        id: strip

        objectName: "swathStrip"
        anchors.fill: parent
        source: root.session.swath
        beginS: root.view.fromS
        endS: root.view.toS
        fill: Theme.select
        edge: Theme.accent
    }
    HatchItem {
        visible: root.silent
        x: visible ? Math.max(0, root.view.xOf(strip.newestS)) : 0
        width: Math.max(0, Math.min(parent.width, root.view.xOf(root.view.playback.position)) - x)
        height: parent.height
        color: Theme.lineStrong
    }
}
