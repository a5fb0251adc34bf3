// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A point of the compass inside the rim; north is a pin that points outwards.
Item {
    id: root

    required property string letter
    /// On the screen, clockwise from up.
    property real angle
    property bool north

    Rectangle {
        visible: root.north
        width: Theme.s10
        height: Theme.s10
        x: Math.sin(root.angle * Math.PI / 180) * Theme.s8 - width / 2
        y: -Math.cos(root.angle * Math.PI / 180) * Theme.s8 - height / 2
        rotation: root.angle + 45
        antialiasing: true
        color: Theme.marker
    }
    Rectangle {
        visible: root.north
        x: -width / 2
        y: -height / 2
        width: Theme.s20
        height: Theme.s20
        radius: width / 2
        color: Theme.marker
    }
    Text {
        visible: root.north
        anchors.centerIn: parent
        text: root.letter
        textFormat: Text.PlainText
        font: Theme.smallStrong
        color: Theme.halo
    }
    HaloText {
        visible: !root.north
        anchors.centerIn: parent
        text: root.letter
        font: Theme.smallStrong
        color: Theme.marker
    }
}
