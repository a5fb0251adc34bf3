// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Seconds before the playhead, below the Ping1D's echoes.
Item {
    id: root

    property real spanS
    property real nowS
    readonly property real step: Format.timeStep(spanS, 4)

    implicitHeight: Theme.timeAxis

    Repeater {
        model: root.spanS > 0 ? Math.floor(root.spanS / root.step) : 0
        delegate: Text {
            required property int index
            readonly property real seconds: (index + 1) * root.step

            x: Math.max(Theme.s4, root.width * (1 - seconds / root.spanS) - width / 2)
            anchors.verticalCenter: parent.verticalCenter
            text: seconds < 120 ? qsTr("\u2212%1 s").arg(Format.plain(seconds))
                : qsTr("\u2212%1 min").arg(Format.plain(seconds / 60))
            font: Theme.tick
            color: Theme.text2
        }
    }
    Text {
        anchors.right: parent.right
        anchors.rightMargin: Theme.s4
        anchors.verticalCenter: parent.verticalCenter
        text: Format.clock(root.nowS)
        font: Theme.tick
        color: Theme.text2
    }
}
