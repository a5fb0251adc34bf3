// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The strips of the sonars with playhead, loop and axis; click seeks, drag scrubs, wheel zooms.
Item {
    id: root

    required property Session session
    property bool show360
    property bool show1d
    readonly property Playback playback: session.playback
    readonly property TimelineView view: TimelineView {
        playback: root.session.playback
        width: Math.max(1, plot.width)
    }

    implicitHeight: Theme.flagRow + strips.height + Theme.timeAxis

    Column {
        y: Theme.flagRow
        x: Theme.s14
        spacing: Theme.s2
        Repeater {
            model: [{ shown: root.show360, name: qsTr("Ping360"), tall: Theme.strip360 },
                { shown: root.show1d, name: qsTr("Ping1D"), tall: Theme.strip1d }]
            delegate: Text {
                required property var modelData

                visible: modelData.shown
                height: modelData.tall
                verticalAlignment: Text.AlignVCenter
                text: modelData.name
                font: Theme.small
                color: Theme.text2
            }
        }
    }
    Item {
        id: plot

        x: Theme.labelColumn
        width: parent.width - x - Theme.s14
        height: parent.height

        Column {
            id: strips

            y: Theme.flagRow
            width: parent.width
            spacing: Theme.s2
            StripItem {
                visible: root.show360
                width: parent.width
                height: Theme.strip360
                source: root.session.ping360
                display: root.session.display
                background: Theme.canvas
                beginS: root.view.fromS
                endS: root.view.toS
            }
            StripItem {
                visible: root.show1d
                width: parent.width
                height: Theme.strip1d
                source: root.session.ping1d
                display: root.session.display
                background: Theme.canvas
                beginS: root.view.fromS
                endS: root.view.toS
            }
        }
        TimelineScale {
            anchors.top: strips.bottom
            width: parent.width
            fromS: root.view.fromS
            toS: root.view.toS
            originS: root.playback.begin
        }
        TimelineMouse {
            anchors.fill: parent
            view: root.view
        }
        TimelineMarks {
            anchors.fill: parent
            view: root.view
            stripHeight: strips.height
        }
    }
}
