// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The alarms that sound while their panels are not on the screen, and their OK: in the status bar,
/// whatever page is shown. The figures are those of the live edge.
AlarmGround {
    id: root

    /// Null where nobody watches.
    required property Alarms alarms
    required property ZoneAlarm zone
    /// The panels have them on the screen.
    property bool depthSeen: true
    property bool discSeen: true
    readonly property bool depthSounds: !depthSeen && (alarms?.sounding ?? false)
    readonly property bool zoneSounds: !discSeen && (zone?.sounding ?? false)
    readonly property font wordsFont: depthSounds && zoneSounds ? Theme.bodyStrong : Theme.titleFont
    readonly property string depthWords: depthSounds
        ? qsTr("%1 · %2").arg(alarms.title).arg(Format.lengthUnit(alarms.distanceM, 0.1)) : ""
    readonly property string zoneWords: zoneSounds
        ? qsTr("%1 · %2").arg(zone.title).arg(Format.lengthUnit(zone.targetM, 0.1)) : ""

    function acknowledge() {
        if (depthSounds)
            alarms.acknowledge();
        if (zoneSounds)
            zone.acknowledge();
    }

    objectName: "alarmBlock"
    sounding: depthSounds || zoneSounds
    visible: sounding
    implicitWidth: row.implicitWidth + Theme.s14 + Theme.s6
    Accessible.name: Format.spoken([depthWords, zoneWords])

    component Words: Text {
        visible: text !== ""
        textFormat: Text.PlainText
    }
    Row {
        id: row

        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s10
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            icon: "bell"
            color: root.ink
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            Words {
                objectName: "depthAlarm"
                text: root.depthWords
                font: root.wordsFont
                color: root.ink
            }
            Words {
                objectName: "zoneAlarm"
                text: root.zoneWords
                font: root.wordsFont
                color: root.ink
            }
        }
        AlarmOk {
            height: Theme.reach
            ink: root.ink
            onClicked: root.acknowledge()
        }
    }
}
