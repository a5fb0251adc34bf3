// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Where the Timing page stands: it is made when it is first looked at.
FocusScope {
    id: root

    required property Session session
    property var vehicle: null
    property bool shown

    signal said(string words)
    signal devicesAsked()
    signal openAsked()

    visible: shown
    onShownChanged: if (shown) page.model = 1

    Repeater {
        id: page

        model: 0
        delegate: TimingPage {
            anchors.fill: parent
            focus: true
            session: root.session
            vehicle: root.vehicle
            onSaid: words => root.said(words)
            onDevicesAsked: root.devicesAsked()
            onOpenAsked: root.openAsked()
        }
    }
}
