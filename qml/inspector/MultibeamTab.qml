// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The settings of the live multibeam sonar; without one, those of the newest swath, and what it
/// measured.
Column {
    id: root

    required property Session session
    /// Null without a live one.
    property LiveSonar sonar: null
    required property LastSettings lastSettings
    /// Of all of its kind.
    property var names: []
    property int current: 0
    /// What is drawn is not the live edge.
    property bool past

    signal sonarChosen(int index)

    spacing: Theme.rowGap

    SwathReadout {
        id: swath

        session: root.sonar === null ? root.session : null
    }
    Column {
        width: parent.width
        visible: root.sonar !== null
        spacing: Theme.rowGap

        SettingHead {
            sonar: root.sonar
            names: root.names
            current: root.current
            past: root.past
            lastSettings: root.lastSettings
            onChosen: index => root.sonarChosen(index)
        }
        SettingList { settings: root.sonar?.settings ?? null }
        SettingStandby { sonar: root.sonar }
    }
    Column {
        width: parent.width
        visible: root.sonar === null
        spacing: Theme.rowGap

        SmallText {
            visible: !swath.valid
            text: qsTr("No ping up to here.")
        }
        RecordedRow {
            name: qsTr("Range")
            value: isNaN(swath.rangeFromM) ? Format.chosen(swath.rangeToM)
                : qsTr("%1–%2").arg(Format.chosen(swath.rangeFromM)).arg(Format.chosen(swath.rangeToM))
            unit: Format.unit
            known: !isNaN(swath.rangeToM)
        }
        RecordedRow {
            name: qsTr("Gain")
            value: swath.gain
            known: !isNaN(swath.gain)
        }
        RecordedRow {
            name: qsTr("Speed of sound")
            value: Math.round(swath.soundSpeed * Format.perMetre)
            unit: Format.speedUnit
            known: !isNaN(swath.soundSpeed)
        }
        RecordedRow {
            name: qsTr("Frequency")
            value: Math.round(swath.frequencyKhz)
            unit: qsTr("kHz")
            known: !isNaN(swath.frequencyKhz)
        }
        RecordedRow {
            name: qsTr("Transmit")
            value: swath.transmitUs
            unit: qsTr("µs")
            known: !isNaN(swath.transmitUs)
        }
        RecordedRow {
            name: qsTr("Range steps")
            value: swath.rangeSteps
            known: !isNaN(swath.rangeSteps)
        }
        RecordedRow {
            name: qsTr("Power thresholds")
            value: Format.joined([Format.plain(swath.powerLow), Format.plain(swath.powerMedium), Format.plain(swath.powerHigh)])
            known: !isNaN(swath.powerLow)
        }
        RecordedRow {
            name: qsTr("Soundings")
            value: swath.soundings
            known: !isNaN(swath.soundings)
        }
        RecordedRow {
            name: qsTr("Depth below the sonar")
            value: Format.depth(swath.depthM)
            unit: Format.unit
            known: !isNaN(swath.depthM)
        }
        RecordedRow {
            name: qsTr("Roll")
            value: Format.turn(swath.rollDeg)
            known: !isNaN(swath.rollDeg)
        }
        RecordedRow {
            name: qsTr("Pitch")
            value: Format.turn(swath.pitchDeg)
            known: !isNaN(swath.pitchDeg)
        }
    }
}
