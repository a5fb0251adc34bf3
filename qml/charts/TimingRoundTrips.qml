// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtCharts
import Leadline
import Leadline.Charts

/// Round trips of the chosen component: over time, and how often each.
Item {
    id: root

    required property VehicleTiming timing
    readonly property bool both: width >= Theme.timingWideMin
    readonly property bool empty: timing.text.roundTrips === ""

    objectName: "roundTrips"
    Accessible.role: Accessible.Chart
    Accessible.name: empty ? qsTr("Round-trip time: no replies") : timing.text.roundTrips

    PlainText {
        id: title

        x: Theme.s14
        y: Theme.s10
        text: qsTr("Round-trip time")
        font: Theme.bodyStrong
    }
    SmallText {
        anchors.left: title.right
        anchors.leftMargin: Theme.s8
        anchors.baseline: title.baseline
        text: qsTr("ms, log")
    }
    // What the lines and marks of a chart mean.
    Row {
        id: legend

        /// "line", "dash" or "mark", and its words.
        readonly property var entries: (chart.width >= Theme.timingLegend ? [{ kind: "line", text: qsTr("median 5 s") },
            { kind: "dash", text: qsTr("p95 20 s") }] : []).concat([{ kind: "mark", text: root.timing.text.lost }])

        visible: !root.empty
        anchors.right: chart.right
        y: Theme.s10
        spacing: Theme.s16
        Repeater {
            // Their number alone: words that change are the same texts.
            model: legend.entries.length
            delegate: Row {
                id: entry

                required property int index
                readonly property string kind: legend.entries[index]?.kind ?? ""

                spacing: Theme.s6
                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.s2
                    Repeater {
                        model: entry.kind === "dash" ? 3 : 1
                        delegate: Rectangle {
                            readonly property bool mark: entry.kind === "mark"

                            width: mark ? Theme.s2 : entry.kind === "dash" ? Theme.s4 : Theme.s16
                            height: mark ? Theme.s8 : entry.kind === "dash" ? Theme.stroke : Theme.s2
                            color: mark ? Theme.stop : Theme.text
                        }
                    }
                }
                SmallText {
                    text: legend.entries[entry.index]?.text ?? ""
                }
            }
        }
    }
    RoundTripFeed {
        id: feed

        timing: root.timing
        plot: Qt.size(chart.width, chart.height)
        dot: Theme.timingReply
        replies: replyDots
        lost: lostMarks
        median: medianLine
        p95: p95Line
        axis: values
    }
    TimingTicks {
        visible: !root.empty
        anchors.fill: chart
        ticks: feed.ticks
    }
    TimingPlot {
        id: chart

        objectName: "roundTripChart"
        visible: !root.empty
        x: Theme.timingGutter
        y: title.y + title.height + Theme.s4
        width: (root.both ? histogram.x - Theme.s20 : root.width - Theme.s14) - x
        // The bars beside it fill it.
        height: Math.floor((root.height - y - Theme.timingFoot) / Theme.s4) * Theme.s4

        TimingAxis {
            id: time

            min: -feed.span
            max: 0
        }
        LogValueAxis {
            id: values

            visible: false
        }
        LineSeries {
            id: replyDots

            axisX: time
            axisY: values
        }
        LineSeries {
            id: p95Line

            axisX: time
            axisY: values
            width: Theme.stroke
            style: Qt.DashLine
            color: Theme.text
        }
        LineSeries {
            id: medianLine

            axisX: time
            axisY: values
            width: Theme.s2
            color: Theme.text
        }
        LineSeries {
            id: lostMarks

            axisX: time
            axisY: values
            width: Theme.s2
            color: Theme.stop
        }
    }
    PlainText {
        readonly property bool before: feed.longest.x * chart.width > width + Theme.s8

        visible: !root.empty && feed.longest.text !== ""
        x: chart.x + feed.longest.x * chart.width + (before ? -width - Theme.s6 : Theme.s6)
        y: Math.round(chart.y + feed.longest.y * chart.height - height / 2)
        text: feed.longest.text
        font: Theme.tick
        color: Theme.text2
    }
    SmallText {
        visible: root.both && !root.empty
        x: histogram.x
        y: Theme.s10
        text: root.timing.text.replies
    }
    TimingHistogram {
        id: histogram

        visible: root.both && !root.empty
        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        anchors.top: chart.top
        anchors.bottom: chart.bottom
        width: Theme.timingSide - 2 * Theme.s6
        timing: root.timing
    }
    SmallText {
        visible: root.empty
        anchors.centerIn: parent
        text: qsTr("No replies in these 5 minutes")
    }
    HorizontalLine { anchors.bottom: parent.bottom }
}
