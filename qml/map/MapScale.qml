// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Scale bar of a round length.
Item {
    id: root

    required property real pixelsPerMetre
    readonly property real room: Theme.mapScale - 2 * Theme.s14
    /// The longest round length that has room, in the display unit.
    readonly property real length: {
        const most = room / Math.max(pixelsPerMetre, 1e-6) * Format.perMetre;
        const power = Math.pow(10, Math.floor(Math.log10(most)));
        return [5, 2, 1].find(factor => factor * power <= most * 1.0001) * power;
    }
    readonly property real metres: length / Format.perMetre
    readonly property real bar: metres * pixelsPerMetre

    objectName: "mapScale"
    implicitWidth: Theme.mapScale
    implicitHeight: Theme.controlHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Scale: %1 %2").arg(Format.plain(length)).arg(Format.unit)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.panel
        opacity: Theme.backing
    }
    SmallText {
        x: Theme.s14
        y: Theme.s2
        text: qsTr("0")
        font: Theme.tick
        color: Theme.text
    }
    SmallText {
        x: Math.min(Theme.s14 + root.bar - width / 2, root.width - width - Theme.s4)
        y: Theme.s2
        text: qsTr("%1 %2").arg(Format.plain(root.length)).arg(Format.unit)
        font: Theme.tick
        color: Theme.text
    }
    Rectangle {
        x: Theme.s14
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s8
        width: root.bar
        height: Theme.s2
        color: Theme.text
    }
    Repeater {
        model: 3
        delegate: Rectangle {
            required property int index

            x: Theme.s14 + root.bar * index / 2 - (index > 1 ? width : 0)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.s8
            width: Theme.s2
            height: index === 1 ? Theme.s4 : Theme.s8
            color: Theme.text
        }
    }
}
