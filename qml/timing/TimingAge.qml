// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Row of one message in the list of message ages.
Item {
    id: root

    required property var values
    property bool heading
    /// By how many pixels the bar is shortened in a narrow column, to leave room for the names.
    readonly property real narrower: Math.max(0, Math.min(Theme.timingBar / 2, Theme.timingAges - width))
    readonly property color ink: values.stopped ? Theme.stop : heading ? Theme.text2 : Theme.text

    // Time and numbers run from left to right in every language.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: heading ? Accessible.ColumnHeader : Accessible.ListItem
    Accessible.name: values.translated

    SmallText {
        id: name

        x: Theme.s14
        width: Math.min(implicitWidth, rate.x - x - (use.visible ? use.width + Theme.s12 : Theme.s6))
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        text: root.values.name
        color: root.ink
    }
    Rectangle {
        id: use

        visible: root.values.use !== ""
        anchors.left: name.right
        anchors.leftMargin: Theme.s6
        anchors.verticalCenter: parent.verticalCenter
        width: useLabel.implicitWidth + 2 * Theme.s6
        height: Theme.s16
        radius: Theme.radiusTag
        color: "transparent"
        border.width: Theme.stroke
        border.color: Theme.live
        PlainText {
            id: useLabel

            anchors.centerIn: parent
            text: root.values.use
            font: Theme.tick
            color: Theme.live
        }
    }
    SmallText {
        id: rate

        anchors.right: last.left
        width: Theme.timingRate
        height: parent.height
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: root.values.rate
        color: root.values.stopped ? Theme.stop : Theme.text2
    }
    SmallText {
        id: last

        anchors.right: age.left
        width: Theme.timingLast
        height: parent.height
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.tickLeast
        text: root.values.last
        color: root.values.stopped ? Theme.stop : Theme.text2
    }
    Item {
        id: age

        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        width: Theme.timingAge - root.narrower
        height: parent.height
        Rectangle {
            visible: root.values.hasAge
            x: Theme.s16
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.timingBar - root.narrower
            height: Theme.s4
            radius: height / 2
            color: Theme.select
            Rectangle {
                width: Math.max(height, parent.width * root.values.share)
                height: parent.height
                radius: height / 2
                color: Theme.accent
            }
        }
        PlainText {
            anchors.fill: parent
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.tickLeast
            text: root.values.age
            font: root.values.hasAge ? Theme.smallStrong : Theme.small
            color: root.values.hasAge ? Theme.text : root.values.stopped ? Theme.stop : root.heading ? Theme.text2 : Theme.text3
        }
    }
    HorizontalLine { anchors.bottom: parent.bottom }
}
