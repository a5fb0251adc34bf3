// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Transport, and the whole recording under it.
Rectangle {
    id: root

    required property Session session
    required property LinkedCursor linked
    property bool low
    property bool roomy
    /// Where there is room for one strip, it is the Ping1D's.
    property bool sounderFirst
    /// Seconds that the Ping1D's plot shows; 0 without one.
    property real spanS
    readonly property bool both: session.ping360.present && session.ping1d.present
    readonly property TimelineView view: strips.view

    implicitHeight: Theme.transport + strips.implicitHeight
    color: Theme.app

    Transport {
        id: transport

        x: Theme.s8
        width: parent.width - 2 * Theme.s8
        height: Theme.transport
        session: root.session
        roomy: root.roomy
        zoomed: strips.view.zoomed
        onFitAsked: strips.view.fit()
    }
    TimelineStrips {
        id: strips

        anchors.top: transport.bottom
        width: parent.width
        session: root.session
        linked: root.linked
        low: root.low
        spanS: root.spanS
        show360: root.session.ping360.present && !(root.low && root.both && root.sounderFirst)
        show1d: root.session.ping1d.present && !(root.low && root.both && !root.sounderFirst)
    }
    Rectangle {
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
