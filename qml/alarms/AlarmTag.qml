// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// That an alarm is armed, what is wrong with it, and that one was silenced; in the Ping1D's header.
Item {
    id: root

    /// Null where nobody watches.
    required property Alarms alarms
    readonly property string limits: !alarms ? "" : Format.joined([
        alarms.nearOn ? qsTr("Alarm %1").arg(Format.lengthUnit(alarms.nearM, 1)) : "",
        alarms.farOn ? qsTr("far %1").arg(Format.lengthUnit(alarms.farM, 1)) : ""])
    readonly property string spoken: Format.joined([limits, note])
    readonly property bool mute: alarms !== null && alarms.volume !== Alarms.Off && !alarms.soundAvailable
    readonly property string trouble: !alarms ? "" : alarms.blind ? alarms.sentence
        : mute ? qsTr("No sound on this computer") : ""
    readonly property bool acknowledged: alarms?.acknowledged ?? false
    readonly property string note: Format.joined([acknowledged ? qsTr("acknowledged") : "", trouble])

    objectName: "alarmTag"
    visible: alarms !== null && alarms.armed && alarms.watching
    implicitWidth: bell.width + Theme.s6 + Math.max(limit.implicitWidth, said.implicitWidth)
    implicitHeight: words.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Icon {
        id: bell

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        icon: "bell"
        size: Theme.s16
        color: root.note !== "" ? Theme.warn : Theme.text2
    }
    Column {
        id: words

        anchors.left: bell.right
        anchors.leftMargin: Theme.s6
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        Text {
            id: limit

            width: parent.width
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            text: root.limits
            textFormat: Text.PlainText
            font: Theme.smallMedium
            color: root.note !== "" ? Theme.warn : Theme.text2
        }
        Text {
            id: said

            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            text: root.note
            textFormat: Text.PlainText
            font: Theme.smallMedium
            color: Theme.warn
        }
    }
}
