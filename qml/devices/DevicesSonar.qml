// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A connected sonar, and what can be done with it.
DevicesConnected {
    id: root

    required property LiveSonar sonar
    readonly property bool drivenElsewhere: sonar.listening

    readonly property var remarks: [sonar.sentence !== "" ? sonar.sentence : sonarText.status, sonarText.remark]

    signal disconnectRequested()
    signal firmwareRequested()

    name: sonar.name
    details: sonarText.details
    status: sonarText.status
    simulated: sonar.simulated
    iconName: sonar.iconName
    ink: sonarText.condition === SonarText.Fault ? Theme.stop : sonarText.condition === SonarText.Slow ? Theme.warn
        : sonarText.condition === SonarText.Good ? Theme.live : Theme.text2
    more: remarks.filter(each => each !== "").join("\n")

    SonarText {
        id: sonarText

        sonar: root.sonar
    }
    IconButton {
        objectName: "firmwareButton"
        iconName: "chip"
        tip: qsTr("Update firmware of %1…").arg(root.name)
        framed: true
        onClicked: root.firmwareRequested()
    }
    LButton {
        visible: root.drivenElsewhere
        kind: "filled"
        text: qsTr("Take over")
        tip: qsTr("Take over %1").arg(root.name)
        onClicked: root.sonar.takeControl()
    }
    LButton {
        visible: !root.drivenElsewhere
        kind: "filled"
        text: root.sonar.standby ? qsTr("Resume") : root.sonar.foundScanning ? qsTr("Stop") : qsTr("Standby")
        tip: root.sonar.standby ? qsTr("Resume %1").arg(root.name)
            : qsTr("Put %1 in standby").arg(root.name)
        onClicked: root.sonar.setStandby(!root.sonar.standby)
    }
    LButton {
        kind: "filled"
        text: qsTr("Disconnect")
        tip: qsTr("Disconnect %1").arg(root.name)
        onClicked: root.disconnectRequested()
    }
}
