// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// A-scan of one spoke, the one under the cursor or else the newest; range runs from the sonar at
/// the bottom to the rim's range at the top.
Item {
    id: root

    required property PolarItem polar
    readonly property bool pointed: polar.cursorValid && !isNaN(polar.cursorTimeS)
    readonly property real bearing: pointed ? polar.cursorBearingDeg : polar.newestBearingDeg
    readonly property real edge: polar.edgeM * Format.perMetre
    readonly property real step: polar.ringStep(edge)
    readonly property int ticks: step > 0 ? Math.floor(edge / step * 1.002) : 0

    implicitWidth: Theme.axisWidth + Theme.traceWidth
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Echo trace, rel %1").arg(Format.bearing(bearing))

    PlainText {
        id: title

        width: parent.width
        horizontalAlignment: Text.AlignRight
        text: qsTr("rel %1").arg(Format.bearing(root.bearing))
        font: Theme.smallMedium
        color: root.pointed ? Theme.text : Theme.text2
    }
    Item {
        id: plot

        anchors.top: title.bottom
        anchors.topMargin: Theme.s10
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s6
        width: parent.width

        Repeater {
            model: root.ticks + 1
            delegate: Item {
                id: tick

                required property int index
                readonly property real value: index * root.step

                y: plot.height * (1 - value / root.edge)
                width: plot.width
                Rectangle {
                    x: Theme.axisWidth - Theme.s6
                    width: Theme.s6
                    height: Theme.stroke
                    color: Theme.gridStrong
                }
                PlainText {
                    x: Theme.axisWidth - Theme.s8 - width
                    y: -height / 2
                    text: tick.index === root.ticks ? qsTr("%1 %2").arg(Format.plain(tick.value)).arg(Format.unit)
                        : Format.plain(tick.value)
                    font: Theme.tick
                    color: Theme.text2
                }
            }
        }
        AScanItem {
            anchors.right: parent.right
            width: Theme.traceWidth
            height: parent.height
            source: root.polar.source
            display: root.polar.display
            background: Theme.canvas
            topM: 0
            bottomM: root.polar.edgeM
            timeS: root.pointed ? root.polar.cursorTimeS : NaN
            upwards: true
            lineColor: root.polar.old ? Theme.text3 : Theme.accent
            opacity: root.polar.old ? Theme.dimmed : 1
        }
        Rectangle {
            x: Theme.axisWidth
            width: Theme.stroke
            height: parent.height
            color: Theme.gridStrong
        }
        Rectangle {
            visible: root.polar.cursorValid
            x: Theme.axisWidth
            y: plot.height * (1 - root.polar.cursorRangeM / root.polar.edgeM)
            width: Theme.traceWidth
            height: Theme.stroke
            color: Theme.cursor
        }
    }
}
