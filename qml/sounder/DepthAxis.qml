// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// A vertical axis of depth with lines across the echoes, in round steps of the shown unit. Drag
/// moves the depth window, wheel zooms it, double click fits.
Item {
    id: root

    property real topM
    property real bottomM
    /// The ranges count from the bottom and are shown as heights, up positive; the window is fixed.
    property bool heights: false
    /// Length of the grid lines to the left of the axis, pixels.
    property real reachLeft
    readonly property real from: topM * Format.perMetre
    readonly property real span: (bottomM - topM) * Format.perMetre
    readonly property real step: span > 0 ? Format.roundStep(span, Math.max(2, Math.min(6, Math.floor(height / Theme.reach)))) : 1
    readonly property int first: Math.ceil(from / step - 0.001)
    readonly property int count: span > 0 ? Math.max(0, Math.min(60, Math.floor((from + span) / step + 0.001) - first + 1)) : 0

    signal dragged(real dy)
    signal zoomed(real factor, real y)
    signal fitRequested()

    function figure(value: real): string {
        return !heights ? Format.plain(value) : (value < 0 ? "+" : "") + Format.plain(-value);
    }

    implicitWidth: Theme.axisWidth

    VerticalLine { color: Theme.lineStrong }
    Repeater {
        model: root.count
        delegate: Item {
            id: tick

            required property int index
            readonly property real value: (root.first + index) * root.step

            y: (value - root.from) / root.span * root.height
            width: root.width
            Rectangle {
                x: -root.reachLeft
                width: root.reachLeft
                height: Theme.stroke
                color: Theme.grid
            }
            Rectangle {
                width: Theme.s6
                height: Theme.stroke
                color: Theme.text3
            }
            PlainText {
                anchors.right: parent.right
                anchors.rightMargin: Theme.s6
                y: Math.min(Math.max(-height / 2, -tick.y + Theme.s2), root.height - tick.y - height - Theme.s2)
                text: tick.index === 0 ? qsTr("%1 %2").arg(root.figure(tick.value)).arg(Format.unit) : root.figure(tick.value)
                font: Theme.tick
                color: Theme.text2
            }
        }
    }
    MouseArea {
        property real lastY

        anchors.fill: parent
        enabled: !root.heights
        cursorShape: Qt.SizeVerCursor
        preventStealing: true
        onPressed: mouse => lastY = mouse.y
        onPositionChanged: mouse => {
            // Dragging moves the echoes with the pointer.
            root.dragged(lastY - mouse.y);
            lastY = mouse.y;
        }
        onDoubleClicked: root.fitRequested()
        onWheel: wheel => root.zoomed(Math.pow(1.25, wheel.angleDelta.y / 120), wheel.y)
    }
}
