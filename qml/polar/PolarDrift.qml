// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Drift of the vehicle by the picture, below the cursor's read-out.
Column {
    id: root

    required property PictureMotion motion
    required property SelectedVehicle vehicle
    property bool oneLine
    property bool old
    readonly property bool drifting: motion.driftState === PictureMotion.Drifting
    readonly property bool holding: motion.driftState === PictureMotion.Holding
    /// Only the speed across a single wall is known.
    readonly property bool across: motion.driftAlongUnknown && (drifting || holding)
    readonly property bool directed: !isNaN(motion.driftTrueDeg)
    readonly property string speed: (motion.driftSpeed * Format.perMetre).toFixed(2)
    readonly property string error: (Math.ceil(motion.driftSpeedError * Format.perMetre * 100) / 100).toFixed(2)
    /// What the speed cannot exceed while the vehicle holds.
    readonly property string limit: (Math.ceil((motion.driftSpeed + motion.driftSpeedError) * Format.perMetre * 100) / 100).toFixed(2)
    readonly property string direction: directed ? Format.compass(motion.driftTrueDeg) : Format.compass(motion.driftRelativeDeg)
    readonly property string directionError: Math.ceil(motion.driftDirectionErrorDeg).toString()
    readonly property string reference: !directed ? qsTr("rel") : vehicle.headingTrue ? qsTr("T") : qsTr("hdg")
    readonly property string over: qsTr("%1 s").arg(Math.round(motion.driftWindowS))
    readonly property string age: Format.elapsed(motion.driftAgeS)
    /// The drift in one line, also for Ctrl+D.
    readonly property string sentence: across
        ? drifting ? qsTr("Across the wall %1 ± %2 %3, along it unknown").arg(speed).arg(error).arg(Format.speedUnit)
                   : qsTr("Across the wall under %1 %2, along it unknown").arg(limit).arg(Format.speedUnit)
        : drifting
        ? qsTr("Drift %1 ± %2 %3, %4 ± %5° %6").arg(speed).arg(error).arg(Format.speedUnit).arg(direction).arg(directionError).arg(reference)
        : holding ? qsTr("Holding, under %1 %2").arg(limit).arg(Format.speedUnit)
        : motion.driftState === PictureMotion.Unknown ? qsTr("Drift not known: too few echoes")
        : motion.driftState === PictureMotion.Computing ? qsTr("Computing the drift…")
        : motion.driftState === PictureMotion.Waiting ? qsTr("Drift after one more turn") : qsTr("Drift after two turns")

    objectName: "drift"
    Accessible.role: Accessible.StaticText
    Accessible.name: sentence

    HaloText {
        visible: root.oneLine
        text: root.sentence
        font: Theme.body
        color: root.old ? Theme.text3 : Theme.text
    }
    HaloText {
        visible: !root.oneLine
        height: Theme.figureHeight
        text: root.across ? qsTr("Across the wall") : qsTr("Drift")
        font: Theme.body
        color: Theme.text2
    }
    Row {
        visible: !root.oneLine
        height: Theme.s24
        spacing: Theme.s4
        HaloText {
            id: value

            text: root.drifting ? root.speed : root.across ? qsTr("under %1 %2").arg(root.limit).arg(Format.speedUnit)
                : root.holding ? qsTr("Holding")
                : root.motion.driftState === PictureMotion.Unknown ? qsTr("not known") : qsTr("–")
            font: Theme.value
            color: root.old ? Theme.text3 : Theme.text
        }
        HaloText {
            anchors.baseline: value.baseline
            visible: root.drifting
            text: qsTr("± %1 %2").arg(root.error).arg(Format.speedUnit)
            font: Theme.body
            color: Theme.text2
        }
    }
    PolarReadoutValue {
        objectName: "driftDirection"
        visible: !root.oneLine && root.drifting
        before: qsTr("to")
        old: root.old
        figure: root.direction
        after: root.across ? root.reference : qsTr("± %1° %2").arg(root.directionError).arg(root.reference)
    }
    PolarReadoutValue {
        objectName: "driftAlong"
        visible: !root.oneLine && root.across
        before: qsTr("along it unknown")
        old: root.old
    }
    PolarReadoutValue {
        visible: !root.oneLine && root.holding && !root.across
        before: qsTr("under")
        old: root.old
        figure: root.limit
        after: Format.speedUnit
    }
    PolarReadoutValue {
        visible: !root.oneLine && (root.drifting || root.holding)
        before: qsTr("over")
        old: root.old
        figure: root.over
        after: qsTr("· %1 old").arg(root.age)
    }
    PolarReadoutValue {
        visible: !root.oneLine && root.motion.driftState === PictureMotion.Unknown
        before: qsTr("too few echoes")
    }
    PolarReadoutValue {
        visible: !root.oneLine && root.motion.driftState === PictureMotion.Unknown && root.motion.driftUnknownSince !== ""
        before: qsTr("since")
        figure: root.motion.driftUnknownSince
    }
    PolarReadoutValue {
        visible: !root.oneLine && root.motion.driftState === PictureMotion.Computing
        before: qsTr("computing…")
    }
    PolarReadoutValue {
        visible: !root.oneLine && (root.motion.driftState === PictureMotion.Waiting || root.motion.driftState === PictureMotion.None)
        before: root.motion.driftState === PictureMotion.Waiting ? qsTr("after one more turn") : qsTr("after two turns")
    }
}
