// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// With what the Ping360's newest echo was made.
Column {
    id: root

    required property SettingsReadout settings

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
}
