// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Orientation of the polar view, and what the echoes of the Ping360 say of the vehicle's motion:
/// its drift, and whether the compass agrees with them.
Column {
    id: root

    required property DisplaySettings display
    required property PictureMotion motion
    required property SelectedVehicle vehicle
    /// The polar view that is oriented; null without one.
    property PolarItem polar: null

    spacing: Theme.rowGap

    SettingRow {
        name: qsTr("Orientation")
        Segmented {
            readonly property bool free: !(root.polar?.fan ?? false)
            readonly property bool headed: root.polar?.headed ?? root.vehicle.headingFresh

            objectName: "orientationRow"
            width: parent.width
            fill: true
            name: qsTr("Orientation")
            key: Format.key("up")
            options: [qsTr("Head"), qsTr("North"), qsTr("Locked"), qsTr("Steady")]
            usable: free ? 4 : 1
            unavailable: headed ? [] : [VehicleSettings.North, VehicleSettings.Course]
            reason: free ? qsTr("No heading. Connect the vehicle, or open a recording with heading.") : qsTr("Fan is always head up")
            current: free && (headed || root.vehicle.settings.up === VehicleSettings.Steady) ? root.vehicle.settings.up : VehicleSettings.Head
            onActivated: index => root.vehicle.settings.up = index
        }
        SmallText {
            objectName: "steadyText"
            width: parent.width
            wrapMode: Text.Wrap
            visible: text !== ""
            text: root.motion.steadyState === PictureMotion.Off ? ""
                : root.motion.steadyState === PictureMotion.Waiting ? qsTr("Steady after one more turn")
                : root.motion.steadyState === PictureMotion.Compass ? qsTr("No match: by compass since %1").arg(root.motion.steadySince)
                : root.motion.steadyState === PictureMotion.Held ? qsTr("No match and no compass: held since %1").arg(root.motion.steadySince)
                : qsTr("Kept still by the picture since %1").arg(root.motion.steadySince)
        }
    }
    SettingRow {
        name: qsTr("Drift")
        Segmented {
            objectName: "driftRow"
            width: parent.width
            fill: true
            name: qsTr("Drift")
            key: Format.key("drift")
            options: [qsTr("Off"), qsTr("On")]
            current: root.display.drift ? 1 : 0
            onActivated: index => root.display.drift = index === 1
        }
        SmallText {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("How fast and where the vehicle drifts, by the echoes of the Ping360")
        }
    }
    SettingNotice {
        objectName: "compassCard"
        visible: root.motion.compassState === PictureMotion.Differs
        sentence: visible ? qsTr("%1. Nothing is corrected.").arg(root.motion.compassWarning) : ""
        LButton {
            objectName: "compassAcknowledge"
            enabled: !root.motion.compassAcknowledged
            text: qsTr("Acknowledge")
            key: Format.key("alarmOk")
            onClicked: root.motion.acknowledgeCompass()
        }
    }
}
