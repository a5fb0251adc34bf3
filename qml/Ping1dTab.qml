// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// With what the Ping1D's newest echo was made.
Column {
    id: root

    required property SettingsReadout settings
    readonly property var gain: settings.gainText.split(" ")

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
