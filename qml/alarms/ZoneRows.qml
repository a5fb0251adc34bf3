// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The alarm for targets in a zone of the Ping360: where it lies, and what counts as one. Without a
/// live one, where it is shown.
Column {
    id: root

    /// Null where nobody watches.
    required property ZoneAlarm zone
    /// It is only looked at.
    property bool silent
    readonly property bool on: (silent ? zone?.shown : zone?.on) ?? false

    width: parent ? parent.width : 0
    spacing: Theme.rowGap

    HorizontalLine {}
    PlainText {
        anchors.left: parent.left
        text: root.silent ? qsTr("Zone") : qsTr("Alarm")
        font: Theme.titleFont
    }
    CheckRow {
        objectName: "zoneOn"
        width: parent.width
        text: root.silent ? qsTr("Show alarm zone") : qsTr("Target in zone")
        note: qsTr("Z in the polar view centres the zone on the cursor")
        checked: root.on
        onClicked: {
            if (root.silent)
                root.zone.shown = !root.on;
            else
                root.zone.on = !root.on;
        }
    }
    SettingNumber {
        enabled: root.on
        from: -180
        to: 179
        step: 5
        round: true
        onRequested: value => root.zone.centreDeg = value
        settingText: SettingText {
            name: qsTr("Zone centre")
            own: root.zone?.centreDeg ?? 0
            ownState: qsTr("Relative to the bow")
            unit: qsTr("°")
        }
    }
    SettingNumber {
        enabled: root.on
        from: 10
        to: 360
        step: 10
        onRequested: value => root.zone.widthDeg = value
        settingText: SettingText {
            name: qsTr("Zone width")
            own: root.zone?.widthDeg ?? 0
            unit: qsTr("°")
        }
    }
    SettingNumber {
        enabled: root.on
        from: 0.75
        to: 99
        step: 0.5
        perShown: Format.perMetre
        onRequested: value => root.zone.nearM = value
        settingText: SettingText {
            name: qsTr("Zone from")
            own: root.zone?.nearM ?? 0
            ownState: qsTr("Slant range")
            unit: Format.unit
            length: true
        }
    }
    SettingNumber {
        enabled: root.on
        from: 1.25
        step: 0.5
        perShown: Format.perMetre
        onRequested: value => root.zone.farM = value
        settingText: SettingText {
            name: qsTr("Zone to")
            own: root.zone?.farM ?? 0
            ownState: qsTr("Slant range")
            unit: Format.unit
            length: true
        }
    }
    SettingNumber {
        visible: !root.silent
        enabled: root.on
        from: 1
        to: 255
        step: 5
        onRequested: value => root.zone.strength = value
        settingText: SettingText {
            name: qsTr("Detection threshold")
            own: root.zone?.strength ?? 0
            ownState: qsTr("0 to 255")
        }
    }
}
