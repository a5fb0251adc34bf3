// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Times along the track, between the water column and the picture, with lines across it.
Item {
    id: root

    required property SideScanItem picture
    /// Begin of the recording in seconds.
    property real beginS
    /// The newest line is that of now.
    property bool live
    property bool newestOnTop: true
    /// Length of the lines to the right, pixels.
    property real reach
    readonly property real span: picture.untilS - picture.fromS
    readonly property real step: span > 0 ? Format.timeStep(span, Math.max(2, Math.floor(height / (4 * Theme.s24)))) : 1
    readonly property int first: Math.ceil((picture.fromS - beginS) / step)
    readonly property int count: span > 0 ? Math.max(0, Math.min(40, Math.floor((picture.untilS - beginS) / step) - first + 1)) : 0

    VerticalLine {}
    VerticalLine { anchors.right: parent.right }
    Repeater {
        model: root.count
        delegate: Item {
            id: tick

            required property int index
            readonly property real seconds: root.beginS + (root.first + index) * root.step

            // The function's arguments are not the item's edges, which move the lines, too.
            y: root.picture.untilS > root.picture.fromS ? Math.round(root.picture.yOf(seconds)) : 0
            visible: seconds >= root.beginS
            width: root.width
            Rectangle {
                x: root.width
                width: root.reach
                height: Theme.stroke
                color: Theme.grid
            }
            PlainText {
                anchors.right: parent.right
                anchors.rightMargin: Theme.s2
                y: -height / 2
                visible: tick.y > 2 * Theme.s16 || !root.newestOnTop ? tick.y > Theme.s8 && tick.y < root.height - (root.newestOnTop ? Theme.s8 : 2 * Theme.s16) : false
                text: Format.clock(tick.seconds - root.beginS)
                font: Theme.tick
                color: Theme.text2
            }
        }
    }
    PlainText {
        x: Theme.s4
        y: root.newestOnTop ? Theme.s2 : root.height - height - Theme.s2
        text: root.live ? qsTr("now") : Format.clock(root.picture.untilS - root.beginS)
        font: Theme.tick
        color: Theme.text2
    }
    // Rows without a bottom line are drawn by their slant range.
    Repeater {
        model: root.picture.bottomless
        delegate: HatchItem {
            required property rect modelData

            y: modelData.y
            width: Theme.s8
            height: modelData.height
            color: Theme.warn
        }
    }
}
