// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Scan sector of a live Ping360 on the polar view: solid lines for the reported one, dashed lines
/// for the requested one, and handles on the rim for its edges and centre.
Item {
    id: root

    required property PolarItem polar
    required property SonarSettings controls
    /// The handles are hidden, for a snapshot.
    property bool bare
    readonly property real reportedWidth: controls?.of("sectorWidthDeg").reported ?? NaN
    readonly property real reportedCentre: controls?.of("sectorCentreDeg").reported ?? NaN
    readonly property bool asked: centreText.asked || widthText.asked
    /// Centre and width in degrees of the sector that the handles show.
    readonly property real centre: drag.active ? drag.centreDeg : centreText.shown
    readonly property real wide: drag.active ? drag.widthDeg : widthText.shown
    readonly property bool all: wide >= 360
    readonly property bool known: !isNaN(centre) && !isNaN(wide)
    readonly property point middle: polar.centre
    readonly property real radius: polar.discRadius
    /// Half the touch size of a handle, as an angle in degrees at the rim.
    readonly property real half: (Theme.reach / 2 + Theme.s2) / Math.max(radius, Theme.reach) * 180 / Math.PI

    function send() {
        if (drag.centreDeg !== centreText.shown || drag.widthDeg !== widthText.shown)
            controls?.requestBoth("sectorCentreDeg", drag.centreDeg, "sectorWidthDeg", drag.widthDeg);
        drag.end();
    }
    function move(part: int, by: real) {
        drag.begin(part, centre, wide, 0);
        drag.moveBy(by);
        send();
    }

    objectName: "sectorRim"
    transform: Rotation {
        origin.x: root.middle.x
        origin.y: root.middle.y
        angle: root.polar.frontDeg
    }
    visible: known && polar.hasPing && polar.zoom === 1

    SettingText {
        id: centreText

        name: qsTr("Sector centre")
        model: root.controls?.of("sectorCentreDeg") ?? null
    }
    SettingText {
        id: widthText

        name: qsTr("Sector width")
        model: root.controls?.of("sectorWidthDeg") ?? null
    }
    SectorDrag {
        id: drag
    }
    Item {
        x: root.middle.x
        y: root.middle.y
        Repeater {
            model: root.reportedWidth < 360 ? [-root.reportedWidth / 2, root.reportedWidth / 2] : []
            delegate: SectorLine {
                required property real modelData

                radius: root.radius
                rotation: root.reportedCentre + modelData
                color: Theme.accent
                opacity: Theme.dimmed
            }
        }
        Repeater {
            model: (root.asked || drag.active) && !root.all ? [-root.wide / 2, root.wide / 2] : []
            delegate: SectorLine {
                required property real modelData

                radius: root.radius
                rotation: root.centre + modelData
                color: root.asked || drag.active ? Theme.warn : Theme.accent
                broken: true
            }
        }
    }
    SectorHandle {
        objectName: "sectorStart"
        visible: !root.bare
        part: SectorDrag.Start
        rim: root
        middle: root.middle
        radius: root.radius
        drag: drag
        centre: root.centre
        wide: root.wide
        asked: root.asked
        onMoved: by => root.move(part, by)
        onDropped: root.send()
        name: qsTr("Sector from")
        bearing: root.centre - root.wide / 2
        // Handles of a narrow sector are displaced, so that they do not overlap.
        aside: root.all ? root.half : -Math.max(0, root.half - root.wide / 2)
    }
    SectorHandle {
        objectName: "sectorStop"
        visible: !root.bare
        part: SectorDrag.Stop
        rim: root
        middle: root.middle
        radius: root.radius
        drag: drag
        centre: root.centre
        wide: root.wide
        asked: root.asked
        onMoved: by => root.move(part, by)
        onDropped: root.send()
        name: qsTr("Sector to")
        bearing: root.centre + root.wide / 2
        aside: root.all ? -root.half : Math.max(0, root.half - root.wide / 2)
    }
    SectorHandle {
        objectName: "sectorCentre"
        visible: !root.all && !root.bare
        part: SectorDrag.Centre
        rim: root
        middle: root.middle
        radius: root.radius
        drag: drag
        centre: root.centre
        wide: root.wide
        asked: root.asked
        onMoved: by => root.move(part, by)
        onDropped: root.send()
        name: qsTr("Sector centre")
        bearing: root.centre
        inwards: Theme.reach
        tag: qsTr("%1° at %2°").arg(Format.plain(root.wide)).arg(Format.plain(root.centre))
    }
}
