// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Above the picture of a Ping360 of which nobody has said how it is mounted, with the ways in
/// which it may be.
PlotBar {
    id: root

    required property MountingChoice mounting
    /// The keyboard goes there when it is answered.
    property Item next: null

    objectName: "mountingBar"
    visible: mounting.asked
    sentence: qsTr("Mounting not confirmed")
    MountingButtons {
        mounting: root.mounting
        model: root.mounting.asked ? root.mounting.choices : []
        next: root.next
    }
}
