// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What stands under the cursor, in the top left corner.
Column {
    id: root

    required property PolarItem polar
    property bool oneLine
    readonly property string bearing: Format.bearing(polar.cursorBearingDeg)
    readonly property bool echo: polar.cursorIntensity >= 0

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Cursor: %1, bearing %2").arg(range.text).arg(bearing)

    Row {
        spacing: Theme.s8
        HaloText {
            id: range

            text: Format.lengthUnit(root.polar.cursorRangeM, root.polar.cursorRangeErrorM)
            font: Theme.value
        }
        HaloText {
            anchors.baseline: range.baseline
            visible: root.echo
            text: qsTr("± %1").arg(Format.length(root.polar.cursorRangeErrorM, root.polar.cursorRangeErrorM))
            color: Theme.text2
        }
        HaloText {
            anchors.baseline: range.baseline
            visible: root.oneLine
            text: qsTr("slant · rel %1").arg(root.bearing)
            color: Theme.text2
        }
    }
    Column {
        visible: !root.oneLine
        HaloText {
            text: qsTr("slant range")
            color: Theme.text2
        }
        HaloText {
            text: root.echo ? qsTr("rel %1 ± %2°").arg(root.bearing).arg(root.polar.cursorBearingErrorDeg.toFixed(1))
                : qsTr("rel %1").arg(root.bearing)
            font: Theme.body
        }
        HaloText {
            visible: root.echo
            text: qsTr("%1 of 255").arg(root.polar.cursorIntensity)
            font: Theme.body
        }
        HaloText {
            visible: root.echo
            text: qsTr("%1 s old").arg(root.polar.cursorAgeS.toFixed(1))
            font: Theme.body
        }
        HaloText {
            visible: !root.echo
            text: qsTr("no echo")
            color: Theme.text2
        }
    }
}
