// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// One limit of the alarms: on or off, and where.
Column {
    id: root

    required property string text
    /// "below", "beyond"
    required property string sound
    property bool on
    property real metres

    signal switched(bool on)
    signal asked(real metres)

    width: parent ? parent.width : 0

    CheckRow {
        width: parent.width
        text: root.text
        checked: root.on
        onClicked: root.switched(!root.on)
    }
    SettingNumber {
        headless: true
        enabled: root.on
        opacity: root.on ? 1 : Theme.disabledOpacity
        from: 0.3
        to: 300
        step: 0.5
        perShown: Format.perMetre
        onAsked: value => root.asked(value)
        words: SettingText {
            name: root.text
            own: root.metres
            ownState: root.on ? qsTr("On %1").arg(root.sound) : qsTr("Off")
            unit: Format.unit
            length: true
        }
    }
}
