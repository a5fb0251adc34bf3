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

    title: qsTr("Appearance")

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
        note: root.windowSettings.switchesTheme ? Format.keyed(qsTr("Until the next scheduled change, or until you change it."), "theme")
            : Format.joined([Format.keyed(qsTr("Next theme"), "theme"), Format.keyed(qsTr("Window brightness"), "light")])
        onActivated: index => root.themeRequested(Theme.names[index])
    }
    CheckRow {
        objectName: "setupSwitches"
        text: qsTr("Switch theme by time of day")
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
            name: qsTr("Day starts")
            minutes: root.windowSettings.dayFrom
            onRequested: minutes => root.windowSettings.dayFrom = minutes
        }
        SetupHour {
            objectName: "setupDayUntil"
            width: (parent.width - parent.spacing) / 2
            name: qsTr("Day ends")
            minutes: root.windowSettings.dayUntil
            onRequested: minutes => root.windowSettings.dayUntil = minutes
        }
    }
    SetupChoice {
        objectName: "setupDark"
        visible: root.windowSettings.switchesTheme
        name: qsTr("Theme at night")
        options: [qsTr("Dusk"), qsTr("Night")]
        current: root.darkThemes.indexOf(root.windowSettings.darkTheme)
        onActivated: index => root.windowSettings.darkTheme = root.darkThemes[index]
    }
    CheckRow {
        objectName: "setupContrast"
        text: qsTr("High contrast")
        note: qsTr("Stronger edges and secondary text")
        checked: root.windowSettings.highContrast
        onClicked: root.windowSettings.highContrast = !root.windowSettings.highContrast
    }
    SettingRow {
        name: qsTr("Interface scale")
        spacing: Theme.labelGap
        Stepper {
            objectName: "setupScale"
            anchors.left: parent.left
            width: Theme.setupField
            name: qsTr("Interface scale")
            from: 75
            to: 250
            step: 5
            unit: qsTr(" %")
            value: root.windowSettings.scale
            onStepped: asked => root.windowSettings.scale = asked
        }
        SetupNote {
            objectName: "setupScaleNote"
            text: root.scalePercent < root.scaleRequested ? qsTr("The window fits %1 %. Enlarge it for more.").arg(root.scalePercent)
                : qsTr("75 to 250 %. Echoes keep full screen resolution.")
        }
    }
    CheckRow {
        objectName: "setupGloves"
        text: qsTr("Gloves")
        note: qsTr("25 % larger, for use with gloves")
        checked: root.windowSettings.gloves
        onClicked: root.windowSettings.gloves = !root.windowSettings.gloves
    }
}
