// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What stands under the pointer on the timeline: the time, the distance, and the disc as it was.
Rectangle {
    id: root

    required property Session session
    property real timeS
    readonly property bool measured: depth.valid && depth.ageS < Theme.oldDepth && depth.confidencePercent >= Theme.noBottom

    objectName: "timelineGlance"
    width: Math.max(Theme.thumb, row.implicitWidth) + 2 * Theme.s8
    height: column.implicitHeight + 2 * Theme.s8
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.stroke
    border.color: Theme.lineStrong
    Accessible.role: Accessible.StaticText
    Accessible.name: time.text + " " + distance.text

    ScrubPreview {
        id: glance

        session: root.session
        timeS: root.visible ? root.timeS : glance.timeS
    }
    SounderReadout {
        id: depth

        source: root.visible ? glance.ping1d : null
    }
    Column {
        id: column

        x: Theme.s8
        y: Theme.s8
        width: parent.width - 2 * x
        spacing: Theme.s4
        PolarItem {
            objectName: "thumb"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.session.ping360.present
            width: Theme.thumb
            height: Theme.thumb
            margin: 0
            source: root.visible ? glance.ping360 : null
            display: root.session.display
            vehicle: root.visible ? glance.vehicle : null
            background: Theme.raised
        }
        Row {
            id: row

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.s8
            Text {
                id: time

                text: Format.clockTenths(root.timeS)
                textFormat: Text.PlainText
                font: Theme.smallMedium
                color: Theme.text
            }
            Text {
                id: distance

                visible: root.session.ping1d.present
                text: root.measured ? Format.lengthUnit(depth.distanceM, depth.distanceErrorM) : qsTr("–")
                textFormat: Text.PlainText
                font: Theme.small
                color: Theme.text2
            }
        }
    }
}
