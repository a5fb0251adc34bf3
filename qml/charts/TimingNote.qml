// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What happened, said in a chart.
Rectangle {
    id: root

    required property string text

    width: words.implicitWidth + 2 * Theme.s8
    height: Theme.s20
    radius: Theme.radiusTag
    color: Theme.warnTint
    Text {
        id: words

        anchors.centerIn: parent
        text: root.text
        textFormat: Text.PlainText
        font: Theme.tick
        color: Theme.warn
    }
}
