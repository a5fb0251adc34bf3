// SPDX-License-Identifier: GPL-3.0-or-later
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
    Grid {
        columns: buttons.count > 2 ? 1 : 2
        columnSpacing: Theme.s8
        MountingButtons {
            id: buttons

            mounting: root.mounting
        }
    }
}
