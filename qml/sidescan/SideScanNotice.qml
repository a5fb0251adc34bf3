// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Why the picture does not show all that it could, each with the choices that mend it, in lines
/// above it so that they cover no echoes. Without a reason it takes no room.
Rectangle {
    id: root

    required property SideScanItem picture
    required property SideScanSettings settings
    /// Begin of the recording in seconds.
    property real beginS
    readonly property bool sideUnknown: picture.units.length > 0
    readonly property bool speedLost: !isNaN(picture.speedLostS)

    visible: sideUnknown || speedLost
    height: visible ? lines.height : 0
    color: Theme.panel

    component Reason: Item {
        property alias text: reason.text
        default property alias choices: row.data

        width: parent ? parent.width : 0
        height: Theme.reach
        PlainText {
            id: reason

            anchors.left: parent.left
            anchors.leftMargin: Theme.s14
            anchors.right: row.left
            anchors.rightMargin: Theme.s10
            anchors.verticalCenter: parent.verticalCenter
            maximumLineCount: 2
            wrapMode: Text.Wrap
            elide: Text.ElideRight
            font: Theme.bodyMedium
            color: Theme.warn
        }
        Row {
            id: row

            anchors.right: parent.right
            anchors.rightMargin: Theme.s14
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s10
        }
        HorizontalLine { anchors.bottom: parent.bottom }
    }

    Column {
        id: lines

        width: parent.width
        Reason {
            objectName: "sideUnknown"
            visible: root.sideUnknown
            text: !root.picture.single ? qsTr("Not all units are shown: the side of some is not known.")
                : root.picture.units.length > 1 ? qsTr("Only %1 is shown: its side is not known.").arg(root.picture.units[root.picture.shownUnit] ?? "")
                : qsTr("The side of this unit is not known.")
            Segmented {
                objectName: "shownUnit"
                visible: root.picture.units.length > 1
                name: qsTr("Shown")
                options: root.picture.units
                current: root.picture.shownUnit
                onActivated: index => root.picture.shownUnit = index
            }
            Segmented {
                objectName: "unitSide"
                visible: root.picture.single
                name: qsTr("Side of this unit")
                options: [qsTr("Port"), qsTr("Starboard")]
                current: -1
                onActivated: index => root.picture.chooseSide(index === 0)
            }
        }
        Reason {
            objectName: "speedLost"
            visible: root.speedLost
            text: root.speedLost ? qsTr("No speed since %1: by distance the picture stands still.").arg(Format.clock(root.picture.speedLostS - root.beginS)) : ""
            LButton {
                kind: "filled"
                text: qsTr("By time")
                onClicked: root.settings.byDistance = false
            }
        }
    }
}
