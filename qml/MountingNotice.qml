// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Above the settings of a Ping360 of which nobody has said how it is mounted: why it is not known,
/// and how it may be.
SettingNotice {
    id: root

    /// Null where nothing is asked.
    property MountingChoice mounting: null

    objectName: "mountingNotice"
    visible: mounting?.asked ?? false
    sentence: visible ? qsTr("Mounting not confirmed") + "\n" + mounting.reason : ""
    Repeater {
        model: root.visible ? 1 : 0
        delegate: Grid {
            columns: root.mounting.choices.length > 2 ? 1 : 2
            columnSpacing: Theme.s8
            MountingButtons {
                mounting: root.mounting
            }
        }
    }
}
