// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The measurement of a height: from the target to the end of its shadow, with the values.
Item {
    id: root

    required property SideScanItem picture
    required property SideScanReadout readout
    readonly property string sentence: Format.translated([heightText, shadowText])
    readonly property string heightText: picture.measuredKind === SideScanItem.Known ? qsTr("Height %1").arg(Format.uncertain(picture.measuredM, picture.measuredErrorM))
        : picture.measuredKind === SideScanItem.AtLeast ? qsTr("Height at least %1").arg(Format.lengthUnit(picture.measuredM, picture.measuredErrorM))
        : picture.measuredKind === SideScanItem.NoShadow ? qsTr("Height not known: no shadow") : qsTr("No bottom line")
    readonly property string shadowText: picture.measuredKind === SideScanItem.Known || picture.measuredKind === SideScanItem.AtLeast
        ? qsTr("shadow %1").arg(Format.uncertain(picture.shadowM, picture.shadowErrorM)) : ""

    clip: true
    DashLine {
        x: Math.min(root.picture.measureFrom.x, root.picture.measureTo.x)
        y: root.picture.measureFrom.y - height / 2
        width: Math.abs(root.picture.measureTo.x - root.picture.measureFrom.x)
        height: Theme.s2 + 2 * Theme.stroke
        color: Theme.cursor
        halo: Theme.halo
        haloWidth: Theme.stroke
        dash: Theme.s6
        period: Theme.s10
    }
    Rectangle {
        x: root.picture.measureTo.x - width / 2
        y: root.picture.measureTo.y - height / 2
        width: Theme.focusStroke
        height: Theme.s14
        color: Theme.cursor
    }
    MeasureTag {
        objectName: "heightTag"
        at: Qt.point((root.picture.measureFrom.x + root.picture.measureTo.x) / 2, root.picture.measureFrom.y - Theme.s14)
        lines: Format.present([root.heightText, root.shadowText])
        Accessible.role: Accessible.StaticText
        Accessible.name: root.sentence
    }
}
