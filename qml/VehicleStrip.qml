// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// From when to when the recording has what the vehicle said, and by how much the user moved it.
Item {
    id: root

    required property Session session
    required property TimelineView view
    readonly property VehicleSpan span: session.vehicleSpan
    readonly property VehicleShift shift: session.vehicleShift
    readonly property real from: Math.max(0, Math.min(width, view.xOf(span.begin)))
    readonly property real to: Math.max(from, Math.min(width, view.xOf(span.end)))

    clip: true
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Vehicle from %1 to %2").arg(Format.clock(span.begin)).arg(Format.clock(span.end))

    Rectangle {
        anchors.fill: parent
        color: Theme.canvas
    }
    Rectangle {
        objectName: "vehicleBar"
        x: root.from
        width: Math.max(Theme.stroke, root.to - root.from)
        y: Theme.s4
        height: root.height - 2 * y
        radius: Theme.radiusTag
        color: Theme.control
        border.width: Theme.stroke
        border.color: Theme.lineStrong
        Text {
            x: Theme.s8
            width: parent.width - 2 * x
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            text: !root.shift.present ? qsTr("MAVLink")
                : root.shift.seconds === 0 ? qsTr("MAVLink of its own log")
                : qsTr("MAVLink of its own log, moved by %1").arg(Format.shift(root.shift.seconds))
            textFormat: Text.PlainText
            font: Theme.tick
            // What is played lies under it, too.
            color: Theme.text
        }
    }
}
