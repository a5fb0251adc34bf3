// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Where the compass has the vehicle's front while it differs from the picture, or, in a view that
/// is turned by the compass, where the picture has it: a dashed line with an arc as wide as the
/// bound, or, once that is acknowledged, a triangle.
Item {
    id: root

    required property PolarItem polar
    required property PictureMotion motion
    /// Rectangles over the plot; the label is hidden where it would partly cover one.
    property var covers: []
    readonly property bool byCompass: polar.up === VehicleSettings.North || polar.up === VehicleSettings.Course
    readonly property real angle: polar.frontDeg + (byCompass ? -1 : 1) * motion.compassDifferenceDeg
    readonly property bool whole: !motion.compassAcknowledged
    readonly property real inside: polar.discRadius * 0.6

    function pointAt(radius: real, degrees: real): point {
        return Qt.point(polar.centre.x + Math.sin(degrees * Math.PI / 180) * radius,
            polar.centre.y - Math.cos(degrees * Math.PI / 180) * radius);
    }

    objectName: "compassCheck"
    visible: polar.hasPing && polar.headed && !polar.old && motion.compassState === PictureMotion.Differs
        && polar.zoom === 1 && polar.showsBearing(angle - polar.frontDeg)
    Accessible.role: Accessible.StaticText
    Accessible.name: motion.compassWarning

    Item {
        x: root.polar.centre.x
        y: root.polar.centre.y
        rotation: root.angle
        Repeater {
            model: root.visible && root.whole ? Math.max(0, Math.floor((root.polar.discRadius - root.inside - Theme.s14) / Theme.s10)) : 0
            delegate: Rectangle {
                required property int index

                x: -width / 2
                y: -root.inside - index * Theme.s10 - height
                width: Theme.focusStroke
                height: Theme.s6
                antialiasing: true
                color: Theme.warn
            }
        }
        StateShape {
            x: -width / 2
            y: -root.polar.discRadius
            shape: "triangle"
            color: Theme.warn
        }
    }
    // The arc: dots as close as the line is wide.
    Repeater {
        model: root.visible && root.whole ? 25 : 0
        delegate: Rectangle {
            required property int index
            readonly property point at: root.pointAt(root.inside, root.angle + root.motion.compassErrorDeg * (index - 12) / 12)

            x: at.x - width / 2
            y: at.y - height / 2
            width: Theme.focusStroke
            height: width
            radius: width / 2
            color: Theme.warn
        }
    }
    HaloText {
        readonly property point at: root.pointAt(root.polar.discRadius - Theme.s24, root.angle)
        readonly property real side: at.x + Theme.s10 + width > root.width ? at.x - Theme.s10 - width : at.x + Theme.s10

        x: side
        y: at.y - height / 2
        visible: root.whole && !Format.overlapsAny(Qt.rect(x, y, width, height), root.covers)
        text: root.byCompass ? qsTr("Picture") : qsTr("Compass")
        color: Theme.warn
    }
}
