// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The markers on a plot.
Item {
    id: root

    required property SessionMarkers markers
    /// Positions of the markers on the plot: a MarkerPinModel.
    required property var pins

    /// The markers of the plot have a bearing; those of the polar view are named there.
    property bool directed
    /// Other pins, beside which a marker is named if it has one there; null for none.
    property MarkerPins namedBefore: null
    /// A new marker is being named.
    readonly property bool naming: field.naming

    /// The pin of the marker; null if it is not on the plot.
    function pinOf(markerId: string): MarkerPin {
        for (let i = 0; i < pinItems.count; ++i)
            if ((pinItems.itemAt(i) as MarkerPin)?.markerId === markerId)
                return pinItems.itemAt(i) as MarkerPin;
        return null;
    }

    clip: true
    MarkerNameField {
        id: field

        z: 2
        markers: root.markers
    }
    Connections {
        target: root.markers
        function onTaken(markerId: string) {
            const pin = root.pinOf(markerId);
            if (!root.visible || (root.directed ? pin === null || (root.namedBefore?.pinOf(markerId) ?? null) !== null : !isNaN(root.markers.details.relativeDeg)))
                return;
            // The pin may not be there yet: then where the newest echoes are.
            field.x = Math.max(Theme.s4, Math.min(root.width - field.width - Theme.s4, pin ? pin.x - field.width / 2 : root.width));
            field.y = !pin ? Theme.s12 : pin.y > root.height / 2 ? pin.y - field.height - Theme.s12 : pin.y + pin.height + Theme.s12;
            field.begin(markerId);
        }
    }
    Repeater {
        id: pinItems

        model: root.pins
        delegate: MarkerPin {
            required number
            required name
            required markerId
            required property point at
            required property real rangeM
            required property real rangeErrorM
            required property real bearingDeg
            required property real bearingErrorDeg
            required property bool asMarked
            /// Relative bearing as text; empty if unknown or too uncertain.
            readonly property string bearing: isNaN(bearingDeg) || bearingErrorDeg > 45 ? ""
                : qsTr("rel %1 ± %2°").arg(Format.bearing(bearingDeg)).arg(bearingErrorDeg.toFixed(1))

            objectName: "pin"
            x: Math.round(at.x - width / 2)
            y: Math.round(at.y - height / 2)
            z: chosen ? 1 : 0
            chosen: root.markers.chosen === markerId
            valueText: Format.joined([Format.uncertain(rangeM, rangeErrorM), bearing, asMarked ? qsTr("as marked") : ""])
            quiet: asMarked
            leftwards: at.x > root.width - Theme.scaleWidth
            onClicked: root.markers.chosen = markerId
        }
    }
}
