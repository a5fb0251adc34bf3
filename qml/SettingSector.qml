// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The sector of a Ping360: presets, and centre and width as numbers.
Column {
    id: root

    required property Ping360Controls controls
    readonly property real centre: whereWords.shown
    readonly property real wide: widthWords.shown

    width: parent ? parent.width : 0
    spacing: Theme.s8

    SettingChoice {
        words: SettingWords {
            id: presetWords

            name: qsTr("Sector")
            model: root.controls.sectorWidthDeg
            text: value => qsTr("%1°").arg(Format.plain(value))
        }
        options: [60, 90, 120, 180, 360].map(width => [width, qsTr("%1°").arg(width)])
        ask: value => root.controls.requestSector(value < 360 ? root.centre : 0, value)
    }
    Row {
        width: parent.width
        spacing: Theme.s8
        SettingNumber {
            width: (parent.width - parent.spacing) / 2
            words: SettingWords {
                id: whereWords

                name: qsTr("Centre")
                model: root.controls.sectorCentreDeg
                text: value => qsTr("%1°").arg(Format.plain(value))
            }
            quiet: true
            enabled: root.wide < 360
            from: -180
            to: 179
            step: 5
            next: (value, by) => (SettingSteps.evenly(value, by, 5) + 540) % 360 - 180
            ask: value => root.controls.requestSector(value, root.wide)
        }
        SettingNumber {
            width: (parent.width - parent.spacing) / 2
            words: SettingWords {
                id: widthWords

                name: qsTr("Width")
                model: root.controls.sectorWidthDeg
                text: value => qsTr("%1°").arg(Format.plain(value))
            }
            quiet: true
            from: 10
            to: 360
            step: 5
            ask: value => root.controls.requestSector(root.centre, value)
        }
    }
}
