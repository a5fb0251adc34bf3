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
    // The sector of a Ping360: presets, and centre and width as numbers.
    Column {
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
    // Parks the head of a Ping360 at a bearing, and lets it go.
    SettingNumber {
        id: stare

        /// Where it is to look next.
        property real next: 0
        readonly property bool staring: root.controls?.staring ?? false
        readonly property real bearing: staring ? root.controls.stareDeg : next

        from: -180
        to: 179
        step: 5
        round: true
        onAsked: value => {
            next = value;
            if (staring)
                root.controls.stareAt(value);
        }
        words: SettingText {
            name: qsTr("Stare")
            own: stare.bearing
            ownState: stare.staring ? qsTr("Head parked at %1°").arg(Format.plain(root.controls.stareDeg)) : qsTr("Off")
            suffix: qsTr("°")
        }
        LButton {
            parent: stare
            width: stare.width
            kind: "filled"
            text: stare.staring ? qsTr("End stare") : qsTr("Stare there")
            tip: stare.staring ? qsTr("Scan the sector again") : qsTr("Park the head at this bearing")
            key: qsTr("Tab, Space")
            onClicked: stare.staring ? root.controls.endStare() : root.controls.stareAt(stare.bearing)
        }
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
