// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The settings of the live Ping1D and its alarms; without one, with what the newest echo was made.
Column {
    id: root

    required property SettingsReadout settings
    required property DisplaySettings display
    /// What the user set on it before, to be offered.
    required property LastSettings kept
    /// Null without a live one; `names` are those of all of its kind.
    property LiveSonar sonar: null
    property var names: []
    property int current: 0
    property Alarms alarms: null
    /// What is drawn is not the live edge.
    property bool past
    readonly property Ping1dControls controls: sonar ? sonar.ping1d : null
    readonly property var gain: settings.gainText.split(" ")

    signal sonarChosen(int index)

    Column {
        width: parent.width
        visible: root.controls !== null
        spacing: Theme.rowGap

        SettingHead {
            sonar: root.sonar
            names: root.names
            current: root.current
            past: root.past
            kept: root.kept
            onChosen: index => root.sonarChosen(index)
        }
        TrueRange {
            settings: root.settings
            sound: root.display.sound
        }
        // The settings of a live Ping1D: one switch lets it choose range and gain itself.
        Column {
            width: parent ? parent.width : 0
            spacing: Theme.rowGap
            // As it reported them last: it applies nothing now.
            opacity: root.sonar !== null && root.sonar.lost ? Theme.disabledOpacity : 1
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
        AlarmRows {
            visible: root.alarms !== null
            alarms: root.alarms
        }
    }
    Column {
        width: parent.width
        visible: root.controls === null
        spacing: Theme.rowGap

        RecordedRow {
            name: qsTr("Range")
            value: qsTr("%1–%2").arg(Format.chosen(root.settings.rangeFromM)).arg(Format.chosen(root.settings.rangeToM))
            unit: Format.unit
            known: root.settings.rangeToM > 0
        }
        RecordedRow {
            name: qsTr("Gain")
            value: root.gain[0]
            unit: root.gain[1] ?? ""
        }
        ClippedNote {
            settings: root.settings
        }
        RecordedRow {
            name: qsTr("Speed of sound")
            value: Math.round(root.settings.soundSpeed * Format.perMetre)
            unit: qsTr("%1/s").arg(Format.unit)
            known: root.settings.soundSpeed > 0
        }
        RecordedRow {
            name: qsTr("Transmit")
            value: root.settings.transmitUs
            unit: qsTr("µs")
            known: root.settings.transmitUs > 0
        }
        RecordedRow {
            name: qsTr("Samples")
            value: root.settings.sampleCount
            known: root.settings.sampleCount > 0
        }
    }
}
