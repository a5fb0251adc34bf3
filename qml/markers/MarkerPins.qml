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

    clip: true
    Repeater {
        model: root.pins
        delegate: MarkerPin {
            required number
            required name
            required property string markerId
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
