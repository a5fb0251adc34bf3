// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Colours and sizes of everything in the window.
SetupSection {
    id: root

    required property WindowSettings windowSettings
    /// Percent: as far as the window has room for it, and as they were asked for.
    required property int scalePercent
    required property int scaleRequested
    readonly property var darkThemes: ["dusk", "night"]

    signal themeRequested(string theme)

    title: qsTr("Look")

    // A time of the day, by quarters of an hour, round the clock.
    component SetupHour: SettingRow {
        id: hour

        /// Of the day.
        property int minutes
        readonly property int minutesOfDay: 24 * 60

        signal requested(int minutes)

        spacing: Theme.labelGap

        Stepper {
            width: parent.width
            name: hour.name
            // Beyond the ends the day begins anew.
            from: -15
            to: hour.minutesOfDay
            step: 15
            value: hour.minutes
            valueText: Format.two(hour.minutes / 60) + ":" + Format.two(hour.minutes % 60)
            onStepped: asked => hour.requested((asked + hour.minutesOfDay) % hour.minutesOfDay)
        }
    }
    SetupChoice {
        objectName: "setupTheme"
        name: qsTr("Theme")
        options: [qsTr("Dusk"), qsTr("Day"), qsTr("Night")]
        current: Theme.names.indexOf(Theme.name)
        note: root.windowSettings.switchesTheme ? Format.keyed(qsTr("Holds until the hour changes it, or you."), "theme")
            : Format.joined([Format.keyed(qsTr("Next theme"), "theme"), Format.keyed(qsTr("Light of the window"), "light")])
        onActivated: index => root.themeRequested(Theme.names[index])
    }
    CheckRow {
        objectName: "setupSwitches"
        text: qsTr("Change the theme by the time of day")
        note: qsTr("By this computer's clock")
        checked: root.windowSettings.switchesTheme
        onClicked: root.windowSettings.switchesTheme = !root.windowSettings.switchesTheme
    }
    Row {
        visible: root.windowSettings.switchesTheme
        width: parent.width
        spacing: Theme.s16
        SetupHour {
            objectName: "setupDayFrom"
            width: (parent.width - parent.spacing) / 2
            name: qsTr("Day from")
            minutes: root.windowSettings.dayFrom
            onRequested: minutes => root.windowSettings.dayFrom = minutes
        }
        SetupHour {
            objectName: "setupDayUntil"
            width: (parent.width - parent.spacing) / 2
            name: qsTr("Day until")
            minutes: root.windowSettings.dayUntil
            onRequested: minutes => root.windowSettings.dayUntil = minutes
        }
    }
    SetupChoice {
        objectName: "setupDark"
        visible: root.windowSettings.switchesTheme
        name: qsTr("When it is not day")
        options: [qsTr("Dusk"), qsTr("Night")]
        current: root.darkThemes.indexOf(root.windowSettings.darkTheme)
        onActivated: index => root.windowSettings.darkTheme = root.darkThemes[index]
    }
    CheckRow {
        objectName: "setupContrast"
        text: qsTr("High contrast")
        note: qsTr("Edges of controls and secondary words stand out more")
        checked: root.windowSettings.highContrast
        onClicked: root.windowSettings.highContrast = !root.windowSettings.highContrast
    }
    SettingRow {
        name: qsTr("Size of everything")
        spacing: Theme.labelGap
        Stepper {
            objectName: "setupScale"
            anchors.left: parent.left
            width: Theme.setupField
            name: qsTr("Size of everything")
            from: 75
            to: 250
            step: 5
            unit: qsTr(" %")
            value: root.windowSettings.scale
            onStepped: asked => root.windowSettings.scale = asked
        }
        SetupNote {
            objectName: "setupScaleNote"
            text: root.scalePercent < root.scaleRequested ? qsTr("This window has room for %1 %: make it larger for more.").arg(root.scalePercent)
                : qsTr("75 to 250 %. Echoes stay as sharp as the screen is.")
        }
    }
    CheckRow {
        objectName: "setupGloves"
        text: qsTr("Gloves")
        note: qsTr("Everything a quarter larger, to be pressed with gloves on")
        checked: root.windowSettings.gloves
        onClicked: root.windowSettings.gloves = !root.windowSettings.gloves
    }
}
