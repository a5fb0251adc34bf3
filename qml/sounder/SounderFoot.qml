// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Confidence strip and time axis below the Ping1D's echogram.
Item {
    id: root

    required property Session session
    required property WaterfallItem waterfall
    /// The displayed pings are out of date.
    readonly property bool old: session.shown1d.old
    /// The strip is named at its right.
    property bool labelled: true

    ConfidenceItem {
        id: confidence

        objectName: "confidence"
        width: root.waterfall.width
        height: Theme.confidenceStrip
        source: root.session.ping1d
        display: root.session.display
        background: Theme.panel
        waterfall: root.waterfall
        opacity: root.old ? Theme.dimmed : 1
        sureColor: root.old ? Theme.text3 : Theme.sure
        doubtfulColor: root.old ? Theme.text3 : Theme.warn
        lostColor: root.old ? Theme.text3 : Theme.stop
        silentColor: Theme.text3
    }
    TimeAxis {
        anchors.top: confidence.bottom
        anchors.bottom: parent.bottom
        width: root.waterfall.width
        spanS: root.waterfall.spanS
        nowS: root.session.playback.position
        live: root.session.playback.following
    }
    // Beside the confidence strip, below the A-scan.
    Item {
        x: root.waterfall.width
        width: parent.width - x
        height: Theme.timeAxis
        PlainText {
            visible: root.labelled
            anchors.left: parent.left
            anchors.leftMargin: Theme.s8
            width: Math.min(implicitWidth, parent.width - Theme.s8)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.tickLeast
            elide: Text.ElideRight
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Confidence")
            font: Theme.tick
            color: Theme.text2
        }
        HorizontalLine {}
    }
}
