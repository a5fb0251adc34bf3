// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// In which units figures are shown, by which clock times of the day are, and what the window speaks.
SetupSection {
    id: root

    required property DisplaySettings display

    title: qsTr("Units, time, language")

    SetupChoice {
        objectName: "setupUnits"
        name: qsTr("Units")
        options: [qsTr("Metric: m, m/s, °C"), qsTr("Imperial: ft, ft/s, °F")]
        current: root.display.imperial ? 1 : 0
        note: qsTr("Of plots, read-outs, settings, markers and alarms; other pages, events and files keep metres.")
        onActivated: index => root.display.imperial = index === 1
    }
    SetupChoice {
        objectName: "setupTime"
        name: qsTr("Time of day")
        options: [qsTr("UTC"), qsTr("Local time")]
        current: TimeFormat.local ? 1 : 0
        note: qsTr("Files and their names keep UTC.")
        onActivated: index => TimeFormat.local = index === 1
    }
    SettingRow {
        name: qsTr("Language")
        spacing: Theme.labelGap
        ChoiceList {
            readonly property var codes: Language.codes

            objectName: "setupLanguage"
            width: parent.width
            name: qsTr("Language")
            // Each as those call it who look for it, whatever is spoken now.
            titles: [qsTr("That of the system"), ...Language.names]
            notes: [Language.systemName]
            current: 1 + codes.indexOf(Language.chosen)
            onChosen: index => Language.chosen = index === 0 ? "" : codes[index - 1]
        }
        SetupNote {
            text: qsTr("Figures look alike in all of them. The guide is English.")
        }
    }
}
