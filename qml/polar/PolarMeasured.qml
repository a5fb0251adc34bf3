// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The measurement over the polar view: lines, end points, and labels with the values.
Item {
    id: root

    required property Session session
    required property PolarItem polar
    property bool facesDown
    readonly property PolarMeasure measure: tool
    /// Size of the read-out's corner; empty in a narrow plot, which has the read-out above.
    readonly property size corner: width < Theme.narrowPlot ? Qt.size(0, 0) : Theme.readoutCorner
    readonly property bool angled: !isNaN(tool.angleDeg)
    readonly property string kind: tool.horizontal ? qsTr("horizontal") : qsTr("slant")
    readonly property string length: Format.uncertain(tool.distanceM, tool.distanceErrorM)
    readonly property string onwards: Format.uncertain(tool.onwardsM, tool.onwardsErrorM)
    readonly property string angle: angled ? qsTr("%1° ± %2°").arg(tool.angleDeg.toFixed(1)).arg(tool.angleErrorDeg.toFixed(1)) : ""
    readonly property bool north: session.vehicle.headingTrue
    /// Relative bearing of the line as text; empty if unknown or too uncertain.
    readonly property string bearing: isNaN(tool.bearingDeg) || tool.bearingErrorDeg > 45 ? ""
        : qsTr("rel %1 ± %2°").arg(Format.bearing(tool.bearingDeg)).arg(tool.bearingErrorDeg.toFixed(1))
    readonly property string compass: isNaN(tool.northDeg) || tool.northErrorDeg > 45 ? ""
        : Format.joined([qsTr("%1 %2 ± %3° %4").arg(north ? qsTr("true") : qsTr("brg")).arg(Format.compass(tool.northDeg))
            .arg(tool.northErrorDeg.toFixed(1)).arg(north ? qsTr("T") : qsTr("hdg")),
            session.vehicle.byHand ? qsTr("aligned by hand") : ""])
    /// Rectangle of the vehicle symbol, which no label covers.
    readonly property rect vehicle: Qt.rect(polar.centre.x - Theme.s14, polar.centre.y - Theme.s14, 2 * Theme.s14, 2 * Theme.s14)
    readonly property var ends: [tool.first, tool.second, tool.third]
    /// Rectangles of the labels and end points.
    readonly property var boxes: (drawn.item?.boxes ?? [])
        .concat(ends.slice(0, tool.shown ? tool.count : 0)
            .map(at => Qt.rect(at.x - Theme.s8, at.y - Theme.s8, Theme.s16, Theme.s16)))
    /// The measurement as text, for the clipboard and screen readers; empty without one.
    readonly property string sentence: tool.measured ? Format.translated([
        qsTr("Measured %1 %2").arg(length).arg(kind), bearing, compass,
        angled ? qsTr("then %1, angle %2").arg(onwards).arg(angle) : "",
        Format.age(tool.ageS)]) : ""

    clip: true
    PolarMeasure {
        id: tool

        polar: root.polar
        sounder: root.session.ping1d
        facesDown: root.facesDown
        soundSpeedErrorPercent: root.polar.soundSpeedErrorPercent
    }
    LazyLoader {
        id: drawn

        shown: tool.shown
        prepared: true
        delegate: Item {
            readonly property var tags: [distance, onwardsTag, angleTag]
            readonly property var boxes: tags.filter(tag => tag.visible).map(tag => tag.box)

            anchors.fill: root
            MeasureLine {
                visible: tool.measured
                from: tool.first
                to: tool.second
            }
            MeasureLine {
                visible: tool.measured && tool.count > 2
                from: tool.second
                to: tool.third
            }
            MeasureEnd { visible: tool.shown; at: tool.first; held: tool.held === 0 }
            MeasureEnd { visible: tool.measured; at: tool.second; held: tool.held === 1 }
            MeasureEnd { visible: tool.measured && tool.count > 2; at: tool.third; held: tool.held === 2 }
            MeasureTag {
                id: distance

                readonly property bool upright: Math.abs(tool.second.y - tool.first.y) > Math.abs(tool.second.x - tool.first.x)

                objectName: "measureTag"
                visible: tool.measured
                at: Qt.point((tool.first.x + tool.second.x) / 2, (tool.first.y + tool.second.y) / 2)
                sideX: upright ? tool.first.x < root.width / 2 ? 1 : -1 : 0
                sideY: upright ? 0 : -1
                corner: root.corner
                others: [root.vehicle]
                lines: Format.present([root.length, Format.joined([root.kind, root.bearing]), root.compass])
                Accessible.role: Accessible.StaticText
                Accessible.name: root.sentence
            }
            MeasureTag {
                id: onwardsTag

                objectName: "onwardsTag"
                visible: root.angled
                at: Qt.point((tool.second.x + tool.third.x) / 2, (tool.second.y + tool.third.y) / 2)
                sideY: 1
                corner: root.corner
                others: [root.vehicle, distance.box]
                lines: [root.onwards]
            }
            MeasureTag {
                id: angleTag

                readonly property real aside: (tool.first.x + tool.third.x) / 2 - tool.second.x

                objectName: "angleTag"
                visible: root.angled
                at: tool.second
                sideX: aside > 0 ? -1 : 1
                sideY: 0
                corner: root.corner
                others: [root.vehicle, distance.box, onwardsTag.box]
                lines: [root.angle]
            }
        }
    }
}
