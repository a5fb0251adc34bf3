// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A time of the day, by quarters of an hour, round the clock.
SettingRow {
    id: root

    /// Of the day.
    property int minutes
    readonly property int minutesOfDay: 24 * 60

    signal asked(int minutes)

    spacing: Theme.labelGap

    Stepper {
        width: parent.width
        name: root.name
        // Beyond the ends the day begins anew.
        from: -15
        to: root.minutesOfDay
        step: 15
        value: root.minutes
        valueText: Format.two(root.minutes / 60) + ":" + Format.two(root.minutes % 60)
        onStepped: asked => root.asked((asked + root.minutesOfDay) % root.minutesOfDay)
    }
}
