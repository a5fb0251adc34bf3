// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Layouts

/// Title of a plot, what its pings were made with, and its tools.
Rectangle {
    id: root

    required property ShownSonar sonar
    property string summary
    default property alias tools: row.data

    implicitHeight: Theme.header
    color: Theme.panel

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.s14
        anchors.rightMargin: Theme.s4
        spacing: Theme.s10
        PanelTitle {
            sonar: root.sonar
        }
        SimulatedTag {
            visible: root.sonar.live !== null && root.sonar.live.simulated
        }
        Text {
            Layout.fillWidth: true
            elide: Text.ElideRight
            text: root.summary
            font: Theme.small
            color: Theme.text2
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
