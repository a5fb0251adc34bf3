// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Confidence and uncertainty of the distance, and the depth of the water.
Item {
    id: root

    required property int percent
    required property real errorM
    /// No bottom was found, the distance is doubtful, or it is out of date.
    required property bool none
    required property bool doubtful
    required property bool old
    /// Colour of the confidence bar.
    required property color trust
    property bool low
    /// Depth of the water in metres, NaN if unknown; and whether it is displayed.
    property real waterDepthM: NaN
    property bool waterDepthShown

    objectName: "sureness"
    width: Theme.confidenceWidth

    component Words: SmallText {
    }
    Words {
        id: confidenceLabel

        width: Math.min(implicitWidth, parent.width - (error.visible ? error.width + Theme.s6 : 0)); elide: Text.ElideRight
        text: qsTr("Confidence")
        font: Theme.body
    }
    Words {
        id: error; objectName: "error"
        anchors.right: parent.right
        anchors.baseline: confidenceLabel.baseline
        visible: !root.none
        color: root.old ? Theme.text3 : Theme.text2
        text: qsTr("± %1 %2").arg((root.errorM * Format.perMetre).toFixed(Format.imperial ? 1 : 2)).arg(Format.unit)
    }
    TextMetrics { id: twoDigits; font: confidence.font; text: "88" }
    PlainText {
        id: confidence

        objectName: "confidenceFigure"
        anchors.top: confidenceLabel.bottom
        anchors.topMargin: Theme.s2
        width: Math.max(implicitWidth, twoDigits.advanceWidth)
        text: root.percent
        font: Theme.large
        color: root.none || root.doubtful || root.old ? root.trust : Theme.text
    }
    Words {
        anchors.left: confidence.right
        anchors.leftMargin: Theme.s4
        anchors.baseline: confidence.baseline
        text: "%"
        font: Theme.body
    }
    Rectangle {
        anchors.top: confidence.bottom
        anchors.topMargin: Theme.s4
        width: parent.width
        height: Theme.s4
        radius: Theme.s2
        color: Theme.select
        Rectangle {
            objectName: "confidenceBar"
            width: parent.width * Math.max(0, Math.min(100, root.percent)) / 100
            height: parent.height
            radius: Theme.s2
            color: root.trust
        }
    }
    PlainText {
        id: waterDepth

        objectName: "waterDepth"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.low ? Theme.s2 : Theme.s10
        visible: root.waterDepthShown
        text: isNaN(root.waterDepthM) ? qsTr("–") : qsTr("%1 %2").arg(Format.depth(root.waterDepthM)).arg(Format.unit)
        font: Theme.smallStrong
    }
    Words {
        anchors.left: parent.left
        anchors.baseline: waterDepth.baseline
        visible: waterDepth.visible
        text: qsTr("Water depth")
    }
}
