// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// Range rings, bearing lines and their labels over the echoes. `radius` is that of the disc
/// with its zoom.
Item {
    id: root

    property point centre
    property real radius
    property real zoom: 1
    readonly property bool zoomed: zoom > 1
    property real edgeM
    readonly property real shownM: edgeM / zoom
    readonly property real step: Format.roundStep(shownM, 5)
    readonly property real perMetre: edgeM > 0 ? radius / edgeM : 0
    readonly property int rings: edgeM > 0 ? Math.min(60, Math.floor(edgeM / step * 1.001)) : 0

    Repeater {
        model: root.rings
        delegate: Rectangle {
            required property int index

            x: root.centre.x - width / 2
            y: root.centre.y - width / 2
            width: 2 * (index + 1) * root.step * root.perMetre
            height: width
            radius: width / 2
            color: "transparent"
            border.width: Theme.stroke
            border.color: Theme.grid
        }
    }
    Rectangle {
        x: root.centre.x - width / 2
        y: root.centre.y - width / 2
        width: 2 * root.radius
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.stroke
        border.color: Theme.gridStrong
    }
    Repeater {
        model: 12
        delegate: Item {
            id: spoke

            required property int index

            x: root.centre.x
            y: root.centre.y
            rotation: index * 30
            Rectangle {
                x: -width / 2
                y: -root.radius
                width: Theme.stroke
                height: root.radius
                color: Theme.grid
            }
            Rectangle {
                visible: !root.zoomed
                x: -width / 2
                y: -root.radius - height
                width: Theme.stroke
                height: Theme.s6
                color: Theme.gridStrong
            }
        }
    }
    Repeater {
        model: root.zoomed ? 0 : 12
        delegate: HaloText {
            required property int index
            readonly property real angle: index * Math.PI / 6
            readonly property real distance: root.radius + Theme.s20

            x: root.centre.x + Math.sin(angle) * distance - width / 2
            y: root.centre.y - Math.cos(angle) * distance - height / 2
            text: String(index * 30)
            color: Theme.text2
        }
    }
    Repeater {
        model: root.rings
        delegate: HaloText {
            required property int index
            readonly property real rangeM: (index + 1) * root.step

            x: root.centre.x + rangeM * root.perMetre - width - Theme.s4
            y: root.centre.y - height - Theme.s2
            visible: rangeM * root.perMetre > Theme.s24
            text: index + 1 === root.rings ? qsTr("%1 m").arg(Format.plain(rangeM)) : Format.plain(rangeM)
            font: Theme.smallMedium
        }
    }
}
