// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Beside whatever says that another program drives a sonar: ends that.
LButton {
    id: root

    /// Null without.
    required property LiveSonar sonar

    objectName: "takeOver"
    visible: sonar?.listening ?? false
    text: qsTr("Take over")
    tip: qsTr("Take over")
    onClicked: sonar.takeControl()
}
