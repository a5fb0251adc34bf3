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
    /// Of each ring: centre, radius, and the box of its name, empty where there is no place for it.
    readonly property var rings: visible ? Array.from(ghost.changes).reduce((rings, change) => {
        const at = pointOf(change.rangeM, change.bearingDeg + ghost.turnDeg, polar.frontDeg, polar.centre, polar.discRadius);
        const radius = Math.max(Theme.s14, change.radiusM * polar.discRadius / Math.max(polar.edgeM, 0.1) + Theme.s6);
        const box = nameBox(at, radius, change.isNew ? newName : ghostName, [...covers, ...rings.map(ring => ring.box)]);
        return [...rings, { at, radius, box }];
    }, []) : []

    /// Where an echo is seen in a picture with that front, centre and radius.
    function pointOf(rangeM: real, bearingDeg: real, frontDeg: real, centre: point, radius: real): point {
        const distance = rangeM * radius / Math.max(polar.edgeM, 0.1);
        const angle = (bearingDeg + frontDeg) * Math.PI / 180;
        return Qt.point(centre.x + distance * Math.sin(angle), centre.y - distance * Math.cos(angle));
    }
    /// At the right or left of the ring, below or above it: the first where nothing is.
    function nameBox(at: point, radius: real, name: Item, covers: var): rect {
        const places = Array.of(Qt.point(radius + Theme.s6, -name.height / 2), Qt.point(-radius - Theme.s6 - name.width, -name.height / 2),
            Qt.point(-name.width / 2, radius + Theme.s6), Qt.point(-name.width / 2, -radius - Theme.s6 - name.height));
        return places.map(place => Qt.rect(at.x + place.x, at.y + place.y, name.width, name.height))
            .find(box => box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height && !Format.overlapsAny(box, covers))
            ?? Qt.rect(0, 0, 0, 0);
    }

    clip: true

    HaloText { id: newName; visible: false; text: qsTr("New") }
    HaloText { id: ghostName; visible: false; text: qsTr("Only in ghost") }

    Repeater {
        model: root.visible ? root.ghost.changes : []
        delegate: Item {
            id: ring

            required property int index
            required property var modelData
            readonly property bool isNew: modelData.isNew
            readonly property var placed: root.rings[index]
            readonly property point at: placed?.at ?? Qt.point(0, 0)
            readonly property real radius: placed?.radius ?? 0
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

                readonly property rect box: ring.placed?.box ?? Qt.rect(0, 0, 0, 0)

                x: box.x - ring.x
                y: box.y - ring.y
                visible: box.width > 0
                text: ring.isNew ? newName.text : ghostName.text
                color: ring.ink
            }
        }
    }
}
