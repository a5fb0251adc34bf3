// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Symbol of a state: disc, ring, square, triangle, diamond, or the name of an icon.
Item {
    id: root

    required property string shape
    property color color: Theme.text
    readonly property var drawn: ["disc", "ring", "square", "triangle", "diamond"]

    width: Theme.s14
    height: Theme.s14

    Rectangle {
        visible: root.shape === "disc" || root.shape === "ring" || root.shape === "square"
        anchors.centerIn: parent
        width: root.shape === "disc" ? Theme.s8 : Theme.s10
        height: width
        radius: root.shape === "square" ? 0 : width / 2
        color: root.shape === "ring" ? "transparent" : root.color
        border.width: root.shape === "ring" ? Theme.focusStroke : 0
        border.color: root.color
    }
    Rectangle {
        visible: root.shape === "diamond"
        anchors.centerIn: parent
        width: Theme.s8
        height: Theme.s8
        rotation: 45
        antialiasing: true
        color: root.color
    }
    // A triangle as wide as it is high: the upper half of a rotated square, narrowed.
    Item {
        visible: root.shape === "triangle"
        anchors.centerIn: parent
        width: 2 * height
        height: Theme.s10
        clip: true
        transform: Scale {
            origin.x: Theme.s10
            xScale: 0.55
        }
        Rectangle {
            x: (parent.width - width) / 2
            y: parent.height - height / 2
            width: parent.height * Math.SQRT2
            height: width
            rotation: 45
            antialiasing: true
            color: root.color
        }
    }
    Icon {
        visible: !root.drawn.includes(root.shape)
        anchors.centerIn: parent
        size: Theme.s14
        icon: visible ? root.shape : ""
        color: root.color
    }
}
