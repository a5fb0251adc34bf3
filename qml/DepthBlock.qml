// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Distance to the bottom and how sure the sonar is of it. The number's place is as wide as the
/// largest one in view needs, and has as many decimals as the confidence bears.
Rectangle {
    id: root

    property bool low
    /// The sonar looks at the bottom.
    property bool down: true
    /// There is a measurement.
    property bool valid
    property real distanceM
    property real errorM
    property int confidencePercent
    property real ageS
    /// The live Ping1D, while this is none of what it measures now; else null.
    property SonarSource inset: null
    /// m/s, positive while it shrinks; NaN while unsure. With its ±.
    property real closingMS: NaN
    property real closingErrorMS
    /// NaN while it cannot be told, and whether it is asked for.
    property real waterDepthM: NaN
    property bool waterDepthShown
    /// The largest distance that is shown beside it.
    property real farthestM
    readonly property bool none: !valid || confidencePercent < Theme.noBottom
    readonly property bool doubtful: !none && confidencePercent < 50
    readonly property bool old: valid && ageS > 1
    readonly property int decimals: (Format.imperial ? 1 : 2) - (doubtful ? 1 : 0)
    readonly property real widestShown: Math.max(distanceM, farthestM) * Format.perMetre
    readonly property int digits: widestShown < 9.995 ? 1 : widestShown < 99.95 ? 2 : 3
    readonly property string number: none ? qsTr("– –") : (distanceM * Format.perMetre).toFixed(decimals)
    readonly property string words: none ? down ? qsTr("No bottom found") : qsTr("No target found")
        : doubtful ? qsTr("Low confidence") : down ? qsTr("Distance to bottom") : qsTr("Distance to target")
    readonly property string age: old ? Format.age(ageS) : ""
    readonly property string closing: none ? ""
        : isNaN(closingMS) ? qsTr("Closing –")
        : qsTr("%1 %2 ± %3 %4/s").arg(closingMS < 0 ? qsTr("Opening") : qsTr("Closing"))
            .arg((Math.abs(closingMS) * Format.perMetre).toFixed(2)).arg((closingErrorMS * Format.perMetre).toFixed(2)).arg(Format.unit)
    readonly property string closingShort: isNaN(closingMS) || none ? ""
        : qsTr("%1 %2 %3/s").arg(closingMS < 0 ? "\u2191" : "\u2193").arg((Math.abs(closingMS) * Format.perMetre).toFixed(2)).arg(Format.unit)
    readonly property real closingRoom: sure.x - head.x - head.width - 2 * Theme.s10
    readonly property color trust: none ? Theme.stop : doubtful ? Theme.warn : Theme.live

    implicitHeight: low ? Theme.depthBlockLow : Theme.depthBlock
    LayoutMirroring.enabled: false; LayoutMirroring.childrenInherit: true
    color: Theme.panel
    Accessible.role: Accessible.StaticText
    Accessible.name: Format.joined([none ? words
        : qsTr("%1 %2 %3, confidence %4 percent").arg(words).arg(number).arg(Format.imperial ? qsTr("feet") : qsTr("metres")).arg(confidencePercent), age, closing])

    component Words: Text {
        textFormat: Text.PlainText
        font: Theme.small
        color: Theme.text2
    }
    Text {
        id: head

        x: Theme.s16
        y: Theme.s12
        width: Math.min(implicitWidth, sure.x - x - Theme.s10)
        elide: Text.ElideRight
        // The age before all where the panel is narrow.
        text: root.old && wholeHead.advanceWidth > sure.x - x - Theme.s10 ? root.age : wholeHead.text
        textFormat: Text.PlainText
        font: Theme.body
        color: root.doubtful ? Theme.warn : Theme.text2
    }
    TextMetrics {
        id: widest

        font: shown.font
        text: root.none ? root.number
            : "8".repeat(root.digits) + (root.decimals > 0 ? "." + "8".repeat(root.decimals) : "")
    }
    Text {
        id: shown

        objectName: "number"
        x: Theme.s12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.low ? -Theme.s2 : Theme.s2
        width: Math.ceil(widest.advanceWidth)
        horizontalAlignment: Text.AlignRight
        text: root.number
        textFormat: Text.PlainText
        font: root.low ? Theme.depthLow : Theme.depth
        color: root.none || root.old ? Theme.text3 : root.doubtful ? Theme.text2 : Theme.text
    }
    Words {
        anchors.left: shown.right
        anchors.leftMargin: Theme.s10
        anchors.baseline: shown.baseline
        text: Format.unit
        font: Theme.largeUnit
    }
    Words {
        objectName: "closing"
        anchors.left: head.right
        anchors.leftMargin: Theme.s10
        anchors.baseline: head.baseline
        visible: implicitWidth <= root.closingRoom && !insetShown.visible
        text: root.closingRoom >= wholeClosing.advanceWidth ? root.closing : root.closingShort
    }
    TextMetrics { id: wholeHead; font: Theme.body; text: Format.joined([root.words, root.age]) }
    TextMetrics { id: wholeClosing; font: Theme.small; text: root.closing }
    Item {
        id: sure

        anchors.right: parent.right
        anchors.rightMargin: Theme.s16
        y: Theme.s12
        width: Theme.confidenceWidth
        height: parent.height - y
        visible: root.valid && !insetShown.visible
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
            text: qsTr("± %1 %2").arg((root.errorM * Format.perMetre).toFixed(Format.imperial ? 1 : 2)).arg(Format.unit)
        }
        TextMetrics { id: twoDigits; font: confidence.font; text: "88" }
        Text {
            id: confidence

            anchors.top: confidenceLabel.bottom
            anchors.topMargin: Theme.s2
            width: Math.max(implicitWidth, twoDigits.advanceWidth)
            text: root.confidencePercent
            textFormat: Text.PlainText
            font: Theme.large
            color: root.none || root.doubtful ? root.trust : Theme.text
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
                width: parent.width * Math.max(0, Math.min(100, root.confidencePercent)) / 100
                height: parent.height
                radius: Theme.s2
                color: root.trust
            }
        }
        Text {
            id: waterDepth

            objectName: "waterDepth"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.bottomMargin: root.low ? Theme.s2 : Theme.s10
            visible: root.waterDepthShown
            text: isNaN(root.waterDepthM) ? qsTr("–") : qsTr("%1 %2").arg(Format.depth(root.waterDepthM)).arg(Format.unit)
            textFormat: Text.PlainText
            font: Theme.smallStrong
            color: Theme.text
        }
        Words {
            anchors.left: parent.left
            anchors.baseline: waterDepth.baseline
            visible: waterDepth.visible
            text: qsTr("Water depth")
        }
    }
    LiveInset {
        id: insetShown

        anchors.right: parent.right
        anchors.rightMargin: Theme.s12
        anchors.verticalCenter: parent.verticalCenter
        visible: root.inset !== null && root.inset.present
        source: root.inset
    }
}
