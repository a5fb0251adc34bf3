// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The alarms of the Ping1D: limits, blanking, where it looks, and the sound.
Column {
    id: root

    /// Null where nobody watches.
    required property Alarms alarms
    readonly property bool down: (alarms?.facing ?? Alarms.Down) === Alarms.Down

    width: parent ? parent.width : 0
    spacing: Theme.rowGap

    // One limit of the alarms: on or off, and where.
    component LimitRow: Column {
        id: limit

        required property string text
        /// "below", "beyond"
        required property string sound
        property bool on
        property real metres

        signal switched(bool on)
        signal requested(real metres)

        width: parent ? parent.width : 0

        CheckRow {
            width: parent.width
            text: limit.text
            checked: limit.on
            onClicked: limit.switched(!limit.on)
        }
        SettingNumber {
            headless: true
            enabled: limit.on
            opacity: limit.on ? 1 : Theme.disabledOpacity
            from: 0.3
            to: 300
            step: 0.5
            perShown: Format.perMetre
            onRequested: value => limit.requested(value)
            settingText: SettingText {
                name: limit.text
                own: limit.metres
                ownState: limit.on ? qsTr("On %1").arg(limit.sound) : qsTr("Off")
                unit: Format.unit
                length: true
            }
        }
    }
    HorizontalLine {}
    PlainText {
        anchors.left: parent.left
        text: qsTr("Alarm")
        font: Theme.titleFont
    }
    LimitRow {
        text: root.down ? qsTr("Bottom too close") : qsTr("Target too close")
        sound: qsTr("below")
        on: root.alarms?.nearOn ?? false
        metres: root.alarms?.nearM ?? 0
        onSwitched: on => root.alarms.nearOn = on
        onRequested: metres => root.alarms.nearM = metres
    }
    LimitRow {
        text: root.down ? qsTr("Bottom too far") : qsTr("Target too far")
        sound: qsTr("beyond")
        on: root.alarms?.farOn ?? false
        metres: root.alarms?.farM ?? 0
        onSwitched: on => root.alarms.farOn = on
        onRequested: metres => root.alarms.farM = metres
    }
    SettingNumber {
        to: 2
        step: 0.1
        perShown: Format.perMetre
        onRequested: value => root.alarms.blankingM = value
        settingText: SettingText {
            name: qsTr("Blanking")
            own: root.alarms?.blankingM ?? 0
            ownState: qsTr("Ignore closer echoes")
            unit: Format.unit
            length: true
        }
    }
    SettingChoice {
        options: [[Alarms.Down, qsTr("Down")], [Alarms.Forward, qsTr("Forward")], [Alarms.Up, qsTr("Up")], [Alarms.Other, qsTr("Other")]]
        onRequested: value => root.alarms.facing = value
        settingText: SettingText {
            name: qsTr("Facing")
            own: root.alarms?.facing ?? 0
            names: [qsTr("down"), qsTr("forward"), qsTr("up"), qsTr("other")]
        }
    }
    SettingChoice {
        options: [[Alarms.Off, qsTr("Off")], [Alarms.Soft, qsTr("Soft")], [Alarms.Loud, qsTr("Loud")]]
        onRequested: value => root.alarms.volume = value
        settingText: SettingText {
            name: qsTr("Sound")
            own: root.alarms?.volume ?? 0
            ownState: root.alarms?.soundAvailable ? "" : qsTr("No sound on this computer")
            names: [qsTr("off"), qsTr("soft"), qsTr("loud")]
        }
    }
    LButton {
        width: parent.width
        kind: "filled"
        text: qsTr("Test sound")
        tip: qsTr("Play alarm sound once")
        onClicked: root.alarms.testSound()
    }
}
