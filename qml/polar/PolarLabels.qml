// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Labels of a polar view: the ranges of its rings and the bearings of its lines. In a disc they are
/// relative, or with north up from north; in a fan they are relative.
Item {
    id: root

    required property PolarItem polar
    /// The markers in the view, which no label covers: a MarkerPinModel.
    property alias markers: labels.markers
    /// Rectangles over the plot that no label may overlap.
    property alias covers: labels.covers
    /// Rectangle of the north pin, which moves labels of ranges aside.
    property alias pin: labels.pin
    /// Rectangles of the labels.
    readonly property alias boxes: labels.boxes

    Repeater {
        model: PolarLabelModel {
            id: labels

            polar: root.polar
            markerSize: Theme.markerPin + 2 * Theme.focusStroke
            unit: Format.unit
            rangeFont: Theme.smallMedium
            bearingFont: Theme.body
            scale: Theme.factor
        }
        delegate: HaloText {
            required property string label
            required property rect box
            required property bool isRange

            objectName: isRange ? "ringLabel" : "bearingNumber"
            x: box.x + (box.width - width) / 2
            y: box.y + (box.height - height) / 2
            text: label
            font: isRange ? Theme.smallMedium : Theme.body
            color: isRange ? Theme.text : Theme.text2
        }
    }
}
