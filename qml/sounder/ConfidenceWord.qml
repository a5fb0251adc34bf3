// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Beside the strip of confidence, below the echo of one ping.
Item {
    Text {
        anchors.left: parent.left
        anchors.leftMargin: Theme.s8
        width: Math.min(implicitWidth, parent.width - Theme.s8)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.tickLeast
        elide: Text.ElideRight
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Confidence")
        textFormat: Text.PlainText
        font: Theme.tick
        color: Theme.text2
    }
    Rectangle {
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
