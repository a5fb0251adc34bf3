// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The settings of a live Ping1D: one switch lets it choose range and gain itself.
Column {
    id: root

    required property Ping1dControls controls
    required property LiveSonar sonar
    /// Of the newest echo; null where nothing is known.
    property SettingsReadout settings: null

    width: parent ? parent.width : 0
    spacing: Theme.rowGap

    SettingChoice {
        options: [[1, qsTr("Auto")], [0, qsTr("Manual")]]
        words: SettingText {
            name: qsTr("Mode")
            model: root.controls?.mode ?? null
            names: [qsTr("Manual"), qsTr("Auto")]
        }
    }
    SettingNumber {
        words: SettingText {
            name: qsTr("Range start")
            model: root.controls?.rangeStartM ?? null
            unit: Format.unit
            length: true
        }
        to: 199
        step: 1
        perShown: Format.perMetre
    }
    SettingNumber {
        words: SettingText {
            name: qsTr("Range length")
            model: root.controls?.rangeLengthM ?? null
            unit: Format.unit
            length: true
        }
        from: 1
        to: 200
        perShown: Format.perMetre
        longestM: 200
    }
    SettingNumber {
        words: SettingText {
            name: qsTr("Gain")
            model: root.controls?.gain ?? null
            unit: SettingSteps.gainFactor(shown)
        }
        to: 6
    }
    ClippedNote {
        settings: root.settings
    }
    SettingNumber {
        words: SettingText {
            name: qsTr("Ping interval")
            model: root.controls?.intervalMs ?? null
            unit: qsTr("ms")
        }
        from: 10
        to: 10000
        step: 10
    }
    SettingNumber {
        words: SettingText {
            name: qsTr("Sound speed of the device")
            model: root.controls?.soundSpeed ?? null
            unit: Format.speedUnit
            length: true
        }
        from: 1300
        to: 1700
        perShown: Format.perMetre
    }
    SettingStandby {
        sonar: root.sonar
    }
}
