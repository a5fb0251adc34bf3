// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Timeline strip of the vehicle's MAVLink, or of a list's file that no clock aligns: a bar over
/// the time that it covers, with the user's shift; or a text if it still has to be aligned.
Item {
    id: root

    required property Session session
    required property TimelineView view
    readonly property VehicleSpan span: session.vehicleSpan
    readonly property LogTimeOffset shift: session.logTimeOffset
    readonly property bool listed: shift.files.length > 0
    /// Seconds by which it is being dragged.
    property real draggedS
    readonly property bool offered: shift.offered && draggedS === 0
    readonly property bool apart: listed || shift.offered
    readonly property real begin: (apart ? shift.begin : span.begin) + draggedS
    readonly property real end: (apart ? shift.end : span.end) + draggedS
    readonly property string what: listed ? shift.files[shift.file] : qsTr("Separate telemetry log")
    readonly property real from: Math.max(0, Math.min(width, view.xOf(begin)))
    readonly property real to: Math.max(from, Math.min(width, view.xOf(end)))

    clip: true
    Accessible.role: Accessible.StaticText
    Accessible.name: offered ? offer.text
        : listed ? bar.text : qsTr("Vehicle from %1 to %2").arg(Format.clock(begin)).arg(Format.clock(end))

    Rectangle {
        anchors.fill: parent
        color: Theme.canvas
    }
    PlainText {
        id: offer

        objectName: "vehicleOffer"
        visible: root.offered
        x: Theme.s8
        width: parent.width - 2 * x
        height: parent.height
        // Centred: the ends of the strip may show gaps.
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        text: Format.joined([root.shift.offerTitle, root.shift.offer])
        font: Theme.tick
        color: Theme.warn
    }
    Rectangle {
        objectName: "vehicleBar"
        visible: !root.offered
        x: root.from
        width: Math.max(Theme.stroke, root.to - root.from)
        y: Theme.s4
        height: root.height - 2 * y
        radius: Theme.radiusTag
        color: Theme.control
        border.width: Theme.stroke
        border.color: Theme.lineStrong
        clip: true
        // What is dragged shows its own dive, to be laid along the other.
        DiveProfileItem {
            visible: root.shift.offered && root.shift.profile.present
            x: root.view.xOf(root.begin) - parent.x
            width: root.view.xOf(root.end) - root.view.xOf(root.begin)
            height: parent.height
            profile: root.shift.profile
            settings: root.session.vehicle.settings
            beginS: root.shift.profileBegin
            endS: root.shift.profileBegin + root.end - root.begin
            fill: Theme.select
            edge: Theme.controlLine
            heading: Theme.text2
        }
        PlainText {
            id: bar

            x: Theme.s8
            width: parent.width - 2 * x
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            text: root.draggedS !== 0 ? Format.joined([root.what, Format.shift(root.shift.shownSeconds + root.draggedS)])
                : !root.shift.present ? qsTr("MAVLink")
                : Format.joined([root.what, root.shift.byHand ? qsTr("aligned by hand") : "",
                    root.shift.seconds !== 0 ? Format.shift(root.shift.seconds) : ""])
            font: Theme.tick
            // The text must also be legible over the played part.
            color: Theme.text
        }
    }
}
