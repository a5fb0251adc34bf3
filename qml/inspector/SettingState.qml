// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// How far a setting is, right of its name: shape, words and colour.
Row {
    id: root

    required property SettingText words
    /// The shape alone.
    property bool brief

    spacing: Theme.s4
    Icon {
        visible: root.words.stateIcon !== ""
        anchors.verticalCenter: parent.verticalCenter
        icon: root.words.stateIcon
        size: Theme.s14
        color: root.words.iconColor
    }
    Text {
        objectName: "settingState"
        visible: !root.brief
        text: root.words.stateText
        textFormat: Text.PlainText
        font: Theme.small
        color: root.words.stateIcon === "" ? Theme.text3 : root.words.stateColor
    }
}
