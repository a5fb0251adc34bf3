// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// In which units figures are shown, and by which clock times of the day are.
SetupSection {
    id: root

    required property DisplaySettings display

    title: qsTr("Units and time")

    SetupChoice {
        objectName: "setupUnits"
        name: qsTr("Units")
        options: [qsTr("Metric: m, m/s, °C"), qsTr("Imperial: ft, ft/s, °F")]
        current: root.display.imperial ? 1 : 0
        note: qsTr("Of every figure in the window. Recordings, lists and events keep metres.")
        onActivated: index => root.display.imperial = index === 1
    }
    SetupChoice {
        objectName: "setupTime"
        name: qsTr("Time of day")
        options: [qsTr("UTC"), qsTr("Local time")]
        current: ShownTime.local ? 1 : 0
        note: qsTr("Files and their names keep UTC.")
        onActivated: index => ShownTime.local = index === 1
    }
}
