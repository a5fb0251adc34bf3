// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A vertical axis in metres with lines across the echoes.
Item {
    id: root

    property real topM
    property real bottomM
    /// Where the lines end at the left, relative to the axis.
    property real reachLeft
    readonly property real spanM: bottomM - topM
    readonly property real step: spanM > 0 ? Format.roundStep(spanM, Math.max(2, height / Theme.railItem)) : 1
    readonly property int first: Math.ceil(topM / step - 0.001)
    readonly property int count: spanM > 0 ? Math.max(0, Math.min(60, Math.floor(bottomM / step + 0.001) - first + 1)) : 0

    implicitWidth: Theme.axisWidth

    Repeater {
        model: root.count
        delegate: Item {
            id: tick

            required property int index
            readonly property real metres: (root.first + index) * root.step

            y: (metres - root.topM) / root.spanM * root.height
            width: root.width
            Rectangle {
                x: -root.reachLeft
                width: root.reachLeft + Theme.s6
                height: Theme.stroke
                color: Theme.grid
            }
            Text {
                anchors.right: parent.right
                anchors.rightMargin: Theme.s6
                y: Math.min(Math.max(-height / 2, -tick.y + Theme.s2), root.height - tick.y - height - Theme.s2)
                text: tick.index === 0 ? qsTr("%1 m").arg(Format.plain(tick.metres)) : Format.plain(tick.metres)
                font: Theme.tick
                color: Theme.text2
            }
        }
    }
}
