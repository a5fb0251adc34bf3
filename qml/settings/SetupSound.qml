// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// How loud alarms are.
SetupSection {
    id: root

    required property Alarms alarms

    title: qsTr("Alarm sound")

    SetupChoice {
        objectName: "setupVolume"
        name: qsTr("Sound")
        options: [qsTr("Off"), qsTr("Soft"), qsTr("Loud")]
        current: root.alarms.volume
        note: root.alarms.soundAvailable ? qsTr("Limits and zone are set beside the sonars: %1, tabs Ping1D and Ping360.").arg(Format.keyed(qsTr("inspector"), "inspector"))
            : qsTr("No sound on this computer")
        onActivated: index => root.alarms.volume = index
    }
    LButton {
        objectName: "setupTestSound"
        anchors.left: parent.left
        kind: "filled"
        text: qsTr("Test the sound")
        tip: qsTr("Sounds once")
        key: qsTr("Tab, Space")
        onClicked: root.alarms.testSound()
    }
}
