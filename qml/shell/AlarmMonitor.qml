// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What goes on whatever page is shown: alarms, and the units of all figures.
Item {
    id: root

    required property Session session
    property alias alarms: alarms
    property alias zone: zone

    Alarms {
        id: alarms

        onSounded: sentence => root.session.alarmed(sentence)
        onWarned: sentence => root.session.alarmed(sentence)
    }
    AlarmFeed {
        alarms: alarms
        dive: root.session.dive
        sonar: root.session.shown1d.live
        soundSpeed: root.session.display.sound.speed
    }
    ZoneAlarm {
        id: zone

        alarms: alarms
        onSounded: sentence => root.session.alarmed(sentence)
        onWarned: sentence => root.session.alarmed(sentence)
    }
    ZoneFeed {
        alarm: zone
        dive: root.session.dive
        soundSpeed: root.session.display.sound.speed
        sonar: root.session.shown360.live
    }
    Binding {
        target: Format
        property: "imperial"
        value: root.session.display.imperial
    }
}
