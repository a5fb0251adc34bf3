// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A setting row with a slider: label and value above, the slider below.
Item {
    id: root

    required property string name
    property int value
    property int from: 0
    property int to: 100
    property string valueText: String(value)
    /// Description for the tooltip.
    property string note

    signal moved(int value)

    implicitHeight: label.implicitHeight + Theme.controlHeight

    PlainText {
        id: label

        anchors.left: parent.left
        text: root.name
        font: Theme.bodyMedium
    }
    PlainText {
        anchors.right: parent.right
        text: root.valueText
        font: Theme.smallMedium
        color: Theme.text2
    }
    Slider {
        id: slider

        // The clickable area is larger than the visible one.
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.controlHeight - Theme.reach + Theme.s2
        width: parent.width
        implicitHeight: Theme.reach
        padding: 0
        from: root.from
        to: root.to
        stepSize: 1
        value: root.value
        focusPolicy: Qt.TabFocus
        Accessible.role: Accessible.Slider
        Accessible.name: root.name + " " + root.valueText
        ToolTip.visible: hovered && !pressed
        ToolTip.delay: Theme.tipDelay
        ToolTip.text: (root.note === "" ? root.name : root.note) + qsTr(" (Tab, ← →)")
        onMoved: root.moved(Math.round(value))
        background: Rectangle {
            y: (slider.height - height) / 2
            width: slider.width
            height: Theme.s4
            radius: Theme.s2
            color: Theme.select
            Rectangle {
                anchors.left: parent.left
                width: slider.position * parent.width
                height: parent.height
                radius: Theme.s2
                color: Theme.accent
            }
        }
        handle: Rectangle {
            x: slider.visualPosition * (slider.width - width)
            y: (slider.height - height) / 2
            width: Theme.s16
            height: Theme.s16
            radius: Theme.s8
            color: Theme.text
            FocusRing {
                shown: slider.visualFocus
                radius: Theme.s16
            }
        }
    }
}
