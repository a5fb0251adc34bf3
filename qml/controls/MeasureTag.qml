// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// What is measured, in lines, the first of them the figure: beside a point, inside of its parent.
Rectangle {
    id: root

    property point at
    /// Where it stands from there: 0 in the middle, -1 left of it and above, 1 right and below.
    property real sideX
    property real sideY: -1
    property var lines: []
    /// What stands in the top left corner, below which it keeps.
    property size corner
    /// What it goes to another side for, in its parent's coordinates.
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
            // Their number alone: figures that change are the same texts.
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
