// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Rings around what only the present turn shows, or only the ghost.
Item {
    id: root

    required property PolarItem polar
    required property Ghost ghost
    /// Rectangles that no name covers.
    property var covers: []

    /// Where an echo is seen in a picture with that front, centre and radius.
    function pointOf(rangeM: real, bearingDeg: real, frontDeg: real, centre: point, radius: real): point {
        const distance = rangeM * radius / Math.max(polar.edgeM, 0.1);
        const angle = (bearingDeg + frontDeg) * Math.PI / 180;
        return Qt.point(centre.x + distance * Math.sin(angle), centre.y - distance * Math.cos(angle));
    }

    clip: true

    Repeater {
        model: root.visible ? root.ghost.changes : []
        delegate: Item {
            id: ring

            required property var modelData
            readonly property bool isNew: modelData.isNew
            readonly property point at: root.pointOf(modelData.rangeM, modelData.bearingDeg + root.ghost.turnDeg, root.polar.frontDeg,
                root.polar.centre, root.polar.discRadius)
            readonly property real radius: Math.max(Theme.s14, modelData.radiusM * root.polar.discRadius / Math.max(root.polar.edgeM, 0.1) + Theme.s6)
            readonly property int dashes: Math.max(12, Math.round(radius * 2 * Math.PI / (isNew ? Theme.s6 : Theme.s12)))
            readonly property color ink: isNew ? Theme.marker : Theme.ghost

            objectName: "ghostChange"
            x: at.x
            y: at.y
            Accessible.role: Accessible.StaticText
            Accessible.name: name.text
            Repeater {
                model: ring.dashes
                delegate: Item {
                    required property int index

                    rotation: index * 360 / ring.dashes
                    Rectangle {
                        x: -width / 2
                        y: -ring.radius - height / 2
                        width: ring.isNew ? Theme.s4 : Theme.s8
                        height: Theme.s2 + 2 * Theme.stroke
                        antialiasing: true
                        color: ring.ink
                        border.width: Theme.stroke
                        border.color: Theme.halo
                    }
                }
            }
            HaloText {
                id: name

                // At the right or left of the ring, below or above it: the first where nothing is.
                readonly property var places: [Qt.point(ring.radius + Theme.s6, -height / 2), Qt.point(-ring.radius - Theme.s6 - width, -height / 2),
                    Qt.point(-width / 2, ring.radius + Theme.s6), Qt.point(-width / 2, -ring.radius - Theme.s6 - height)]
                readonly property var free: places.find(place => ring.at.x + place.x >= 0 && ring.at.x + place.x + width <= root.width
                    && ring.at.y + place.y >= 0 && ring.at.y + place.y + height <= root.height
                    && !Format.overlapsAny(Qt.rect(ring.at.x + place.x, ring.at.y + place.y, width, height), root.covers))

                x: free?.x ?? 0
                y: free?.y ?? 0
                visible: free !== undefined
                text: ring.isNew ? qsTr("New") : qsTr("Only in ghost")
                color: ring.ink
            }
        }
    }
}
