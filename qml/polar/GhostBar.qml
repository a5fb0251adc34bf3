// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Bar above the polar view while a ghost is aligned by hand.
PlotBar {
    id: root

    required property Ghost ghost

    objectName: "ghostBar"
    visible: ghost.aligning
    warns: false
    sentence: qsTr("Drag the ghost; turn it by the ring")
    LButton {
        objectName: "ghostKeep"
        kind: "filled"
        text: qsTr("Keep")
        tip: qsTr("Keep this alignment")
        key: qsTr("Enter")
        onClicked: root.ghost.keepAlignment()
    }
    LButton {
        objectName: "ghostCancel"
        text: qsTr("Cancel")
        tip: qsTr("Restore the previous alignment")
        key: qsTr("Esc")
        onClicked: root.ghost.cancelAligning()
    }
}
