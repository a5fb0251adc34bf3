// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// A setting of a live sonar, as the table of its family says: a choice or a number, and above it
/// whether it is automatic, where it can be.
Column {
    id: root

    required property SettingModel model

    width: parent ? parent.width : 0
    spacing: Theme.rowGap

    LazyLoader {
        shown: root.model?.hasAutomatic ?? false
        delegate: SettingChoice {
            options: [[1, qsTr("Auto")], [0, qsTr("Fixed")]]
            direct: false
            onRequested: value => root.model.setAutomatic(value === 1)
            settingText: SettingText {
                name: root?.model?.name ?? ""
                own: root?.model?.isAutomatic ? 1 : 0
                ownState: root?.model?.isAutomatic ? qsTr("Follows range") : ""
                names: [qsTr("fixed"), qsTr("auto")]
            }
        }
    }
    LazyLoader {
        shown: (root.model?.choices.length ?? 0) > 0
        delegate: SettingChoice {
            settingText: SettingText { model: root?.model ?? null }
        }
    }
    LazyLoader {
        shown: root.model?.choices.length === 0
        delegate: SettingNumber {
            settingText: SettingText { model: root?.model ?? null }
        }
    }
}
