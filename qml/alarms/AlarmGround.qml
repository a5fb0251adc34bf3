// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What an alarm stands on: while it sounds its colour changes once a second until OK.
Rectangle {
    id: root

    property bool sounding
    property bool lit: true
    /// Of what stands on it.
    readonly property color ink: !sounding ? Theme.warn : lit ? Theme.stopInk : Theme.text

    color: !sounding ? Theme.raised : lit ? Theme.stopFill : Theme.stopTint
    onSoundingChanged: lit = true
    Accessible.role: Accessible.AlertMessage

    Timer {
        running: root.visible && root.sounding
        repeat: true
        interval: Theme.flash
        onTriggered: root.lit = !root.lit
    }
    // Nothing behind it is to be pressed.
    MouseArea {
        anchors.fill: parent
    }
}
