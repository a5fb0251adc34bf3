// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Compass of the polar view: the cardinal points inside the rim, a mark at the vehicle's front,
/// and the heading above. In a fan, those of them that it shows. A steady view has no cardinal
/// points, and above it how far the vehicle has turned.
Item {
    id: root

    required property PolarItem polar
    required property SelectedVehicle vehicle
    required property PictureMotion motion
    /// Nothing else says by what the view is steady.
    property bool brief
    readonly property bool steady: polar.up === VehicleSettings.Steady
    readonly property bool whole: polar.zoom === 1
    /// Rectangles over the plot; a letter that one would partly cover is hidden.
    property var covers: []
    /// Rectangle of the north pin; empty while hidden.
    readonly property bool northShown: visible && whole && !steady && polar.showsBearing(polar.northDeg - polar.frontDeg, signDeg)
    readonly property rect pin: northShown ? Qt.rect(pinAt.x - Theme.s16, pinAt.y - Theme.s16, 2 * Theme.s16, 2 * Theme.s16)
        : Qt.rect(0, 0, 0, 0)
    readonly property var boxes: visible ? [Qt.rect(box.x, box.y, box.width, box.height)] : []
    readonly property point pinAt: Qt.point(centre.x + Math.sin(polar.northDeg * Math.PI / 180) * inside,
        centre.y - Math.cos(polar.northDeg * Math.PI / 180) * inside)
    readonly property point centre: polar.centre
    readonly property real inside: polar.discRadius - Theme.s24
    /// Half of a letter, as an angle in degrees.
    readonly property real signDeg: Math.asin(Math.min(1, Theme.s14 / Math.max(inside, Theme.s14))) * 180 / Math.PI

    // A cardinal point inside the rim; north is a pin that points outwards.
    component PolarNorth: Item {
        id: sign

        required property string letter
        /// Angle on the screen, degrees clockwise from up.
        property real angle
        property bool north

        objectName: "compassSign"

        Rectangle {
            visible: sign.north
            width: Theme.s10
            height: Theme.s10
            x: Math.sin(sign.angle * Math.PI / 180) * Theme.s8 - width / 2
            y: -Math.cos(sign.angle * Math.PI / 180) * Theme.s8 - height / 2
            rotation: sign.angle + 45
            antialiasing: true
            color: Theme.marker
        }
        Rectangle {
            visible: sign.north
            x: -width / 2
            y: -height / 2
            width: Theme.s20
            height: Theme.s20
            radius: width / 2
            color: Theme.marker
        }
        PlainText {
            visible: sign.north
            anchors.centerIn: parent
            text: sign.letter
            font: Theme.smallStrong
            color: Theme.halo
        }
        HaloText {
            visible: !sign.north
            anchors.centerIn: parent
            text: sign.letter
            font: Theme.smallStrong
            color: Theme.marker
        }
    }
    Repeater {
        model: [qsTr("N"), qsTr("E"), qsTr("S"), qsTr("W")]
        delegate: PolarNorth {
            required property int index
            required property string modelData
            readonly property real rise: Math.cos(angle * Math.PI / 180) * root.inside
            // A letter is hidden where it would cover a range label on the 090 line.
            readonly property bool crowded: !north && !root.polar.fan && x > root.centre.x && rise > -Theme.s8 && rise < Theme.s24

            objectName: "compass" + index
            visible: root.whole && !root.steady && root.polar.showsBearing(angle - root.polar.frontDeg, root.signDeg) && (north || !Format.overlapsAny(
                Qt.rect(x - Theme.s10, y - Theme.s10, 2 * Theme.s10, 2 * Theme.s10), root.covers))
            letter: modelData
            north: index === 0
            angle: root.polar.northDeg + 90 * index
            x: root.centre.x + Math.sin(angle * Math.PI / 180) * root.inside
            y: root.centre.y - (!crowded ? rise : rise > Theme.s10 ? Theme.s24 + Theme.s4 : -Theme.s10)
        }
    }
    Item {
        visible: root.whole && root.polar.showsBearing(0)
        x: root.centre.x
        y: root.centre.y
        rotation: root.polar.frontDeg
        StateShape {
            x: -width / 2
            y: -root.polar.discRadius - height
            shape: "triangle"
            color: Theme.marker
            rotation: 180
        }
    }
    Rectangle {
        id: box

        objectName: "headingBox"
        x: Math.round((root.whole ? root.centre.x : root.width / 2) - width / 2)
        y: Math.round(root.whole ? root.centre.y - root.polar.discRadius - Theme.s12 - height : Theme.s4)
        width: row.implicitWidth + 2 * Theme.s10
        height: Theme.s24
        radius: Theme.radiusSegment
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.lineStrong
        Accessible.role: Accessible.StaticText
        Accessible.name: root.steady ? Format.joined([qsTr("Turned %1").arg(heading.text), unmatched.visible ? unmatched.text : ""])
            : Format.joined([qsTr("Heading %1 %2").arg(heading.text).arg(reference.text), root.vehicle.byHand ? byHand.text : ""])
        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.s4
            PlainText {
                id: heading

                objectName: "heading"
                text: root.steady ? Format.turn(root.motion.steadyTurnDeg) : Format.compass(root.vehicle.headingDeg)
                font: Theme.titleFont
            }
            PlainText {
                id: reference

                visible: !root.steady
                anchors.baseline: heading.baseline
                text: root.vehicle.headingTrue ? qsTr("T") : qsTr("hdg")
                font: Theme.tick
                color: Theme.text2
            }
            PlainText {
                id: byHand

                objectName: "alignedByHand"
                visible: root.vehicle.byHand && !root.steady
                anchors.baseline: heading.baseline
                text: qsTr("aligned by hand")
                font: Theme.tick
                color: Theme.warn
            }
            PlainText {
                id: unmatched

                visible: root.steady && root.brief && root.motion.steadyState !== PictureMotion.Picture
                anchors.baseline: heading.baseline
                text: root.motion.steadyState === PictureMotion.Held ? qsTr("held") : qsTr("by compass")
                font: Theme.tick
                color: Theme.warn
            }
        }
    }
}
