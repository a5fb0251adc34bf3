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
        value: qsTr("%1 m").arg(Format.plain(root.settings.rangeToM))
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
        value: qsTr("%1 kHz").arg(root.settings.frequencyKhz)
        known: root.settings.frequencyKhz > 0
    }
    RecordedRow {
        name: qsTr("Angular step")
        value: qsTr("%1°").arg(Format.plain(root.settings.stepGrad * 0.9))
        known: root.settings.stepGrad > 0
    }
    RecordedRow {
        name: qsTr("Speed of sound")
        value: qsTr("%1 m/s").arg(Math.round(root.settings.soundSpeed))
        known: root.settings.soundSpeed > 0
    }
    RecordedRow {
        name: qsTr("Transmit")
        value: qsTr("%1 µs").arg(root.settings.transmitUs)
        known: root.settings.transmitUs > 0
    }
    RecordedRow {
        name: qsTr("Samples")
        value: root.settings.sampleCount
        known: root.settings.sampleCount > 0
    }
}
