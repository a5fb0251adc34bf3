// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The sounding alarm, over the depth block: its colour changes once a second until OK. The number
/// is that of the live edge, whatever is looked at.
AlarmGround {
    id: root

    /// Null where nobody watches.
    required property Alarms alarms
    property bool low
    /// What lies below is not of now.
    property bool back
    readonly property string number: ((alarms?.distanceM ?? NaN) * Format.perMetre).toFixed(Format.imperial ? 1 : 2)

    objectName: "alarmCover"
    sounding: alarms?.sounding ?? false
    visible: sounding
    Accessible.name: qsTr("%1, %2 %3").arg(alarms?.title ?? "").arg(number).arg(Format.unit)

    Icon {
        id: bell

        anchors.left: parent.left
        anchors.leftMargin: Theme.s16
        y: Theme.s10
        icon: "bell"
        color: root.ink
    }
    PlainText {
        anchors.left: bell.right
        anchors.leftMargin: Theme.s8
        anchors.right: ok.left
        anchors.rightMargin: Theme.s8
        anchors.verticalCenter: bell.verticalCenter
        elide: Text.ElideRight
        text: root.alarms ? Format.joined([root.back ? qsTr("LIVE") : "", root.alarms.title, root.alarms.sentence]) : ""
        font: Theme.titleFont
        color: root.ink
    }
    PlainText {
        id: shown

        objectName: "alarmNumber"
        anchors.left: parent.left
        anchors.leftMargin: Theme.s12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.low ? -Theme.s2 : Theme.s2
        text: root.number
        font: root.low ? Theme.depthLow : Theme.depth
        color: root.ink
    }
    PlainText {
        anchors.left: shown.right
        anchors.leftMargin: Theme.s10
        anchors.baseline: shown.baseline
        text: Format.unit
        font: Theme.largeUnit
        color: root.ink
    }
    AlarmOk {
        id: ok

        anchors.right: parent.right
        anchors.rightMargin: Theme.s16
        anchors.verticalCenter: parent.verticalCenter
        ink: root.ink
        onClicked: root.alarms.acknowledge()
    }
}
