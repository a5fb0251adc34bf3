// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Round trips of the chosen component: over time, and how often each.
Item {
    id: root

    required property VehicleTiming timing
    readonly property bool both: width >= Theme.timingRoomy
    readonly property bool empty: timing.words.roundTrips === ""

    objectName: "roundTrips"
    Accessible.role: Accessible.Chart
    Accessible.name: empty ? qsTr("Round-trip time: no replies") : timing.words.roundTrips

    Text {
        id: title

        x: Theme.s14
        y: Theme.s10
        text: qsTr("Round-trip time")
        font: Theme.bodyStrong
        color: Theme.text
    }
    Text {
        anchors.left: title.right
        anchors.leftMargin: Theme.s8
        anchors.baseline: title.baseline
        text: qsTr("ms, log")
        font: Theme.small
        color: Theme.text2
    }
    TimingLegend {
        visible: !root.empty
        anchors.right: chart.right
        y: Theme.s10
        entries: (chart.width >= Theme.timingLegend ? [{ kind: "line", text: qsTr("median 5 s") },
            { kind: "dash", text: qsTr("p95 20 s") }] : []).concat([{ kind: "mark", text: root.timing.words.lost }])
    }
    RoundTripChart {
        id: chart

        visible: !root.empty
        x: Theme.s6
        anchors.top: title.bottom
        anchors.topMargin: Theme.s2
        anchors.bottom: parent.bottom
        width: (root.both ? histogram.x - Theme.s16 : root.width - Theme.s14) - x
        timing: root.timing
        ink: Theme.text
        quiet: Theme.text2
        accent: Theme.accent
        grid: Theme.line
        lost: Theme.stop
        face: Theme.tick
    }
    Text {
        visible: root.both && !root.empty
        x: histogram.x
        y: Theme.s10
        text: root.timing.words.replies
        font: Theme.small
        color: Theme.text2
    }
    RoundTripHistogram {
        id: histogram

        visible: root.both && !root.empty
        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        anchors.top: chart.top
        anchors.bottom: chart.bottom
        width: Theme.timingSide - 2 * Theme.s6
        timing: root.timing
        ink: Theme.text
        quiet: Theme.text3
        accent: Theme.accent
        face: Theme.tick
    }
    Text {
        visible: root.empty
        anchors.centerIn: parent
        text: qsTr("No replies in these 5 minutes")
        font: Theme.small
        color: Theme.text2
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
