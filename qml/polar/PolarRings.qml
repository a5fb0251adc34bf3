// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Range labels of the rings, on the 090 line or, if that is not visible, on the nearest visible
/// line.
Item {
    id: root

    required property PolarItem polar
    /// Rectangles over the plot; a label that one would partly cover is hidden.
    property var covers: []
    /// Rectangle of the north pin; labels that it would cover are hidden.
    property rect pin
    readonly property point centre: polar.centre
    readonly property real perMetre: polar.edgeM > 0 ? polar.discRadius / polar.edgeM : 0
    readonly property real step: polar.ringStepM
    readonly property int rings: step > 0 ? Math.min(64, Math.floor(polar.edgeM / step * 1.002)) : 0
    readonly property real lineY: Math.max(Theme.s24, Math.min(height - Theme.s4, centre.y))
    readonly property int side: centre.x > width - Theme.reach ? -1 : 1
    /// Every `stride`th ring has a label.
    readonly property int stride: step > 0 ? Math.ceil((widest.advanceWidth + Theme.s8) / (step * perMetre)) : 1

    function labelX(ring: int): real {
        return centre.x + side * Math.sqrt(Math.max(0, Math.pow(ring * step * perMetre, 2) - Math.pow(lineY - centre.y, 2)));
    }
    function labelled(ring: int): bool {
        const x = labelX(ring);
        return ring <= rings && (rings - ring) % stride === 0 && x > 0 && x < width && side * (x - centre.x) > Theme.s24;
    }

    TextMetrics {
        id: widest

        font: Theme.smallMedium
        text: qsTr("%1 %2").arg(Format.chosen(root.rings * root.step)).arg(Format.unit)
    }
    Repeater {
        model: root.rings
        delegate: HaloText {
            required property int index
            readonly property real metres: (index + 1) * root.step

            objectName: "ringLabel"
            readonly property real lineY: root.lineY - height - Theme.s2
            readonly property bool pinned: Format.overlapsAny(Qt.rect(x, lineY, width, height), [root.pin])

            x: root.labelX(index + 1) - (root.side > 0 ? width + Theme.s4 : -Theme.s4)
            y: !pinned ? lineY : root.pin.y + root.pin.height / 2 > lineY + height / 2 ? root.pin.y - height : root.pin.y + root.pin.height
            visible: root.labelled(index + 1) && x >= 0 && x + width <= root.width && !Format.overlapsAny(Qt.rect(x, y, width, height), root.covers)
            text: root.labelled(index + 1 + root.stride) ? Format.chosen(metres)
                : qsTr("%1 %2").arg(Format.chosen(metres)).arg(Format.unit)
            font: Theme.smallMedium
        }
    }
}
