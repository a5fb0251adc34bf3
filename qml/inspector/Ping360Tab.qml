// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The settings of the live Ping360; without one, with what the newest echo was made.
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
    /// What is drawn is not the live edge; that of a file.
    property bool past
    property bool replay
    property ZoneAlarm zone: null
    required property MountingChoice mounting
    readonly property SonarSettings controls: sonar?.settings ?? null

    signal sonarChosen(int index)

    spacing: Theme.rowGap

    SettingNotice {
        objectName: "mountingNotice"
        visible: root.mounting.asked
        sentence: visible ? qsTr("Mounting not confirmed") + "\n" + root.mounting.reason : ""
        Grid {
            columns: buttons.count > 2 ? 1 : 2
            columnSpacing: Theme.s8
            MountingButtons {
                id: buttons

                mounting: root.mounting
            }
        }
    }
    LazyLoader {
        shown: root.visible && root.controls !== null
        delegate: Column {
            width: root.width
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
            SettingRows360 {
                // As it reported them last: it applies nothing now.
                opacity: root.sonar !== null && root.sonar.lost ? Theme.disabledOpacity : 1
                controls: root.controls
                sonar: root.sonar
                settings: root.settings
                mounting: root.mounting
            }
            ZoneRows {
                visible: root.zone !== null
                zone: root.zone
            }
        }
    }
    LazyLoader {
        shown: root.visible && root.controls === null
        delegate: Column {
            width: root.width
            visible: root.controls === null
            spacing: Theme.rowGap

            RecordedRow {
                name: qsTr("Range")
                value: Format.chosen(root.settings.rangeToM)
                unit: Format.unit
                known: root.settings.rangeToM > 0
            }
            RecordedRow {
                name: qsTr("Sector")
                value: root.settings.sectorText
            }
            RecordedRow {
                name: qsTr("Gain")
                value: root.settings.gainText
            }
            ClippedNote {
                settings: root.settings
            }
            RecordedRow {
                name: qsTr("Frequency")
                value: root.settings.frequencyKhz
                unit: qsTr("kHz")
                known: root.settings.frequencyKhz > 0
            }
            RecordedRow {
                name: qsTr("Angular step")
                value: qsTr("%1°").arg(Format.plain(root.settings.stepGrad * 0.9))
                known: root.settings.stepGrad > 0
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
            ZoneRows {
                visible: root.zone !== null
                zone: root.zone
                silent: true
            }
        }
    }
}
