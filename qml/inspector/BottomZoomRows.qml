// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The bottom zoom of the Ping1D: on or off, and how much of the range it shows.
Column {
    id: root

    required property DisplaySettings display

    width: parent ? parent.width : 0
    spacing: Theme.rowGap

    CheckRow {
        objectName: "bottomZoomShown"
        width: parent.width
        text: qsTr("Bottom zoom")
        note: qsTr("The echoes around the bottom, magnified and locked to it (%1)").arg(Format.key("bottomZoom"))
        checked: root.display.bottomZoom
        onClicked: root.display.bottomZoom = !root.display.bottomZoom
    }
    SettingRow {
        visible: root.display.bottomZoom
        name: qsTr("Height of the bottom zoom (%1)").arg(Format.unit)
        Segmented {
            objectName: "bottomZoomHeights"
            width: parent.width
            fill: true
            name: qsTr("Height of the bottom zoom")
            key: Format.key("bottomZoomHeight")
            options: Array.from(root.display.bottomZoomHeights, height => Format.chosen(height))
            current: root.display.bottomZoomHeight
            onActivated: index => root.display.bottomZoomHeight = index
        }
    }
}
