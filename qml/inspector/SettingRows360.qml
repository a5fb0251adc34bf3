// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The settings of a live Ping360.
Column {
    id: root

    required property Ping360Controls controls
    required property LiveSonar sonar
    /// Of the newest echo; null where nothing is known.
    property SettingsReadout settings: null
    required property DisplaySettings display
    property MountingChoice mounting: null
    readonly property string mountState: mounting?.asked ? qsTr("Not confirmed") : qsTr("Kept for this sonar")

    width: parent ? parent.width : 0
    spacing: Theme.rowGap

    SettingNumber {
        words: SettingText {
            name: qsTr("Range")
            model: root.controls?.rangeM ?? null
            unit: Format.unit
            length: true
        }
        from: 0.5
        to: 100
        perShown: Format.perMetre
        longestM: 60
    }
    SettingSector {
        controls: root.controls
    }
    SettingChoice {
        options: [[0, qsTr("Low")], [1, qsTr("Normal")], [2, qsTr("High")]]
        words: SettingText {
            name: qsTr("Gain")
            model: root.controls?.gain ?? null
            names: [qsTr("Low"), qsTr("Normal"), qsTr("High")]
        }
    }
    ClippedNote {
        settings: root.settings
    }
    SettingNumber {
        words: SettingText {
            name: qsTr("Frequency")
            model: root.controls?.frequencyKhz ?? null
            unit: qsTr("kHz")
        }
        from: 500
        to: 1000
        step: 10
    }
    SettingChoice {
        options: [[1, qsTr("0.9°")], [2, qsTr("1.8°")], [3, qsTr("2.7°")], [4, qsTr("3.6°")], [10, qsTr("9°")]]
        words: SettingText {
            name: qsTr("Angular step")
            model: root.controls?.stepGrad ?? null
            factor: 0.9
            suffix: qsTr("°")
        }
    }
    SettingStare {
        controls: root.controls
    }
    SettingStandby {
        sonar: root.sonar
    }
    SettingFold {
        name: qsTr("Advanced")
        summary: Format.joined([
            isNaN(transmitWords.reported) ? "" : transmitWords.said(transmitWords.reported),
            root.display.upsideDown ? qsTr("upside down") : qsTr("upright"),
            qsTr("%1°").arg(Format.plain(root.display.turnOffset))])
        SettingChoice {
            options: [[1, qsTr("Auto")], [0, qsTr("Fixed")]]
            onAsked: value => root.controls.setTransmitAuto(value === 1)
            words: SettingText {
                name: qsTr("Transmit duration")
                own: root.controls?.transmitAuto ? 1 : 0
                ownState: root.controls?.transmitAuto ? qsTr("By the range") : ""
                names: [qsTr("fixed"), qsTr("auto")]
            }
        }
        SettingNumber {
            words: SettingText {
                id: transmitWords

                name: qsTr("Transmit")
                model: root.controls?.transmitUs ?? null
                unit: qsTr("µs")
            }
            from: 1
            to: 1000
            step: 5
        }
        SettingChoice {
            options: [[0, qsTr("Upright")], [1, qsTr("Upside down")]]
            onAsked: value => root.display.upsideDown = value === 1
            words: SettingText {
                name: qsTr("Mounting")
                own: root.display.upsideDown ? 1 : 0
                ownState: root.mountState
                names: [qsTr("upright"), qsTr("upside down")]
            }
        }
        SettingNumber {
            from: -180
            to: 179
            round: true
            onAsked: value => root.display.turnOffset = value
            words: SettingText {
                name: qsTr("Turn offset")
                own: root.display.turnOffset
                ownState: root.mountState
                suffix: qsTr("°")
            }
        }
    }
}
