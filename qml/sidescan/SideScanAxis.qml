// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Axis across the track: slant range in the water column, and the distance to both sides from 0.
Item {
    id: root

    required property SideScanItem picture
    /// The one above names the sides and the water column, the one below gives the unit.
    property bool above
    readonly property bool turned: picture.settings?.turned ?? false
    readonly property string leftName: turned ? qsTr("Starboard") : qsTr("Port")
    readonly property string rightName: picture.single ? qsTr("Side unknown") : turned ? qsTr("Port") : qsTr("Starboard")
    readonly property real edge: picture.rangeM * Format.perMetre
    readonly property real step: edge > 0 ? Format.roundStep(edge, Math.max(1, Math.min(6, Math.floor(picture.width / (6 * Theme.s24))))) : 1
    readonly property int count: edge > 0 ? Math.min(20, Math.floor(edge / step + 0.001)) : 0
    /// Of them to the left of 0, and all with 0.
    readonly property int leftwards: picture.single ? 0 : count
    readonly property int labels: leftwards + count + 1
    readonly property real columnEdge: picture.columnM * Format.perMetre
    readonly property real columnStep: columnEdge > 0 ? Format.roundStep(columnEdge, 2) : 1

    /// A label between both ends of the axis that covers neither name.
    component Label: PlainText {
        required property real at
        required property real from
        required property real until

        y: Math.round((root.height - height) / 2)
        x: Math.max(from, Math.min(until - width, at - width / 2))
        visible: at - width / 2 >= from - Theme.s14 && at + width / 2 <= until + Theme.s14
        font: Theme.tick
        color: Theme.text2
    }

    PlainText {
        visible: root.above && root.picture.columnWidth > 0
        x: Theme.s6
        width: root.picture.columnWidth - Theme.s8
        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideRight
        text: qsTr("Water column")
        font: Theme.smallStrong
    }
    Repeater {
        model: root.above || root.picture.columnWidth <= 0 ? 0 : Math.min(10, Math.floor(root.columnEdge / root.columnStep + 0.001)) + 1
        delegate: Label {
            required property int index

            from: Theme.s4
            until: root.picture.columnWidth - Theme.s4
            at: root.columnEdge > 0 ? index * root.columnStep / root.columnEdge * root.picture.columnWidth : 0
            text: (index + 1) * root.columnStep > root.columnEdge + 0.001 ? qsTr("%1 %2").arg(Format.plain(index * root.columnStep)).arg(Format.unit)
                : Format.plain(index * root.columnStep)
        }
    }
    PlainText {
        id: leftLabel

        visible: root.above && !root.picture.single
        x: root.picture.pictureX + Theme.s8
        anchors.verticalCenter: parent.verticalCenter
        text: root.leftName
        font: Theme.smallStrong
    }
    PlainText {
        id: rightLabel

        visible: root.above
        x: root.picture.width - width - Theme.s8
        anchors.verticalCenter: parent.verticalCenter
        text: root.rightName
        font: Theme.smallStrong
    }
    Repeater {
        model: root.labels
        delegate: Label {
            required property int index
            readonly property int steps: index - root.leftwards
            readonly property bool outer: Math.abs(steps) === root.count

            from: root.picture.pictureX + (leftLabel.visible ? leftLabel.width + Theme.s16 : Theme.s2)
            until: root.picture.width - (root.above ? rightLabel.width + Theme.s16 : Theme.s4)
            at: root.picture.nadirX + steps * root.step / root.edge * (root.picture.width - root.picture.nadirX)
            visible: (!root.above || steps !== 0) && at - width / 2 >= from - (root.above ? 0 : width) && at + width / 2 <= until + (root.above ? 0 : width)
            text: outer && !root.above ? qsTr("%1 %2").arg(Format.plain(Math.abs(steps) * root.step)).arg(Format.unit)
                : Format.plain(Math.abs(steps) * root.step)
        }
    }
}
