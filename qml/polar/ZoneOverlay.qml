// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Banner of a sounding zone alarm over the polar view, whose colour alternates every second until
/// it is acknowledged. The range is live, whatever the plot shows. A blind alarm shows the reason,
/// which cannot be acknowledged.
AlarmGround {
    id: root

    /// The zone alarm; null where there is none.
    required property ZoneAlarm zone
    /// The plot below shows data that is not live.
    property bool back
    readonly property bool blind: zone?.blind ?? false
    readonly property string message: !zone ? ""
        : sounding ? (back ? qsTr("LIVE · ") : "") + qsTr("%1 · %2").arg(zone.title).arg(Format.lengthUnit(zone.targetM, 0.1)) : zone.sentence

    objectName: "zoneCover"
    sounding: zone?.sounding ?? false
    visible: sounding || blind
    width: row.implicitWidth + 2 * Theme.s14
    height: sounding ? Theme.barHeight + Theme.s12 : Theme.reach
    radius: Theme.radius
    border.width: Theme.stroke
    border.color: sounding ? Theme.stop : Theme.warn
    Accessible.name: message

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
            text: root.message
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
