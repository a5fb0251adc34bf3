// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The words of both axes of a plot of its size, and the lines of the values.
Item {
    id: root

    /// ChartMarks.
    required property var ticks
    readonly property int minutes: 5

    Repeater {
        model: root.ticks
        delegate: Rectangle {
            id: tick

            required property var modelData

            y: Math.min(Math.round(modelData.y * root.height), root.height - height)
            width: root.width
            height: Theme.stroke
            color: Theme.line
            PlainText {
                anchors.right: parent.left
                anchors.rightMargin: Theme.s8
                anchors.verticalCenter: parent.verticalCenter
                text: tick.modelData.text
                font: Theme.tick
                color: Theme.text2
            }
        }
    }
    Repeater {
        model: root.minutes + 1
        delegate: PlainText {
            required property int index
            readonly property int ago: root.minutes - index

            x: root.width * index / root.minutes - (ago === 0 ? width : index === 0 ? 0 : width / 2)
            y: root.height + Theme.s4
            text: ago === 0 ? qsTr("now") : index === 0 ? qsTr("−%1 min").arg(ago) : "−" + ago
            font: Theme.tick
            color: Theme.text2
        }
    }
}
