// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Where the vehicle drifts in 30 seconds, from its symbol, with the bound around the end. Where only
/// the drift across a wall is known, a bar along the wall, as wide as the bound, stands for the end.
Item {
    id: root

    required property PolarItem polar
    required property PictureMotion motion
    property bool shown
    readonly property real seconds: 30
    readonly property real perMetre: polar.edgeM > 0 ? polar.discRadius / polar.edgeM : 0
    readonly property real length: motion.driftSpeed * seconds * perMetre
    /// Short vectors are drawn longer, with their bound.
    readonly property real drawn: Math.max(Theme.s24, length)
    readonly property real bound: length > 0 ? motion.driftSpeedError * seconds * perMetre * drawn / length : 0
    /// Degrees clockwise from up on the screen.
    readonly property real angle: polar.headed && !isNaN(motion.driftTrueDeg) ? polar.northDeg + motion.driftTrueDeg
        : polar.frontDeg + motion.driftRelativeDeg

    objectName: "driftVector"
    visible: shown && polar.hasPing && !polar.old && !polar.parked && motion.driftState === PictureMotion.Drifting && perMetre > 0
        && polar.showsBearing(angle - polar.frontDeg)
    x: polar.centre.x
    y: polar.centre.y
    rotation: angle
    Accessible.ignored: true

    Rectangle {
        x: -width / 2
        y: -root.drawn
        width: Theme.s4
        height: root.drawn
        antialiasing: true
        color: Theme.halo
    }
    Rectangle {
        x: -width / 2
        y: -root.drawn
        width: Theme.focusStroke
        height: root.drawn
        antialiasing: true
        color: Theme.cursor
    }
    StateShape {
        visible: !root.motion.driftAlongUnknown
        x: -width / 2
        y: -root.drawn - height / 2
        shape: "triangle"
        color: Theme.cursor
    }
    Rectangle {
        objectName: "driftBound"
        x: -width / 2
        y: -root.drawn - height / 2
        width: root.motion.driftAlongUnknown ? 2 * Theme.s24 : height
        height: 2 * (root.motion.driftAlongUnknown ? Math.max(root.bound, Theme.stroke) : Math.max(root.bound, Theme.s8))
        radius: root.motion.driftAlongUnknown ? 0 : width / 2
        color: "transparent"
        border.width: Theme.stroke
        border.color: Theme.cursor
    }
}
