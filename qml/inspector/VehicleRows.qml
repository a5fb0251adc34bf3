// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What the user knows of the vehicle's compass and depth sensor.
Column {
    id: root

    required property SelectedVehicle vehicle
    /// Name of the echosounder whose distance is added to the vehicle's depth; empty without one.
    property string sounder
    readonly property VehicleSettings settings: vehicle.settings

    spacing: Theme.rowGap

    SettingRow {
        name: qsTr("Heading offset")
        Stepper {
            width: parent.width
            name: qsTr("Heading offset")
            from: -180
            to: 180
            unit: "°"
            value: root.settings.headingOffset
            onStepped: asked => root.settings.headingOffset = asked
        }
    }
    CheckRow {
        width: parent.width
        text: qsTr("Variation known")
        note: qsTr("Headings become true")
        checked: root.settings.variationKnown
        onClicked: root.settings.variationKnown = !root.settings.variationKnown
    }
    SettingRow {
        name: qsTr("Variation, east positive")
        visible: root.settings.variationKnown
        Stepper {
            width: parent.width
            name: qsTr("Variation")
            from: -900
            to: 900
            step: 5
            decimals: 1
            unit: "°"
            value: root.settings.variationTenths
            onStepped: asked => root.settings.variationTenths = asked
        }
    }
    SettingRow {
        id: below

        name: qsTr("%1 below the depth sensor").arg(root.sounder)
        visible: root.sounder !== ""
        Stepper {
            width: parent.width
            name: below.name
            from: -Math.round(1000 * Format.perMetre)
            to: Math.round(1000 * Format.perMetre)
            step: Format.imperial ? 10 : 5
            decimals: 2
            unit: " " + Format.unit
            // Hundredths of what is shown.
            value: Math.round(root.settings.transducerBelowCm * Format.perMetre)
            onStepped: asked => root.settings.transducerBelowCm = Math.round(asked / Format.perMetre)
        }
    }
    SettingRow {
        name: root.settings.depthZeroM === 0 ? qsTr("Depth zero")
            : qsTr("Depth zero at %1 %2 of the vehicle's").arg(Format.depth(root.settings.depthZeroM)).arg(Format.unit)
        Row {
            width: parent.width
            spacing: Theme.s8
            LButton {
                objectName: "zeroDepth"
                kind: "filled"
                enabled: root.vehicle.depthFresh
                text: qsTr("Zero depth here")
                tip: enabled ? qsTr("Use the current depth as zero, live and in recordings") : qsTr("No vehicle depth")
                onClicked: root.vehicle.zeroDepthHere()
            }
            LButton {
                kind: "plain"
                visible: root.settings.depthZeroM !== 0
                text: qsTr("Undo")
                tip: qsTr("Depth as reported by the vehicle")
                onClicked: root.settings.depthZeroM = 0
            }
        }
    }
}
