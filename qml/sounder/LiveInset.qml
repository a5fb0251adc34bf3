// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The distance that the live Ping1D measures now, while something else is shown.
Rectangle {
    id: root

    required property SelectedSonar sonar
    /// The alarm knows of it: the user said OK.
    property bool acknowledged
    readonly property bool known: acknowledged && found && !old
    /// It measures nothing now.
    readonly property bool lost: sonar?.old ?? false
    readonly property bool old: lost || depth.ageS > 1
    readonly property color ink: lost ? Theme.text2 : Theme.live
    readonly property bool found: depth.valid && depth.confidencePercent >= Theme.noBottom
    readonly property string distance: found ? Format.lengthUnit(depth.distanceM, depth.distanceErrorM) : qsTr("No bottom found")
    readonly property string age: depth.ageS < 1 ? qsTr("%1 ms").arg(Math.round(depth.ageS * 10) * 100)
        : qsTr("%1 s").arg(depth.ageS.toFixed(1))

    objectName: "liveInset"
    implicitWidth: Math.max(head.implicitWidth, number.implicitWidth, known ? note.implicitWidth : 0) + 2 * Theme.s10
    implicitHeight: column.implicitHeight + 2 * Theme.s6
    radius: Theme.radius
    color: Theme.outlined || lost ? Theme.raised : Theme.liveTint
    border.width: Theme.stroke
    border.color: lost ? Theme.lineStrong : Theme.live
    Accessible.role: Accessible.StaticText
    Accessible.name: Format.spoken([qsTr("Live distance %1, %2 old").arg(distance).arg(age), known ? note.text : ""])

    SounderReadout {
        id: depth

        source: root.visible ? root.sonar?.source ?? null : null
    }
    HatchItem {
        anchors.fill: parent
        anchors.margins: Theme.stroke
        visible: root.lost
        color: Theme.lineStrong
    }
    Column {
        id: column

        anchors.left: parent.left
        anchors.leftMargin: Theme.s10
        y: Theme.s6
        Row {
            id: head

            spacing: Theme.s6
            Text {
                text: qsTr("LIVE")
                textFormat: Text.PlainText
                font: Theme.smallStrong
                color: root.ink
            }
            Text {
                text: root.age
                textFormat: Text.PlainText
                font: Theme.small
                color: root.old ? Theme.warn : Theme.text2
            }
        }
        Text {
            id: number

            text: root.distance
            textFormat: Text.PlainText
            font: root.found ? Theme.value : Theme.small
            color: root.old ? Theme.text3 : root.known ? Theme.warn : Theme.text
        }
        Text {
            id: note

            visible: root.known
            text: qsTr("acknowledged")
            textFormat: Text.PlainText
            font: Theme.small
            color: Theme.warn
        }
    }
}
