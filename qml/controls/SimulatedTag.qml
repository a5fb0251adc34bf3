// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Says that what is shown is no measurement.
Rectangle {
    implicitWidth: words.implicitWidth + 2 * Theme.s6
    implicitHeight: Theme.s20
    radius: Theme.radiusTag
    color: "transparent"
    border.width: Theme.stroke
    border.color: Theme.accent
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    Text {
        id: words

        anchors.centerIn: parent
        text: qsTr("Simulated")
        textFormat: Text.PlainText
        font: Theme.tick
        color: Theme.accent
    }
}
