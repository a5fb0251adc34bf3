// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The settings of a live Ping360.
Column {
    id: root

    required property SonarSettings controls
    required property LiveSonar sonar
    /// Of the newest echo; null where nothing is known.
    property SettingsReadout settings: null
    required property MountingChoice mounting
    readonly property string mountState: mounting.asked ? qsTr("Not confirmed") : qsTr("Saved for this sonar")

    function requestSector(centreDeg: real, widthDeg: real) {
        controls.requestBoth("sectorCentreDeg", centreDeg, "sectorWidthDeg", widthDeg);
    }

    width: parent ? parent.width : 0
    spacing: Theme.rowGap

    SettingList {
        settings: root.controls
        below: ({ rangeM: sector, gain: clipped, stepGrad: stare })
    }
    // Presets of its width, and centre and width as numbers.
    Component {
        id: sector

        Column {
            width: parent ? parent.width : 0
            spacing: Theme.s8
            SettingChoice {
                settingText: SettingText {
                    model: extent.model
                }
                direct: false
                options: [[60, qsTr("60°")], [90, qsTr("90°")], [120, qsTr("120°")], [180, qsTr("180°")], [360, qsTr("360°")]]
                onRequested: value => root.requestSector(value < 360 ? centre.shown : 0, value)
            }
            Row {
                width: parent.width
                spacing: Theme.s8
                SettingNumber {
                    width: (parent.width - parent.spacing) / 2
                    settingText: SettingText {
                        id: centre

                        model: root.controls?.of("sectorCentreDeg") ?? null
                    }
                    direct: false
                    quiet: true
                    enabled: extent.shown < 360
                    opacity: enabled ? 1 : Theme.disabledOpacity
                    onRequested: value => root.requestSector(value, extent.shown)
                }
                SettingNumber {
                    width: (parent.width - parent.spacing) / 2
                    settingText: SettingText {
                        id: extent

                        name: qsTr("Width")
                        model: root.controls?.of("sectorWidthDeg") ?? null
                    }
                    direct: false
                    quiet: true
                    onRequested: value => root.requestSector(value < 360 ? centre.shown : 0, value)
                }
            }
        }
    }
    Component {
        id: clipped

        ClippedNote {
            settings: root.settings
        }
    }
    // Parks the head at a bearing, and lets it go.
    Component {
        id: stare

        SettingNumber {
            id: staring

            readonly property SettingModel model: root.controls?.of("stareDeg") ?? null
            /// Where it is to look next.
            property real next: 0
            readonly property bool held: model !== null && !model.isAutomatic
            readonly property real bearing: held ? model.value : next

            from: -180
            to: 179
            step: 5
            round: true
            onRequested: value => {
                next = value;
                if (held)
                    model.requestNow(value);
            }
            settingText: SettingText {
                name: staring.model?.name ?? ""
                own: staring.bearing
                ownState: staring.held ? qsTr("Bearing held at %1°").arg(Format.plain(staring.bearing)) : qsTr("Off")
                suffix: qsTr("°")
            }
            LButton {
                parent: staring
                width: staring.width
                kind: "filled"
                text: staring.held ? qsTr("Resume scan") : qsTr("Hold bearing")
                tip: staring.held ? qsTr("Resume scan") : qsTr("Hold the head at this bearing")
                key: qsTr("Tab, Space")
                onClicked: staring.held ? staring.model.setAutomatic(true) : staring.model.requestNow(staring.bearing)
            }
        }
    }
    SettingStandby {
        sonar: root.sonar
    }
    SettingFold {
        name: qsTr("Advanced")
        summary: Format.joined([
            isNaN(transmit.reported) ? "" : transmit.reportedWithUnit,
            root.mounting.upsideDown ? qsTr("upside down") : qsTr("upright"),
            qsTr("%1°").arg(Format.plain(root.mounting.turnOffset))])
        SettingText {
            id: transmit

            model: root.controls?.of("transmitUs") ?? null
        }
        SettingList {
            settings: root.controls
            keys: root.controls ? root.controls.advanced : []
        }
        SettingChoice {
            options: [[0, qsTr("Upright")], [1, qsTr("Upside down")]]
            onRequested: value => root.mounting.upsideDown = value === 1
            settingText: SettingText {
                name: qsTr("Mounting")
                own: root.mounting.upsideDown ? 1 : 0
                ownState: root.mountState
                names: [qsTr("upright"), qsTr("upside down")]
            }
        }
        SettingNumber {
            from: -180
            to: 179
            round: true
            onRequested: value => root.mounting.turnOffset = value
            settingText: SettingText {
                name: qsTr("Turn offset")
                own: root.mounting.turnOffset
                ownState: root.mountState
                suffix: qsTr("°")
            }
        }
    }
}
