// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// That an alarm is armed, what is wrong with it, and that one was silenced; in the Ping1D's header.
Row {
    id: root

    /// Null where nobody watches.
    required property Alarms alarms
    readonly property string limits: !alarms ? "" : Format.joined([
        alarms.nearOn ? qsTr("Alarm %1").arg(Format.lengthUnit(alarms.nearM, 1)) : "",
        alarms.farOn ? qsTr("far %1").arg(Format.lengthUnit(alarms.farM, 1)) : ""])
    readonly property string spoken: words.text
    readonly property bool mute: alarms !== null && alarms.volume !== Alarms.Off && !alarms.soundAvailable
    readonly property bool troubled: mute || (alarms?.blind ?? false)

    objectName: "alarmTag"
    visible: alarms !== null && alarms.armed && alarms.watching
    spacing: Theme.s6
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        icon: "bell"
        size: Theme.s16
        color: root.troubled ? Theme.warn : Theme.text2
    }
    Text {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        text: !root.alarms ? "" : root.alarms.blind ? root.alarms.sentence : root.mute ? Format.joined([root.limits, qsTr("No sound on this computer")])
            : root.alarms.acknowledged ? Format.joined([root.limits, qsTr("OK")]) : root.limits
        font: Theme.smallMedium
        color: root.troubled ? Theme.warn : Theme.text2
    }
}
