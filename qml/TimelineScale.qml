// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Play times under the strips.
Item {
    id: root

    property real fromS
    property real toS
    property real originS
    readonly property real spanS: toS - fromS
    readonly property real step: spanS > 0 ? Format.timeStep(spanS, Math.max(2, width / (2 * Theme.labelColumn))) : 1
    readonly property int first: Math.ceil((fromS - originS) / step - 0.001)
    readonly property int count: spanS > 0 ? Math.max(0, Math.min(60, Math.floor((toS - originS) / step + 0.001) - first + 1)) : 0

    implicitHeight: Theme.timeAxis

    Repeater {
        model: root.count
        delegate: Item {
            id: tick

            required property int index
            readonly property real seconds: (root.first + index) * root.step

            x: (seconds + root.originS - root.fromS) / root.spanS * root.width
            Rectangle {
                width: Theme.stroke
                height: Theme.s4
                color: Theme.lineStrong
            }
            Text {
                x: Math.min(Math.max(-width / 2, -tick.x), root.width - tick.x - width)
                y: Theme.s6
                text: root.step < 1 ? Format.clockTenths(tick.seconds) : Format.clock(tick.seconds)
                font: Theme.tick
                color: Theme.text2
            }
        }
    }
}
