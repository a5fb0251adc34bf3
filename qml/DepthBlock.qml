// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Distance to the bottom and how sure the sonar is of it.
Rectangle {
    id: root

    required property Session session
    property bool low
    readonly property bool none: !readout.valid || readout.confidencePercent < 10
    readonly property bool doubtful: readout.confidencePercent < 50
    readonly property bool old: readout.valid && readout.ageS > 1
    readonly property int decimals: (readout.distanceErrorM >= 0.5 ? 1 : 2) - (doubtful ? 1 : 0)
    readonly property string words: !readout.valid || none ? qsTr("No bottom found")
        : doubtful ? qsTr("Low confidence") : qsTr("Distance to bottom")

    implicitHeight: low ? Theme.depthBlockLow : Theme.depthBlock
    color: Theme.panel
    Accessible.role: Accessible.StaticText
    Accessible.name: none ? words : qsTr("%1 %2 metres, confidence %3 percent").arg(words).arg(number.text).arg(readout.confidencePercent)

    SounderReadout {
        id: readout

        source: root.session.ping1d
    }
    Text {
        id: label

        x: Theme.s16
        y: Theme.s8
        text: root.words + (root.old ? qsTr(" · %1 s old").arg(readout.ageS.toFixed(1)) : "")
        font: Theme.body
        color: root.doubtful && !root.none ? Theme.warn : Theme.text2
    }
    Text {
        id: number

        x: Theme.s16
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -Theme.s6
        text: root.none ? qsTr("– –") : readout.distanceM.toFixed(root.decimals)
        font: root.low ? Theme.depthLow : Theme.depth
        color: root.none || root.old ? Theme.text3 : root.doubtful ? Theme.text2 : Theme.text
    }
    Text {
        anchors.left: number.right
        anchors.leftMargin: Theme.s10
        anchors.baseline: number.baseline
        text: qsTr("m")
        font: Theme.large
        color: Theme.text2
    }
    Item {
        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        y: Theme.s8
        width: Theme.scaleWidth + Theme.s24
        height: parent.height - y
        visible: readout.valid
        Text {
            id: confidenceLabel

            text: qsTr("Confidence")
            font: Theme.body
            color: Theme.text2
        }
        Text {
            anchors.right: parent.right
            visible: !root.none
            text: qsTr("± %1 m").arg(readout.distanceErrorM.toFixed(2))
            font: Theme.small
            color: Theme.text2
        }
        Text {
            id: confidence

            anchors.top: confidenceLabel.bottom
            text: readout.confidencePercent
            font: Theme.large
            color: root.doubtful ? Theme.warn : Theme.text
        }
        Text {
            anchors.left: confidence.right
            anchors.leftMargin: Theme.s4
            anchors.baseline: confidence.baseline
            text: "%"
            font: Theme.body
            color: Theme.text2
        }
        Rectangle {
            anchors.top: confidence.bottom
            anchors.topMargin: Theme.s4
            width: parent.width
            height: Theme.s4
            radius: Theme.s2
            color: Theme.select
            Rectangle {
                width: parent.width * Math.max(0, Math.min(100, readout.confidencePercent)) / 100
                height: parent.height
                radius: Theme.s2
                color: root.doubtful ? Theme.warn : Theme.live
            }
        }
    }
}
