// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The polar view with range rings and bearings, pointer and keyboard control.
FocusScope {
    id: root

    required property Session session
    required property LinkedCursor linked
    /// The earlier turn below the echoes.
    required property Ghost ghost
    /// Of a live Ping360; null without.
    property SonarSettings controls: null
    /// What the newest ping that is shown was made with.
    property SettingsReadout settings: null
    /// Alarm whose zone is drawn; null for none.
    property ZoneAlarm zone: null
    /// The corners have no room for what the view is turned by.
    property bool brief
    /// Sizes of the blocks in the corners.
    property var corners: []
    property bool keepsCursor
    property string reading
    /// Controls are hidden, for a snapshot.
    property bool bare
    /// Items over the plot, siblings of it: labels that one would partly cover are hidden.
    property var blocks: []
    readonly property var blockBoxes: blocks.filter(block => block.visible)
        .map(block => Qt.rect(block.x - x, block.y - y, block.width + (polar.zoom > 1 ? block.overhang ?? 0 : 0), block.height))
    readonly property var covers: [...blockBoxes, ...(measured.visible ? measured.boxes : []), ...compass.boxes, ...markers.boxes, (cross.item as CursorCross)?.tagBox ?? Qt.rect(0, 0, 0, 0)]
    /// The Ping1D faces down, so that its distance is the altitude.
    property bool facesDown
    readonly property alias polar: polar
    readonly property alias hovered: mouse.containsMouse
    readonly property PolarMeasure measure: measured.measure
    readonly property string measuredText: measured.sentence
    /// Largest radius at which no bearing label touches a block, pixels.
    readonly property real largest: Math.min(width / 2, height / 2, ...corners.map(corner => Theme.s4
        + Math.hypot(Math.max(0, width / 2 - corner.width), Math.max(0, height / 2 - corner.height)))) - Theme.discMargin
    readonly property real pointedS: polar.cursorValid ? polar.cursorTimeS : NaN
    /// The sector as a live sonar reports it, else as the pings that are shown have it, degrees.
    readonly property real reportedWidth: controls?.of("sectorWidthDeg").reported ?? NaN
    readonly property bool reports: !isNaN(reportedWidth)
    readonly property real sectorWidth: reports ? reportedWidth : settings?.sectorWidthDeg ?? -1
    readonly property real sectorCentre: reports ? controls.of("sectorCentreDeg").reported : settings?.sectorCentreDeg ?? 0

    signal menuRequested(real x, real y)
    signal rangeRequested(int by)
    signal copyRequested()
    /// A message for the user, such as why a key had no effect.
    signal notified(string text)

    function startMeasure() {
        keys.forceActiveFocus();
        measure.start();
    }
    /// Zooms about the cursor, or about the centre without one.
    function zoomTo(zoom: real) {
        const about = polar.cursorValid ? polar.pointOf(polar.cursorRangeM, polar.cursorBearingDeg)
            : Qt.point(width / 2, height / 2);
        polar.zoomAt(zoom / polar.zoom, about.x, about.y);
    }
    function placeZone() {
        if (polar.cursorValid && zone)
            zone.placeAround(polar.cursorBearingDeg, polar.cursorRangeM);
        else if (zone)
            notified(qsTr("Point at the alarm zone's position first."));
    }
    function publishPointed() {
        if (polar.cursorValid)
            linked.point(root, pointedS);
        else
            linked.leave(root);
    }

    clip: true
    onPointedSChanged: publishPointed()

    GhostItem {
        objectName: "ghostItem"
        anchors.fill: parent
        visible: root.ghost.drawn && polar.hasPing
        opacity: root.ghost.strength / 100
        ghost: root.ghost
    }
    PolarItem {
        id: polar

        anchors.fill: parent
        margin: Math.min(width, height) / 2 - Math.max(root.largest, Theme.discMargin)
        source: root.session.ping360
        display: root.session.display
        vehicle: root.session.vehicle
        motion: root.session.motion
        sectorWidthDeg: root.sectorWidth
        sectorCentreDeg: root.sectorCentre
        fanRoom: Theme.fanRoom
        fanFoot: Theme.fanFoot
        upsideDown: root.session.mounting.upsideDown
        turnOffset: root.session.mounting.turnOffset
        background: root.ghost.drawn ? "transparent" : Theme.canvas
        groundColor: Theme.canvas
        unitsPerMetre: Format.perMetre
        soundSpeedErrorPercent: root.session.shown360.sound.errorPercent
        ringColor: Theme.grid
        rimColor: Theme.gridStrong
        old: root.session.shown360.old
        // While the head is parked the echoes are shown over time, and measured there.
        levelsMeasured: !hasPing || !parked
        ageColor: root.session.shown360.old ? Theme.lineStrong : Theme.accent
        hatchColor: root.session.shown360.old ? Theme.text3 : Theme.lineStrong
        sweepColor: root.session.shown360.old ? Theme.text3 : Theme.accent
        sweepHaloColor: Theme.halo
        onCursorValidChanged: root.publishPointed()
    }
    // Owner and time of the linked cursor change one after the other: evaluate both afterwards.
    Binding {
        target: polar
        property: "linkedTimeS"
        value: root.linked.owner === root ? NaN : root.linked.timeS
        delayed: true
    }
    PolarLabels {
        id: labels

        anchors.fill: parent
        visible: polar.hasPing
        polar: polar; covers: root.covers; pin: compass.pin; markers: markers.pins
    }
    PolarCompass {
        id: compass

        covers: [...root.covers, ...labels.boxes]
        anchors.fill: parent
        visible: polar.hasPing && (polar.headed || polar.up === VehicleSettings.Steady)
        polar: polar; vehicle: root.session.vehicle; motion: root.session.motion
        brief: root.brief
    }
    LazyLoader {
        shown: root.session.motion.compassState === PictureMotion.Differs
        delegate: PolarCompassCheck {
            anchors.fill: root
            polar: root.polar
            motion: root.session.motion
            covers: [...root.covers, ...labels.boxes]
        }
    }
    LazyLoader {
        id: zoneMaker

        shown: root.zone?.drawn ?? false
        prepared: true
        delegate: PolarZone {
            anchors.fill: root
            polar: root.polar
            zone: root.zone
            others: compass.boxes
        }
    }
    // Line at the bearing of the sonar at the time under the cursor of another plot.
    Item {
        id: polarLinked

        visible: polar.hasPing && polar.linkedValid && polar.showsBearing(polar.linkedBearingDeg)
        x: polar.centre.x
        y: polar.centre.y
        rotation: polar.linkedBearingDeg + polar.frontDeg
        Repeater {
            model: polarLinked.visible ? Math.min(500, Math.floor(polar.discRadius / Theme.s6)) : 0
            delegate: Rectangle {
                required property int index

                x: -width / 2
                y: -(index + 1) * Theme.s6
                width: Theme.s4
                height: Theme.s4
                antialiasing: true
                color: Theme.cursor
                border.width: Theme.stroke
                border.color: Theme.halo
            }
        }
    }
    LazyLoader {
        shown: root.session.display.drift
        delegate: PolarDriftVector {
            shown: root.session.display.drift
            polar: root.polar
            motion: root.session.motion
        }
    }
    // Symbol of the vehicle at the centre, drawn with its front up and then rotated. Zoomed in, the
    // centre may be under a block in a corner.
    Item {
        objectName: "vehicleSign"
        visible: polar.hasPing && !Format.overlapsAny(markers.vehicleBox, root.blockBoxes)
        x: polar.centre.x
        y: polar.centre.y
        rotation: polar.frontDeg
        Icon {
            x: -width / 2
            y: -height / 2
            icon: "vehiclehalo"
            size: Theme.s24
            color: Theme.halo
        }
        Icon {
            x: -width / 2
            y: -height / 2
            icon: "vehicle"
            size: Theme.s24
            color: Theme.marker
        }
    }
    PolarMeasured {
        id: measured

        anchors.fill: parent
        visible: polar.hasPing
        session: root.session; polar: polar
        facesDown: root.facesDown
    }
    GhostChanges {
        anchors.fill: parent
        visible: polar.hasPing && !root.ghost.aligning
        polar: polar; ghost: root.ghost; covers: [...root.covers, ...labels.boxes, markers.vehicleBox]
    }
    PolarMouse {
        id: mouse

        anchors.fill: parent
        polar: polar; measure: root.measure
        keepsCursor: root.keepsCursor
        onMenuRequested: (x, y) => root.menuRequested(x, y)
        onRangeRequested: by => root.rangeRequested(by)
    }
    RecordedSector { polar: polar; settings: root.controls === null ? root.settings : null }
    LazyLoader {
        id: rim

        shown: root.controls !== null
        prepared: true
        delegate: SectorRim {
            bare: root.bare
            anchors.fill: root
            polar: root.polar
            controls: root.controls
        }
    }
    PolarMarkers {
        id: markers

        anchors.fill: parent
        visible: polar.hasPing
        markers: root.session.markers
        polar: polar; vehicle: root.session.vehicle
        sector: rim.item as SectorRim
        blocks: [...root.blockBoxes, ...compass.boxes, ...(zoneMaker.item ? [(zoneMaker.item as PolarZone).nameBox] : []),
            ...(measured.visible ? measured.boxes : []),
            ...(stale.shown && stale.item ? [Qt.rect(stale.item.x, stale.item.y, stale.item.width, stale.item.height)] : [])]
    }
    LazyLoader {
        id: cross

        shown: polar.cursorValid
        prepared: true
        delegate: CursorCross {
            readonly property point at: polar.pointOf(polar.cursorRangeM, polar.cursorBearingDeg)
            // The labels of ranges at a disc's horizontal line.
            readonly property real labelsFrom: polar.centre.y - Theme.s20 - Theme.s14
            readonly property real labelsTo: polar.centre.y + Theme.s14

            visible: polar.cursorValid
            x: at.x
            y: at.y
            // Hidden where it would be under the read-out, which shows the range, too.
            tagText: root.measure.measured || Format.overlapsAny(Qt.rect(at.x - (leftwards ? Theme.scaleWidth : Theme.s20), at.y - Theme.s20,
                Theme.scaleWidth + Theme.s20, 2 * Theme.s20), [...root.blockBoxes, ...markers.boxes, markers.vehicleBox]) ? "" : Format.lengthUnit(polar.cursorRangeM, polar.cursorRangeErrorM)
            leftwards: at.x > root.width - Theme.scaleWidth
            tagY: polar.fan || at.y <= labelsFrom || at.y >= labelsTo ? 0
                : at.y < polar.centre.y - Theme.s10 ? labelsFrom - at.y : labelsTo - at.y
        }
    }
    // Z also works without focus while the mouse points at the plot.
    Shortcut {
        sequence: "Z"
        enabled: mouse.containsMouse && polar.cursorValid && root.zone !== null && !keys.activeFocus
        onActivated: root.placeZone()
    }
    PolarKeys {
        id: keys

        anchors.fill: parent
        visible: polar.hasPing
        polar: polar; measure: root.measure
        keepsCursor: markers.naming
        onCopyRequested: root.copyRequested()
        reading: root.reading
        onZoomRequested: factor => root.zoomTo(polar.zoom * factor)
        onFitRequested: polar.fit()
        onZoneRequested: root.placeZone()
        onMenuRequested: {
            const at = polar.pointOf(polar.cursorRangeM, polar.cursorBearingDeg);
            if (polar.cursorValid)
                root.menuRequested(at.x, at.y);
        }
    }
    LazyLoader {
        id: aligner

        shown: root.ghost.aligning
        delegate: GhostAligner {
            anchors.fill: root
            visible: aligner.shown
            polar: root.polar; ghost: root.ghost
            next: keys
        }
    }
    // Placed between the vehicle symbol and the bearing labels; in a fan, in its middle.
    LazyLoader {
        id: stale

        shown: root.session.shown360.old
        prepared: true
        delegate: StaleTag {
            objectName: "oldTag360"
            anchors.horizontalCenter: root.horizontalCenter; y: Math.round(polar.zoom > 1 ? (root.height - height) / 2
                : polar.fan ? polar.centre.y - (polar.discRadius + height) / 2 : polar.centre.y + Theme.s24)
            sonar: root.session.shown360
            ageS: polar.newestAgeS
            live: root.session.mode === Session.Live
        }
    }
}
