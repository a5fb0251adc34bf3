// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Axis of seconds before the playhead, below the Ping1D's echogram.
Item {
    id: root

    property real spanS
    property real nowS
    /// The playhead is at the live end.
    property bool live
    readonly property real step: Format.timeStep(spanS, Math.max(1, Math.min(4, Math.floor(width / (3 * Theme.s24)))))
    readonly property int count: spanS > 0 ? Math.floor(spanS / step) : 0

    implicitHeight: Theme.timeAxis

    Repeater {
        model: root.count + 1
        delegate: Item {
            id: tick

            required property int index
            readonly property real seconds: index * root.step
            readonly property bool oldest: index === root.count
            readonly property bool minutes: root.count * root.step >= 120

            x: Math.min(root.width * (1 - seconds / root.spanS), root.width - Theme.stroke)
            height: root.height
            Rectangle {
                width: Theme.stroke
                height: Theme.s4
                color: Theme.text3
            }
            PlainText {
                x: Math.max(-width / 2, Theme.s6 - tick.x)
                y: Theme.s2
                visible: tick.index > 0 && tick.x + x + width + Theme.s4 <= now.x
                text: (tick.minutes ? qsTr("\u2212%1").arg(Format.plain(tick.seconds / 60)) : qsTr("\u2212%1").arg(Format.plain(tick.seconds)))
                    + (!tick.oldest ? "" : tick.minutes ? qsTr(" min") : qsTr(" s"))
                font: Theme.tick
                color: Theme.text2
            }
        }
    }
    PlainText {
        id: now

        anchors.right: parent.right
        anchors.rightMargin: Theme.s4
        y: Theme.s2
        text: root.live ? qsTr("now") : Format.clock(root.nowS)
        font: Theme.tick
        color: Theme.text2
    }
}
