// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtCharts
import Leadline
import Leadline.Charts

/// How far the chosen component's clock is ahead, over time within its bound, and in figures.
Item {
    id: root

    required property VehicleTiming timing
    readonly property bool both: width >= Theme.timingWideMin
    readonly property bool empty: timing.text.offset === ""
    readonly property var figures: [timing.text.skew, timing.text.fit, timing.text.steps, timing.text.foreign]
    readonly property string ahead: qsTr("%1 %2").arg(timing.text.offset).arg(timing.text.offsetUnit)
    readonly property string whose: qsTr("%1 − this computer").arg(timing.text.name)

    objectName: "clockOffset"
    Accessible.role: Accessible.Chart
    Accessible.name: empty ? qsTr("Clock offset: not known")
        : qsTr("Clock offset, %1, %2 %3").arg(whose).arg(ahead).arg(timing.text.bound)

    PlainText {
        id: title

        x: Theme.s14
        y: Theme.s10
        text: qsTr("Clock offset")
        font: Theme.bodyStrong
    }
    SmallText {
        anchors.left: title.right
        anchors.leftMargin: Theme.s8
        anchors.baseline: title.baseline
        width: chart.x + chart.width - x
        elide: Text.ElideRight
        text: root.both || root.empty ? qsTr("%1, change since −5 min without the skew").arg(feed.unit)
            : Format.joined([root.ahead + " " + root.timing.text.bound, root.timing.text.skew])
    }
    ClockOffsetFeed {
        id: feed

        timing: root.timing
        plot: Qt.size(chart.width, chart.height)
        dot: Theme.timingOffsetReply
        replies: replyDots
        upper: upperEdge
        middle: middleLine
        lower: lowerEdge
        events: eventLines
        axis: values
    }
    TimingTicks {
        visible: !root.empty
        anchors.fill: chart
        ticks: feed.ticks
    }
    TimingPlot {
        id: chart

        objectName: "clockOffsetChart"
        visible: !root.empty
        x: Theme.timingGutter
        y: title.y + title.height + Theme.s10
        width: (root.both ? side.x - Theme.s20 : root.width - Theme.s14) - x
        height: root.height - y - Theme.timingFoot

        TimingAxis {
            id: time

            min: -feed.span
            max: 0
        }
        TimingAxis {
            id: values
        }
        LineSeries {
            id: replyDots

            axisX: time
            axisY: values
        }
        AreaSeries {
            axisX: time
            axisY: values
            color: Theme.timingBand
            borderColor: Theme.timingBandEdge
            borderWidth: Theme.stroke
            upperSeries: LineSeries { id: upperEdge }
            lowerSeries: LineSeries { id: lowerEdge }
        }
        LineSeries {
            id: middleLine

            axisX: time
            axisY: values
            width: Theme.s2
            color: Theme.text
        }
        LineSeries {
            id: eventLines

            axisX: time
            axisY: values
            width: Theme.stroke
            style: Qt.DashLine
            color: Theme.warn
        }
    }
    // What happened, said in a chart.
    Rectangle {
        visible: !root.empty && feed.note.text !== ""
        x: chart.x + Math.max(0, Math.min(feed.note.x * chart.width + Theme.s8, chart.width - width))
        y: chart.y
        width: noteLabel.implicitWidth + 2 * Theme.s8
        height: Theme.s20
        radius: Theme.radiusTag
        color: Theme.warnTint
        PlainText {
            id: noteLabel

            anchors.centerIn: parent
            text: feed.note.text
            font: Theme.tick
            color: Theme.warn
        }
    }
    Column {
        id: side

        visible: root.both && !root.empty
        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        y: Theme.s10
        width: Theme.timingSide - 2 * Theme.s6
        spacing: Theme.s2
        SmallText {
            width: parent.width
            elide: Text.ElideRight
            text: root.whose
        }
        Row {
            spacing: Theme.s4
            PlainText {
                id: value

                text: root.timing.text.offset
                font: Theme.value
            }
            SmallText {
                anchors.baseline: value.baseline
                text: root.timing.text.offsetUnit
            }
        }
        PlainText {
            text: root.timing.text.bound
            color: Theme.text2
            bottomPadding: Theme.s4
        }
        Repeater {
            model: [qsTr("Skew"), qsTr("Fit window"), qsTr("Steps"), qsTr("Foreign replies")]
            delegate: Item {
                id: figure

                required property int index
                required property string modelData

                width: side.width
                height: label.height
                SmallText {
                    id: label

                    text: figure.modelData
                }
                PlainText {
                    anchors.right: parent.right
                    text: root.figures[figure.index]
                    font: Theme.smallStrong
                }
            }
        }
    }
    SmallText {
        visible: root.empty
        anchors.centerIn: parent
        text: qsTr("Clock offset needs TIMESYNC replies")
    }
}
