// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A recorded sonar: how fast its pings came, and how old the newest one is.
Chip {
    id: root

    required property SonarSource source
    property bool roomy
    property bool simulated
    readonly property string rate: pace.perSecond > 0 ? qsTr("%1/s").arg(pace.perSecond.toFixed(1)) : qsTr("–")
    readonly property string age: pace.ageS < 1 ? qsTr("%1 ms").arg(Math.round(pace.ageS * 1000))
        : qsTr("%1 s").arg(pace.ageS.toFixed(1))

    note: roomy ? qsTr("recorded") : ""
    metrics: pace.silent ? [["", qsTr("No data %1 s").arg(pace.ageS.toFixed(1))]]
        : !roomy ? [["", rate]]
        : simulated ? [["", rate], ["", qsTr("Simulated echoes")]] : [["", rate], [qsTr("age"), age]]

    PaceReadout {
        id: pace

        source: root.source
    }
}
