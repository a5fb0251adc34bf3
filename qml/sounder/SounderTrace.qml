// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Right of the Ping1D's echogram: the depth axis, the A-scan of the newest ping or of the one
/// under the cursor, and an arrow at its measured distance.
Item {
    id: root

    required property Session session
    required property WaterfallItem waterfall
    /// There is room for the A-scan beside the axis.
    property bool traced: true
    /// The displayed pings are out of date.
    readonly property bool old: session.shown1d.old
    /// Time of the ping to show, seconds of the recording; NaN for the newest.
    property real pointedS: NaN
    /// Greatest age of the measurement at the cursor, in seconds, for which the arrow is shown.
    readonly property real silenceS: 1.5
    readonly property bool holding: trace.holding
    property real heldAtS: NaN
    readonly property string compared: Format.joined([
        session.display.comparison === 1 ? qsTr("mean of %1").arg(trace.comparedPings)
            : session.display.comparison === 2 ? qsTr("min–max of %1").arg(trace.comparedPings) : "",
        holding ? qsTr("held %1").arg(Format.clock(heldAtS - session.playback.begin)) : ""])
    readonly property bool found: readout.valid && readout.confidencePercent >= Theme.noBottom
        && (isNaN(pointedS) ? !old : readout.ageS <= silenceS)

    /// Holds the displayed A-scan as a reference, or releases the held one.
    function toggleHold() {
        heldAtS = holding ? NaN : isNaN(pointedS) ? session.playback.position : pointedS;
        trace.toggleHold();
    }

    SounderReadout {
        id: readout

        source: root.session.ping1d
        soundSpeedErrorPercent: root.session.shown1d.sound.errorPercent
        timeS: root.pointedS
    }
    AScanItem {
        id: trace

        objectName: "trace"
        visible: root.traced
        anchors.right: parent.right
        width: Theme.traceWidth
        height: root.height
        source: root.session.ping1d
        display: root.session.display
        background: Theme.panel
        lineColor: root.old ? Theme.text3 : Theme.accent
        opacity: root.old ? Theme.dimmed : 1
        clipColor: Theme.warn
        comparison: root.session.display.comparison
        comparisonColor: Theme.text
        topM: root.waterfall.topM
        bottomM: root.waterfall.bottomM
        timeS: root.pointedS
    }
    DepthAxis {
        height: root.height
        topM: root.waterfall.topM
        bottomM: root.waterfall.bottomM
        reachLeft: root.waterfall.width
        onDragged: dy => root.waterfall.panRangeBy(dy)
        onZoomed: (factor, y) => root.waterfall.zoomRangeAt(factor, y)
        onFitRequested: root.waterfall.fit()
    }
    // An arrow at the depth axis and a dashed line across the A-scan.
    Item {
        id: arrow

        objectName: "depthArrow"
        visible: root.found && y >= 0 && y < root.height
        y: Math.round(root.waterfall.yOf(readout.distanceM))
        width: root.width
        Item {
            x: Theme.s2
            y: -height / 2
            width: Theme.s6
            height: Theme.s12
            clip: true
            // A triangle: half of a rotated square.
            Rectangle {
                x: parent.width - width / 2
                anchors.verticalCenter: parent.verticalCenter
                width: parent.height * Math.SQRT1_2
                height: width
                rotation: 45
                antialiasing: true
                color: Theme.cursor
            }
        }
        DashLine {
            visible: root.traced
            x: arrow.width - Theme.traceWidth
            width: Theme.traceWidth
            height: Theme.stroke
            color: Theme.cursor
            dash: Theme.s4
            period: Theme.s6
        }
    }
    HaloText {
        objectName: "compared"
        anchors.right: parent.right
        anchors.rightMargin: Theme.s6
        y: Theme.s4
        width: Theme.traceWidth - Theme.s12
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.Wrap
        visible: root.traced && root.compared !== ""
        text: root.compared
        font: Theme.tick
    }
}
