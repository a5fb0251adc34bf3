// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtCharts
import Leadline
import Leadline.Charts

/// How often which round trip came, and the figures of all of them. The plot has the height of this.
Item {
    id: root

    required property VehicleTiming timing

    // A figure of the histogram, beside the value that it is of.
    component Figure: Row {
        id: figure

        required property string name
        /// A ChartMark.
        required property var mark

        visible: mark.text !== ""
        spacing: Theme.s4
        PlainText {
            text: figure.name
            font: Theme.tick
            color: Theme.text2
        }
        PlainText {
            text: figure.mark.text
            font: Theme.tick
        }
    }
    RoundTripHistogramFeed {
        id: feed

        timing: root.timing
        plot: Qt.size(chart.width, chart.height)
        bars: barSet
        p95Line: p95Marks
        p99Line: p99Marks
        counts: countAxis
        rows: rowAxis
        axis: values
    }
    VerticalLine { color: Theme.lineStrong }
    TimingPlot {
        id: chart

        objectName: "histogramChart"
        x: Theme.stroke
        width: parent.width - Theme.timingMark - x
        height: parent.height
        // Bars lie on pixels.
        antialiasing: false

        TimingAxis {
            id: countAxis
        }
        TimingAxis {
            id: rowAxis
        }
        LogValueAxis {
            id: values

            visible: false
        }
        HorizontalBarSeries {
            axisX: countAxis
            axisY: rowAxis
            barWidth: 1 - 1 / feed.barStep
            BarSet {
                id: barSet

                color: Theme.accent
                borderWidth: 0
                borderColor: "transparent"
            }
        }
        LineSeries {
            id: p99Marks

            axisX: countAxis
            axisYRight: values
            width: Theme.stroke
            style: Qt.DashLine
            color: Theme.text
        }
        LineSeries {
            id: p95Marks

            axisX: countAxis
            axisYRight: values
            width: Theme.stroke
            style: Qt.DashLine
            color: Theme.text
        }
    }
    Figure {
        id: p99Label

        anchors.right: parent.right
        y: Math.round(mark.y * parent.height - height / 2)
        name: qsTr("p99")
        mark: feed.p99
    }
    // Those that would lie on each other stand below each other.
    Figure {
        id: p95Label

        anchors.right: parent.right
        y: Math.max(p99Label.y + p99Label.height, Math.round(mark.y * parent.height - height / 2))
        name: qsTr("p95")
        mark: feed.p95
    }
    Figure {
        anchors.right: parent.right
        y: Math.max(p95Label.y + p95Label.height, Math.round(mark.y * parent.height - height / 2))
        name: qsTr("med")
        mark: feed.median
    }
}
