// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Settings of a live sonar, one below the other, and what stands below some of them that is made
/// for it.
Column {
    id: root

    /// Null without a sonar.
    required property SonarSettings settings
    property var keys: settings ? settings.listed : []
    /// A component by the key of the setting that it stands below.
    property var below: ({})

    width: parent ? parent.width : 0
    spacing: Theme.rowGap

    Repeater {
        model: root.keys
        delegate: Column {
            id: entry

            required property string modelData

            width: root.width
            spacing: Theme.rowGap

            SettingControl {
                model: root.settings?.of(entry.modelData) ?? null
            }
            LazyLoader {
                shown: entry.modelData in root.below
                delegate: root.below[entry.modelData] ?? null
            }
        }
    }
}
