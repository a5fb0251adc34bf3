// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Above a live sonar's settings: which one of several, that they act although the past is looked
/// at, who else drives it, what it was left scanning with, and what it had the last time.
Column {
    id: root

    required property LiveSonar sonar
    /// Of all of its kind, and which one it is.
    property var names: []
    property int current: 0
    /// What is drawn is not the live edge.
    property bool past
    required property LastSettings lastSettings

    signal chosen(int index)

    width: parent ? parent.width : 0
    spacing: Theme.s8

    Segmented {
        visible: root.names.length > 1
        width: parent.width
        fill: true
        name: qsTr("Sonar")
        options: root.names
        current: root.current
        onActivated: index => root.chosen(index)
    }
    PlainText {
        objectName: "actsOnLive"
        visible: root.past
        anchors.left: parent.left
        text: qsTr("Changes affect the live sonar")
        font: Theme.smallMedium
        color: Theme.live
    }
    SettingNotice {
        objectName: "otherProgram"
        visible: (root.sonar?.listening ?? false) && !root.sonar.foundScanning
        sentence: qsTr("Another program drives this sonar")
        TakeOverButton {
            kind: "filled"
            sonar: root.sonar
        }
    }
    SettingNotice {
        objectName: "foundScanning"
        visible: root.sonar?.foundScanning ?? false
        sentence: qsTr("Found scanning; not started by Leadline.")
        LButton {
            kind: "filled"
            text: qsTr("Stop")
            tip: qsTr("Standby: not pinging")
            key: Format.key("standby")
            onClicked: root.sonar.setStandby(true)
        }
        TakeOverButton {
            kind: "filled"
            sonar: root.sonar
        }
    }
    SettingNotice {
        objectName: "lastSettings"
        visible: root.lastSettings.offered
        warns: false
        sentence: qsTr("Use last settings: %1").arg(root.lastSettings.text)
        LButton {
            kind: "filled"
            text: qsTr("Use")
            tip: qsTr("Use last settings")
            key: qsTr("Tab, Space")
            onClicked: root.lastSettings.use()
        }
        LButton {
            text: qsTr("No")
            tip: qsTr("Keep the sonar's settings")
            key: qsTr("Tab, Space")
            onClicked: root.lastSettings.decline()
        }
    }
}
