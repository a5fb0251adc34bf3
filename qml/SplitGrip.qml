// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// The line between two plots, with a grip; it reacts wider than it looks.
Rectangle {
    id: root

    readonly property bool lit: T.SplitHandle.hovered || T.SplitHandle.pressed

    implicitWidth: Theme.stroke
    color: lit ? Theme.accent : Theme.line
    containmentMask: Item {
        x: (root.width - width) / 2
        width: Theme.grip
        height: root.height
    }

    Rectangle {
        anchors.centerIn: parent
        width: Theme.s2 + Theme.stroke
        height: Theme.gripMark
        radius: Theme.s2
        color: root.lit ? Theme.accent : Theme.lineStrong
    }
}
