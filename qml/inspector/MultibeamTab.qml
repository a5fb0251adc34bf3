// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The settings of the live multibeam sonar.
Column {
    id: root

    required property LiveSonar sonar
    required property LastSettings lastSettings
    /// Of all of its kind.
    property var names: []
    property int current: 0
    /// What is drawn is not the live edge.
    property bool past

    signal sonarChosen(int index)

    spacing: Theme.rowGap

    SettingHead {
        sonar: root.sonar
        names: root.names
        current: root.current
        past: root.past
        lastSettings: root.lastSettings
        onChosen: index => root.sonarChosen(index)
    }
    SettingList { settings: root.sonar?.settings ?? null }
    SettingStandby { sonar: root.sonar }
}
