// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Parks the head of a Ping360 at a bearing, and lets it go.
SettingNumber {
    id: root

    required property Ping360Controls controls
    /// Where it is to look next.
    property real next: 0
    readonly property bool staring: controls?.staring ?? false
    readonly property real bearing: staring ? controls.stareDeg : next

    from: -180
    to: 179
    step: 5
    round: true
    onAsked: value => {
        next = value;
        if (staring)
            controls.stareAt(value);
    }
    words: SettingText {
        name: qsTr("Stare")
        own: root.bearing
        ownState: root.staring ? qsTr("Head parked at %1°").arg(Format.plain(root.controls.stareDeg)) : qsTr("Off")
        suffix: qsTr("°")
    }

    LButton {
        parent: root
        width: root.width
        kind: "filled"
        text: root.staring ? qsTr("End stare") : qsTr("Stare there")
        tip: root.staring ? qsTr("Scan the sector again") : qsTr("Park the head at this bearing")
        key: qsTr("Tab, Space")
        onClicked: root.staring ? root.controls.endStare() : root.controls.stareAt(root.bearing)
    }
}
