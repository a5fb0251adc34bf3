// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Play times under the strips. None stands where the playhead's tag is.
Item {
    id: root

    property real fromS
    property real toS
    /// The tag's middle and width; none with a width of 0.
    property real tagX
    property real tagWidth
    readonly property real spanS: toS - fromS
    readonly property real step: spanS > 0 ? Format.timeStep(spanS, Math.max(2, width / (2 * Theme.labelColumn))) : 1
    readonly property int first: Math.ceil(fromS / step - 0.001)
    readonly property int count: spanS > 0 ? Math.max(0, Math.min(60, Math.floor(toS / step + 0.001) - first + 1)) : 0

    implicitHeight: Theme.scaleRow

    Repeater {
        model: root.count
        delegate: Item {
            id: tick

            required property int index
            readonly property real seconds: (root.first + index) * root.step

            x: (seconds - root.fromS) / root.spanS * root.width
            Rectangle {
                width: Theme.stroke
                height: Theme.s4
                color: Theme.lineStrong
            }
            Text {
                readonly property real middle: tick.x + x + width / 2
                readonly property real room: Math.abs(middle - root.tagX) - (width + root.tagWidth) / 2

                // Not faded: a half faded number cannot be read by night.
                visible: root.tagWidth <= 0 || room >= Theme.s4
                x: Math.min(Math.max(-width / 2, -tick.x), root.width - tick.x - width)
                y: Theme.s6
                text: root.step < 1 ? Format.clockTenths(tick.seconds) : Format.clock(tick.seconds)
                textFormat: Text.PlainText
                font: Theme.tick
                color: Theme.text2
            }
        }
    }
}
