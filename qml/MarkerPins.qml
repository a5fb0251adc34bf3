// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The markers on a plot.
Item {
    id: root

    required property Marks marks
    /// Where they stand.
    required property var pins

    clip: true
    Repeater {
        model: root.pins
        delegate: MarkerPin {
            required number
            required name
            required property string markId
            required property point at

            objectName: "pin"
            x: Math.round(at.x - width / 2)
            y: Math.round(at.y - height / 2)
            z: chosen ? 1 : 0
            chosen: root.marks.chosen === markId
            words: Format.lengthUnit(root.marks.details.rangeM, root.marks.details.rangeErrorM)
            leftwards: at.x > root.width - Theme.scaleWidth
            onClicked: root.marks.chosen = markId
        }
    }
}
