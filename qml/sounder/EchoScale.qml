// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The colours of the echoes, weak to strong.
Column {
    id: root

    required property DisplaySettings display
    readonly property string palette: display.palette === "theme" ? display.themePalette : display.palette

    readonly property var stops: display.stopsOf(palette)
    readonly property bool known: stops.length > 0

    spacing: Theme.labelGap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Echo colours, 0 to 255")

    PolarScaleText {
        name: qsTr("Echo")
        range: qsTr("0–255")
    }
    PaletteBar {
        width: Theme.scaleWidth
        height: Theme.scaleHeight
        stops: root.stops
    }
}
