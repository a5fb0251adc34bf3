// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A connected sonar: rate, age and loss, or what is wrong in their place.
Chip {
    id: root

    required property LiveSonar sonar
    property bool isWide
    /// Of a unit of a side-scan pair, with its side.
    property string sideName
    readonly property bool pings: sonar.state === LiveSonar.Slow || sonar.state === LiveSonar.Live
    readonly property bool slow: pings && (sonar.damaged || sonar.state === LiveSonar.Slow)
    readonly property bool quiet: sonar.state === LiveSonar.Opening || sonar.state === LiveSonar.Waiting || sonar.state === LiveSonar.Standby
    readonly property string rate: qsTr("%1/s").arg(sonar.rateHz.toFixed(1))
    readonly property string age: sonar.ageS < 1 ? qsTr("%1 ms").arg(Math.round(sonar.ageS * 1000))
        : qsTr("%1 s").arg(sonar.ageS.toFixed(1))
    readonly property var loss: isNaN(sonar.lossPercent) ? [] : [[qsTr("loss"), qsTr("%1 %").arg(sonar.lossPercent.toFixed(1))]]
    readonly property string state: sonar.listening ? sonarText.status
        : sonar.standby ? qsTr("Standby")
        : !isWide && sonar.state === LiveSonar.Lost && !isNaN(sonar.ageS) ? qsTr("No data %1 s").arg(sonar.ageS.toFixed(1))
        : sonarText.trouble !== "" ? sonarText.trouble
        : sonar.sentence !== "" ? sonar.sentence
        : sonar.state === LiveSonar.Waiting ? qsTr("Waiting for the first ping")
        : qsTr("Connecting")

    textMaxWidth: isWide ? Theme.chipTextMax : Theme.chipTextLow
    topic: String(sonar.state) + String(slow)
    title: sideName || sonar.name
    note: !isWide ? "" : sonar.simulated ? qsTr("demo") : Format.address(sonar.url)
    shape: pings && sonar.simulated && !slow ? "diamond" : slow ? "triangle" : pings ? "disc" : quiet ? "ring" : "square"
    tone: slow ? Theme.warn : pings ? sonar.simulated ? Theme.accent : Theme.live : quiet ? Theme.text2 : Theme.stop
    plain: pings && !slow
    remark: sonarText.remark
    metrics: slow ? [["", sonarText.status], ...(isWide && !sonar.damaged ? loss : [])]
        : !pings ? [["", state]]
        : !isWide ? [["", rate]]
        : sonar.simulated ? [["", rate], ["", qsTr("Simulated echoes")]]
        : [["", rate], [qsTr("age"), age], ...loss]

    actionWidth: takeOver.visible ? takeOver.width : 0

    TakeOverButton {
        id: takeOver

        anchors.right: parent.right
        anchors.rightMargin: Theme.s8
        anchors.verticalCenter: parent.verticalCenter
        kind: "filled"
        sonar: root.sonar
    }
    SonarText {
        id: sonarText

        sonar: root.sonar
    }
}
