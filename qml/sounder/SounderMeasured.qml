// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The measurement over the Ping1D's echogram: the line, its ends, and a label with the values.
Item {
    id: root

    required property Session session
    required property WaterfallItem waterfall
    property bool facesDown
    /// Rectangles that the label must not cover.
    property var others: []
    readonly property var boxes: drawn.item?.boxes ?? []
    readonly property SounderMeasure measure: tool
    readonly property bool atOnce: isNaN(tool.closingMps)
    readonly property string side: atOnce ? qsTr("apart") : tool.distanceM < 0 ? qsTr("nearer") : qsTr("further")
    readonly property string length: qsTr("%1 %2").arg(Format.uncertain(Math.abs(tool.distanceM), tool.distanceErrorM)).arg(side)
    readonly property string pace: atOnce ? "" : qsTr("%1 s").arg(tool.seconds.toFixed(1))
    readonly property string closing: atOnce ? "" : qsTr("%1 %2 %3/s ± %4").arg(tool.closingMps < 0 ? qsTr("opening") : qsTr("closing"))
        .arg(Format.length(Math.abs(tool.closingMps), tool.closingErrorMps)).arg(Format.unit)
        .arg(Format.length(tool.closingErrorMps, tool.closingErrorMps))
    readonly property string depth: isNaN(tool.depthM) ? "" : qsTr("%1 %2").arg(Format.uncertain(Math.abs(tool.depthM), tool.depthErrorM))
        .arg(tool.depthM < 0 ? qsTr("shallower") : qsTr("deeper"))
    /// The measurement as text, for the clipboard and screen readers; empty without one.
    readonly property string sentence: tool.measured ? Format.translated([qsTr("Measured %1").arg(length), pace, closing, depth]) : ""

    clip: true
    SounderMeasure {
        id: tool

        waterfall: root.waterfall
        vehicle: root.session.vehicle
        facesDown: root.facesDown
        soundSpeedErrorPercent: root.waterfall.soundSpeedErrorPercent
    }
    LazyLoader {
        id: drawn

        shown: tool.shown
        prepared: true
        delegate: Item {
            readonly property var boxes: tag.visible ? [tag.box] : []

            anchors.fill: root
            MeasureLine {
                visible: tool.measured
                from: tool.first
                to: tool.second
            }
            MeasureEnd { visible: tool.shown; at: tool.first; held: tool.held === 0 }
            MeasureEnd { visible: tool.measured; at: tool.second; held: tool.held === 1 }
            MeasureTag {
                id: tag

                objectName: "stepTag"
                visible: tool.measured && Math.max(tool.first.x, tool.second.x) > 0
                at: Qt.point((tool.first.x + tool.second.x) / 2, Math.min(tool.first.y, tool.second.y))
                corner: Theme.sounderCorner
                others: root.others
                lines: Format.present([root.length, Format.joined([root.pace, root.closing]), root.depth])
                Accessible.role: Accessible.StaticText
                Accessible.name: root.sentence
            }
        }
    }
}
