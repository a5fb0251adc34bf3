// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Label of a measurement beside a point, kept inside its parent. The first line, the measured
/// value, is emphasised.
Rectangle {
    id: root

    /// The point that the label belongs to, in the parent's coordinates.
    property point at
    /// Preferred direction from `at`: 0 centred, -1 to the left or above, 1 to the right or below.
    property real sideX
    property real sideY: -1
    property var lines: []
    /// Size of what occupies the parent's top left corner; the label stays below or right of it.
    property size corner
    /// Rectangles that the label must not cover if another side is free, in the parent's
    /// coordinates.
    property var others: []
    readonly property rect box: Qt.rect(x, y, width, height)
    readonly property var sides: [[sideX, sideY], [-sideX, -sideY], [0, -1], [0, 1], [1, 0], [-1, 0]]
    readonly property var side: sides.find(side => !Format.overlapsAny(Qt.rect(xOn(side), yOn(side), width, height), others)) ?? sides[0]

    function xOn(side: var): real {
        return Math.max(Theme.s4, Math.min(parent.width - width - Theme.s4, at.x - width / 2 + side[0] * (width / 2 + Theme.s14)));
    }
    function yOn(side: var): real {
        const beside = Math.max(Theme.s4, Math.min(parent.height - height - Theme.s4,
            at.y - height / 2 + side[1] * (height / 2 + Theme.s14)));
        return xOn(side) < corner.width ? Math.max(beside, corner.height) : beside;
    }

    x: xOn(side)
    y: yOn(side)
    width: words.implicitWidth + Theme.s16
    height: words.implicitHeight + Theme.s8
    radius: Theme.radiusTag
    color: Theme.raised
    border.width: Theme.stroke
    border.color: Theme.cursor
    Column {
        id: words

        anchors.centerIn: parent
        Repeater {
            // The model is only the count, so that a changed value updates its text instead of
            // recreating all delegates.
            model: root.lines.length
            delegate: PlainText {
                required property int index

                text: root.lines[index] ?? ""
                font: index === 0 ? Theme.bodyStrong : Theme.small
                color: index === 0 ? Theme.text : Theme.text2
            }
        }
    }
}
