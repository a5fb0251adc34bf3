// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Bearings outside the rim, a number each 30 degrees: relative ones, with north up true ones.
Item {
    id: root

    required property PolarItem polar
    /// What lies over them: a number of which a part would be seen is not shown.
    property var covers: []
    readonly property point centre: polar.centre
    readonly property real radius: polar.discRadius

    Repeater {
        model: 12
        delegate: HaloText {
            required property int index
            readonly property real angle: index * Math.PI / 6
            readonly property real distance: root.radius + Theme.s24 + Theme.s2

            objectName: "bearingNumber"
            x: root.centre.x + Math.sin(angle) * distance - width / 2
            y: root.centre.y - Math.cos(angle) * distance - height / 2
            visible: (index > 0 || !root.polar.headed) // the heading stands there
                && !Format.overlapsAny(Qt.rect(x, y, width, height), root.covers)
            text: root.polar.headed && root.polar.up === VehicleSettings.North ? String(index * 30).padStart(3, "0")
                : String(index * 30)
            font: Theme.body
            color: Theme.text2
        }
    }
}
