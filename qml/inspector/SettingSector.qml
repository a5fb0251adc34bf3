// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The sector of a Ping360: presets, and centre and width as numbers.
Column {
    id: root

    required property Ping360Controls controls

    width: parent ? parent.width : 0
    spacing: Theme.s8

    SettingChoice {
        words: SettingText {
            name: qsTr("Sector")
            model: root.controls?.sectorWidthDeg ?? null
            suffix: qsTr("°")
        }
        direct: false
        options: [[60, qsTr("60°")], [90, qsTr("90°")], [120, qsTr("120°")], [180, qsTr("180°")], [360, qsTr("360°")]]
        onAsked: value => root.controls.requestSector(value < 360 ? centre.shown : 0, value)
    }
    Row {
        width: parent.width
        spacing: Theme.s8
        SettingNumber {
            width: (parent.width - parent.spacing) / 2
            words: SettingText {
                id: centre

                name: qsTr("Centre")
                model: root.controls?.sectorCentreDeg ?? null
                suffix: qsTr("°")
            }
            direct: false
            quiet: true
            enabled: extent.shown < 360
            opacity: enabled ? 1 : Theme.disabledOpacity
            from: -180
            to: 179
            step: 5
            round: true
            onAsked: value => root.controls.requestSector(value, extent.shown)
        }
        SettingNumber {
            width: (parent.width - parent.spacing) / 2
            words: SettingText {
                id: extent

                name: qsTr("Width")
                model: root.controls?.sectorWidthDeg ?? null
                suffix: qsTr("°")
            }
            direct: false
            quiet: true
            from: 10
            to: 360
            step: 5
            onAsked: value => root.controls.requestSector(value < 360 ? centre.shown : 0, value)
        }
    }
}
