// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The settings of a live Ping360.
Column {
    id: root

    required property Ping360Controls controls
    required property LiveSonar sonar
    required property DisplaySettings display

    width: parent ? parent.width : 0
    spacing: Theme.rowGap

    SettingNumber {
        words: SettingWords {
            name: qsTr("Range")
            model: root.controls.rangeM
            unit: Format.unit
            text: value => Format.chosen(value)
        }
        from: 0.5
        to: 100
        scale: Format.perMetre
        next: (value, by) => SettingSteps.range(value, by, 60)
    }
    SettingSector {
        controls: root.controls
    }
    SettingChoice {
        options: [[0, qsTr("Low")], [1, qsTr("Normal")], [2, qsTr("High")]]
        words: SettingWords {
            name: qsTr("Gain")
            model: root.controls.gain
            text: value => [qsTr("Low"), qsTr("Normal"), qsTr("High")][value] ?? Format.plain(value)
        }
    }
    SettingNumber {
        words: SettingWords {
            name: qsTr("Frequency")
            model: root.controls.frequencyKhz
            unit: qsTr("kHz")
        }
        from: 500
        to: 1000
        step: 10
    }
    SettingChoice {
        options: [1, 2, 3, 4, 10].map(step => [step, qsTr("%1°").arg(Format.plain(step * 0.9))])
        words: SettingWords {
            name: qsTr("Angular step")
            model: root.controls.stepGrad
            text: value => qsTr("%1°").arg(Format.plain(value * 0.9))
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
            isNaN(root.controls.transmitUs.reported) ? "" : qsTr("%1 µs").arg(Format.plain(root.controls.transmitUs.reported)),
            root.display.upsideDown ? qsTr("upside down") : qsTr("upright"),
            qsTr("%1°").arg(Format.plain(root.display.turnOffset))])
        SettingChoice {
            options: [[1, qsTr("Auto")], [0, qsTr("Fixed")]]
            ask: value => root.controls.setTransmitAuto(value === 1)
            words: SettingWords {
                name: qsTr("Transmit duration")
                own: root.controls.transmitAuto ? 1 : 0
                ownState: root.controls.transmitAuto ? qsTr("By the range") : ""
                text: value => value === 1 ? qsTr("auto") : qsTr("fixed")
            }
        }
        SettingNumber {
            words: SettingWords {
                name: qsTr("Transmit")
                model: root.controls.transmitUs
                unit: qsTr("µs")
            }
            from: 1
            to: 1000
            step: 5
        }
        SettingChoice {
            options: [[0, qsTr("Upright")], [1, qsTr("Upside down")]]
            ask: value => root.display.upsideDown = value === 1
            words: SettingWords {
                name: qsTr("Mounting")
                own: root.display.upsideDown ? 1 : 0
                ownState: qsTr("Kept for this sonar")
                text: value => value === 1 ? qsTr("upside down") : qsTr("upright")
            }
        }
        SettingNumber {
            from: -180
            to: 180
            ask: value => root.display.turnOffset = value
            words: SettingWords {
                name: qsTr("Turn offset")
                own: root.display.turnOffset
                ownState: qsTr("Kept for this sonar")
                text: value => qsTr("%1°").arg(Format.plain(value))
            }
        }
    }
}
