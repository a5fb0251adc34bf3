// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// What of the picture has no rows: hatched, and a side that has none at the playhead is named.
Item {
    id: root

    required property SideScanItem picture
    /// Begin of the recording in seconds.
    property real beginS
    property bool newestOnTop: true
    readonly property bool turned: picture.settings?.turned ?? false

    Repeater {
        model: root.picture.lost
        delegate: HatchItem {
            required property rect modelData

            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            color: Theme.lineStrong
        }
    }
    component Name: Rectangle {
        id: tag

        property bool atLeft
        property real sinceS
        property string text

        readonly property real half: root.picture.width - root.picture.nadirX

        visible: !isNaN(sinceS)
        x: Math.round((atLeft ? root.picture.pictureX : root.picture.nadirX) + (half - width) / 2)
        y: root.newestOnTop ? Theme.s24 : root.height - height - Theme.s24
        width: Math.min(half - 2 * Theme.s8, label.implicitWidth + shape.width + Theme.s8 + 2 * Theme.s14)
        height: Math.max(Theme.controlHeight, label.height + 2 * Theme.s8)
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.lineStrong
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        StateShape {
            id: shape

            x: Theme.s14
            anchors.verticalCenter: parent.verticalCenter
            shape: "ring"
            color: Theme.text2
        }
        PlainText {
            id: label

            anchors.left: shape.right
            anchors.leftMargin: Theme.s8
            anchors.right: parent.right
            anchors.rightMargin: Theme.s14
            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.Wrap
            text: tag.text
            font: Theme.bodyStrong
        }
    }
    Name {
        objectName: "portLost"
        atLeft: !root.turned
        sinceS: root.picture.portLostS
        text: visible ? qsTr("Port: no data since %1").arg(Format.clock(sinceS - root.beginS)) : ""
    }
    Name {
        objectName: "starboardLost"
        atLeft: root.turned
        sinceS: root.picture.starboardLostS
        text: visible ? qsTr("Starboard: no data since %1").arg(Format.clock(sinceS - root.beginS)) : ""
    }
}
