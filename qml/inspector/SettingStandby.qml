// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Whether a sonar works or rests.
SettingChoice {
    id: root

    required property LiveSonar sonar

    options: [[0, qsTr("On")], [1, qsTr("Standby")]]
    onRequested: value => root.sonar.setStandby(value === 1)
    settingText: SettingText {
        name: qsTr("Scanning")
        own: root.sonar?.standby ? 1 : 0
        ownState: qsTr("Key P")
        names: [qsTr("on"), qsTr("standby")]
    }
}
