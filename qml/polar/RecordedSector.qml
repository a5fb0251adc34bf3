// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The scan sector of the newest displayed pings when these are not live: only its edges, without
/// controls. A fan has them of itself.
Item {
    id: root

    required property PolarItem polar
    /// Settings of the newest displayed ping; null to hide the sector.
    required property SettingsReadout settings
    readonly property real wide: settings?.sectorWidthDeg ?? -1

    objectName: "recordedSector"
    visible: wide > 0 && wide < 360 && polar.hasPing && polar.zoom === 1 && !polar.fan
    x: polar.centre.x
    y: polar.centre.y
    rotation: polar.frontDeg + (settings?.sectorCentreDeg ?? 0)

    Repeater {
        model: [-1, 1]
        delegate: SectorLine {
            required property int modelData

            radius: root.polar.discRadius
            rotation: modelData * root.wide / 2
            color: Theme.text2
            opacity: Theme.dimmed
        }
    }
}
