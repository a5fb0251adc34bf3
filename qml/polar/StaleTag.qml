// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Tag over a plot without new data: the reason, or for how long.
Rectangle {
    id: root

    required property SelectedSonar sonar
    /// Age of the newest displayed ping, seconds.
    required property real ageS
    /// The playhead is at the live end.
    property bool live
    readonly property bool fault: live && trouble.trouble !== ""
    readonly property string tagText: fault ? trouble.trouble
        : live ? qsTr("Not updated for %1 s").arg(ageText) : qsTr("No data %1 s").arg(ageText)
    readonly property string ageText: ageS.toFixed(ageS < 9.95 ? 1 : 0)
    property real widest: parent ? parent.width - 2 * Theme.s14 : 0

    visible: sonar.old
    width: Math.min(widest, Math.ceil(metrics.advanceWidth) + shape.width + Theme.s8 + 2 * Theme.s14)
    height: Math.max(Theme.controlHeight, label.height + 2 * Theme.s8)
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.stroke
    border.color: fault ? Theme.stop : Theme.lineStrong
    Accessible.role: Accessible.StaticText
    Accessible.name: tagText

    SonarText {
        id: trouble

        sonar: root.sonar.live
    }
    TextMetrics {
        id: metrics

        font: label.font
        // Measures the text with all digits as 0, so that the width does not change with them.
        text: root.tagText.replace(/\d/g, "0")
    }
    StateShape {
        id: shape

        x: Theme.s14
        anchors.verticalCenter: parent.verticalCenter
        shape: root.fault ? "square" : "ring"
        color: root.fault ? Theme.stop : Theme.text2
    }
    PlainText {
        id: label

        anchors.left: shape.right
        anchors.leftMargin: Theme.s8
        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        text: root.tagText
        font: Theme.bodyStrong
        color: root.fault ? Theme.stop : Theme.text
    }
}
