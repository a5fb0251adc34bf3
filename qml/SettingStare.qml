// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Parks the head of a Ping360 at a bearing, and lets it go.
SettingNumber {
    id: root

    required property Ping360Controls controls
    /// Where it is to look next.
    property real next: 0
    readonly property real bearing: controls.staring ? controls.stareDeg : next

    from: -180
    to: 179
    step: 5
    round: true
    onAsked: value => {
        next = value;
        if (controls.staring)
            controls.stareAt(value);
    }
    words: SettingWords {
        name: qsTr("Stare")
        own: root.bearing
        ownState: root.controls.staring ? qsTr("Head parked at %1°").arg(Format.plain(root.controls.stareDeg)) : qsTr("Off")
        suffix: qsTr("°")
    }

    LButton {
        parent: root
        width: root.width
        kind: "filled"
        text: root.controls.staring ? qsTr("End stare") : qsTr("Stare there")
        tip: root.controls.staring ? qsTr("Scan the sector again") : qsTr("Park the head at this bearing")
        key: qsTr("Tab, Space")
        onClicked: root.controls.staring ? root.controls.endStare() : root.controls.stareAt(root.bearing)
    }
}
