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
        show360: root.session.ping360.present && (!root.low || !root.session.ping1d.present)
        show1d: root.session.ping1d.present
    }
    Rectangle {
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
