// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// Flags above the timeline's strips: numbered markers, and events. A click moves the playhead
/// there, and a tooltip describes the flag.
Item {
    id: root

    required property Session session
    required property TimelineView view
    property real stripHeight
    readonly property int count: flags.count
    readonly property alias places: flags.places

    Repeater {
        model: TimelineFlags {
            id: flags

            markers: root.session.markers
            fromS: root.view.fromS
            toS: root.view.toS
            width: root.width
            apart: Theme.markerEvent
        }
        delegate: BaseButton {
            id: flag

            required property int kind
            required property string markerId
            required property int number
            required property string label
            required property double timeS
            required property double place
            readonly property bool marker: kind === MarkerModel.Marker
            readonly property bool chosen: marker && root.session.markers.chosen === markerId
            readonly property color ink: kind >= MarkerModel.Warning && kind <= MarkerModel.Alarm ? Theme.warn
                : kind === MarkerModel.Note ? Theme.cursor : Theme.text2

            objectName: "flag"
            // Of several at one time the selected one is seen.
            z: chosen ? 1 : 0
            x: Math.round(place - width / 2)
            width: marker ? Math.max(badge.implicitWidth + Theme.s8, Theme.s16) : Theme.s12
            height: root.height
            focusPolicy: Qt.NoFocus
            Accessible.name: label + qsTr(", %1").arg(Format.clock(timeS))
            ToolTip.text: label + qsTr(" · %1 (%2)").arg(Format.clock(timeS)).arg(Format.keys(["eventBack", "eventOn"]))
            onClicked: {
                if (markerId !== "")
                    root.session.markers.goTo(markerId);
                else
                    root.session.markers.goToTime(timeS);
            }
            background: Item {}
            contentItem: Item {}

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: flag.marker
                y: parent.height - Theme.s2
                width: Theme.stroke
                height: root.stripHeight + Theme.s2
                color: flag.chosen ? Theme.cursor : Theme.marker
                opacity: flag.chosen ? 1 : Theme.dimmed
            }
            Rectangle {
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.s2
                width: parent.width
                height: Theme.s16
                visible: flag.marker
                radius: Theme.radiusTag
                color: flag.chosen ? Theme.cursor : flag.hovered ? Theme.hover : Theme.select
                border.width: Theme.stroke
                border.color: Theme.halo
                PlainText {
                    id: badge

                    anchors.centerIn: parent
                    text: flag.number
                    font: Theme.tickStrong
                    color: flag.chosen ? Theme.halo : Theme.text
                }
            }
            // An event is a diamond, a warning a triangle, a note a dot.
            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                visible: !flag.marker
                text: flag.kind >= MarkerModel.Warning && flag.kind <= MarkerModel.Alarm ? "▲" : flag.kind === MarkerModel.Note ? "●" : "◇"
                font: Theme.tick
                color: flag.hovered ? Theme.text : flag.ink
            }
        }
    }
}
