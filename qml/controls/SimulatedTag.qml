// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Tag that marks simulated data.
Rectangle {
    objectName: "simulatedTag"
    implicitWidth: words.implicitWidth + 2 * Theme.s6
    implicitHeight: Theme.s20
    radius: Theme.radiusTag
    color: "transparent"
    border.width: Theme.stroke
    border.color: Theme.accent
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    PlainText {
        id: words

        anchors.centerIn: parent
        text: qsTr("Simulated")
        font: Theme.tick
        color: Theme.accent
    }
}
