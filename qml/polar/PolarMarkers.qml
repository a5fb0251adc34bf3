// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The markers on the polar view: pins, arrows at the rim for markers outside the view, and tags
/// that say how far and on which bearing they are now.
Item {
    id: root

    required property SessionMarkers markers
    required property PolarItem polar
    required property SelectedVehicle vehicle
    /// The scan sector of a live sonar, with handles at the rim; null without.
    property SectorRim sector: null
    /// Rectangles over the plot that no tag covers, beside the vehicle's symbol and those handles.
    property var blocks: []
    readonly property rect vehicleBox: Qt.rect(polar.centre.x - Theme.s14, polar.centre.y - Theme.s14, 2 * Theme.s14, 2 * Theme.s14)
    readonly property real aside: sector?.all ? sector.half : 0
    readonly property var handles: !(sector?.visible ?? false) ? []
        : [sector.centre - sector.wide / 2 + aside, sector.centre + sector.wide / 2 - aside].map(bearing => polar.pointOf(polar.edgeM, bearing))
    readonly property var obstacles: [vehicleBox, ...blocks, ...handles.map(at => around(at))]
    /// Rectangles of the tags, pins at the rim, and the field for a name.
    property var boxes: []
    /// The markers in the view.
    readonly property PolarPins pins: pinModel
    /// A new marker is being named.
    readonly property bool naming: nameField.naming
    /// In a small plot only the selected marker has a tag.
    readonly property bool sparse: Math.min(width, height) < Theme.sparseTags

    function around(at: point): rect {
        return Qt.rect(at.x - Theme.s12, at.y - Theme.s12, Theme.s24, Theme.s24);
    }
    function layOut() {
        const tagged = [], others = [], rims = [];
        for (let i = 0; i < pinned.count; ++i) {
            const item = pinned.itemAt(i) as PolarMarker;
            if (!item)
                continue;
            (item.hasTag ? tagged : others).push(item);
            if (item.outside && !item.covered)
                rims.push(around(item.at));
        }
        tagged.sort((a, b) => b.chosen - a.chosen || a.outside - b.outside || a.rangeM - b.rangeM);
        const pins = [...tagged, ...others.filter(item => !item.covered)];
        // The field of a marker that is no longer in the picture stays where it is.
        const left = nameField.naming && !tagged.some(item => item.named) ? [Qt.rect(nameField.x, nameField.y, nameField.width, nameField.height)] : [];
        const found = layout.place(tagged.map(item => item.markerId), pins.map(item => item.at), pins.map(() => Theme.markerPin / 2),
            tagged.map(item => item.wanted), [...obstacles, ...left],
            Qt.rect(Theme.s4, Theme.s4, width - 2 * Theme.s4, height - 2 * Theme.s4));
        tagged.forEach((item, i) => item.box = found[i]);
        others.forEach(item => item.box = Qt.rect(0, 0, 0, 0));
        const named = tagged.find(item => item.named);
        if (named && named.box.width > 0) {
            nameField.x = named.box.x + Theme.s4;
            nameField.y = named.box.y + Theme.s4;
        } else if (named) {
            // There is no room beside it.
            nameField.x = Math.max(Theme.s4, Math.min(width - nameField.width - Theme.s4, named.at.x - nameField.width / 2));
            nameField.y = Math.max(Theme.s4, Math.min(height - nameField.height - Theme.s4, named.at.y + Theme.s14));
        }
        boxes = [...found.filter(box => box.width > 0), ...rims, ...left];
    }

    clip: true
    onObstaclesChanged: later.restart()
    onWidthChanged: later.restart()
    onHeightChanged: later.restart()
    onSparseChanged: later.restart()

    MarkerTagLayout { id: layout }
    // Several sizes may change at once.
    Timer {
        id: later

        interval: 0
        onTriggered: root.layOut()
    }
    Repeater {
        id: pinned

        model: PolarPins {
            id: pinModel

            markers: root.markers
            polar: root.polar
            vehicle: root.vehicle
            onPlaced: root.layOut()
        }
        delegate: PolarMarker {
            anchors.fill: root
            markers: root.markers
            old: root.polar.old
            sparse: root.sparse
            field: nameField.markerId === markerId ? Qt.size(nameField.width, nameField.height) : Qt.size(0, 0)
            onResized: later.restart()
        }
    }
    MarkerNameField {
        id: nameField

        z: 2
        markers: root.markers
        onMarkerIdChanged: root.layOut()
    }
    Connections {
        target: root.markers
        // Only what this view marks has a bearing from the front.
        function onTaken(markerId: string) {
            if (root.visible && !isNaN(root.markers.details.relativeDeg))
                nameField.begin(markerId);
        }
    }
}
