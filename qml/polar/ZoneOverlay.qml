// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The zone's sounding alarm, over the disc: its colour changes once a second until OK. The range is
/// that of the live edge, whatever is looked at. What keeps it from seeing stands there without OK.
AlarmGround {
    id: root

    /// Null where nobody watches.
    required property ZoneAlarm zone
    /// What lies below is not of now.
    property bool back
    readonly property bool blind: zone?.blind ?? false
    readonly property string words: !zone ? ""
        : sounding ? (back ? qsTr("LIVE · ") : "") + qsTr("%1 · %2").arg(zone.title).arg(Format.lengthUnit(zone.targetM, 0.1)) : zone.sentence

    objectName: "zoneCover"
    sounding: zone?.sounding ?? false
    visible: sounding || blind
    width: row.implicitWidth + 2 * Theme.s14
    height: sounding ? Theme.barHeight + Theme.s12 : Theme.reach
    radius: Theme.radius
    border.width: Theme.stroke
    border.color: sounding ? Theme.stop : Theme.warn
    Accessible.name: words

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.s10
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            icon: "bell"
            color: root.ink
        }
        PlainText {
            objectName: "zoneWords"
            anchors.verticalCenter: parent.verticalCenter
            text: root.words
            font: root.sounding ? Theme.titleFont : Theme.bodyMedium
            color: root.ink
        }
        AlarmOk {
            visible: root.sounding
            ink: root.ink
            onClicked: root.zone.acknowledge()
        }
    }
}
