// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The settings of the live Ping1D and its alarms; without one, with what the newest echo was made.
Column {
    id: root

    required property SettingsReadout settings
    required property SoundSettings sound
    /// What the user set on it before, to be offered.
    required property LastSettings lastSettings
    /// Null without a live one; `names` are those of all of its kind.
    property LiveSonar sonar: null
    property var names: []
    property int current: 0
    property Alarms alarms: null
    required property DisplaySettings display
    /// What is drawn is not the live edge.
    property bool past
    readonly property SonarSettings controls: sonar?.settings ?? null
    readonly property var gain: settings.gainText.split(" ")

    signal sonarChosen(int index)

    spacing: Theme.rowGap

    Column {
        width: parent.width
        visible: root.controls !== null
        spacing: Theme.rowGap

        SettingHead {
            sonar: root.sonar
            names: root.names
            current: root.current
            past: root.past
            lastSettings: root.lastSettings
            onChosen: index => root.sonarChosen(index)
        }
        TrueRange {
            settings: root.settings
            sound: root.sound
        }
        Column {
            width: parent ? parent.width : 0
            spacing: Theme.rowGap
            // As it reported them last: it applies nothing now.
            opacity: root.sonar !== null && root.sonar.lost ? Theme.disabledOpacity : 1
            SettingList {
                settings: root.controls
                below: ({ gain: clipped })
            }
            Component {
                id: clipped

                ClippedNote {
                    settings: root.settings
                }
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
    HorizontalLine {}
    BottomZoomRows { display: root.display }
}
