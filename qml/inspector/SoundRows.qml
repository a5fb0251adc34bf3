// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// In which sound speed the ranges of a sonar are shown, those of old echoes too, and how well it is
/// known.
Column {
    id: root

    required property SelectedSonar sonar
    /// There is another sonar, too.
    required property bool named
    readonly property SoundSettings sound: sonar.sound
    required property SelectedVehicle vehicle
    readonly property bool computed: sound.source === SoundSettings.Computed

    spacing: Theme.rowGap

    SettingChoice {
        objectName: "soundSource"
        options: [[SoundSettings.Recorded, qsTr("Device")], [SoundSettings.Typed, qsTr("Typed")],
            [SoundSettings.OfKind, qsTr("Water")], [SoundSettings.Computed, qsTr("Computed")]]
        onRequested: value => root.sound.source = value
        settingText: SettingText {
            name: root.named ? qsTr("Sound speed of the %1").arg(root.sonar.names[root.sonar.chosen]) : qsTr("Sound speed")
            own: root.sound.source
            ownState: isNaN(root.sound.speed) ? qsTr("As recorded · ± %1 %").arg(Format.plain(root.sound.errorPercent))
                : qsTr("%1 · ± %2 %").arg(Format.soundSpeed(root.sound.speed)).arg(Format.plain(root.sound.errorPercent))
            names: [qsTr("as recorded"), qsTr("typed"), qsTr("kind of water"), qsTr("computed")]
        }
    }
    SettingNumber {
        objectName: "soundTyped"
        visible: root.sound.source === SoundSettings.Typed
        from: 1300
        to: 1700
        perShown: Format.perMetre
        onRequested: value => root.sound.typedSpeed = value
        settingText: SettingText {
            name: qsTr("Typed speed")
            own: root.sound.typedSpeed
            ownState: qsTr("Not sent to the sonar")
            unit: Format.speedUnit
            length: true
        }
    }
    SettingChoice {
        objectName: "soundKind"
        visible: root.sound.source === SoundSettings.OfKind
        options: [[SoundSettings.Fresh, qsTr("Fresh")], [SoundSettings.Brackish, qsTr("Brackish")], [SoundSettings.Sea, qsTr("Sea")]]
        onRequested: value => root.sound.kind = value
        settingText: SettingText {
            name: qsTr("Water")
            own: root.sound.kind
            ownState: Format.imperial ? qsTr("Valid for 41 to 68 °F") : qsTr("Valid for 5 to 20 °C")
            names: [qsTr("fresh"), qsTr("brackish"), qsTr("sea")]
        }
    }
    SettingNumber {
        objectName: "soundTemperature"
        visible: root.computed
        to: 40
        step: 0.5
        perShown: Format.perCelsius
        shownAtZero: Format.degreesAtZero
        onRequested: value => root.sound.temperatureC = value
        settingText: SettingText {
            name: qsTr("Temperature")
            own: root.sound.temperatureC
            ownState: Format.imperial ? qsTr("32 to 104") : qsTr("0 to 40")
            unit: Format.temperatureUnit
            factor: Format.perCelsius
            atZero: Format.degreesAtZero
        }
    }
    SettingNumber {
        objectName: "soundSalinity"
        visible: root.computed
        to: 40
        onRequested: value => root.sound.salinity = value
        settingText: SettingText {
            name: qsTr("Salinity")
            own: root.sound.salinity
            ownState: qsTr("0 fresh, 35 ocean")
            unit: qsTr("g/kg")
        }
    }
    SettingNumber {
        objectName: "soundDepth"
        visible: root.computed
        to: 9000
        step: 5
        perShown: Format.perMetre
        onRequested: value => root.sound.depthM = value
        settingText: SettingText {
            name: qsTr("Depth")
            own: root.sound.depthM
            ownState: qsTr("Depth for sound speed")
            unit: Format.unit
            length: true
        }
    }
    LButton {
        objectName: "soundFromVehicle"
        width: parent.width
        visible: root.computed
        kind: "filled"
        enabled: !isNaN(root.vehicle.waterTemperatureC)
        text: enabled ? qsTr("Use the vehicle's: %1").arg(Format.temperature(root.vehicle.waterTemperatureC)) : qsTr("Use the vehicle's temperature")
        tip: enabled ? qsTr("Use the vehicle's current temperature and depth") : qsTr("The vehicle reports no water temperature")
        onClicked: root.sound.take(root.vehicle.waterTemperatureC, root.vehicle.depthFresh ? root.vehicle.depthM : NaN)
    }
}
