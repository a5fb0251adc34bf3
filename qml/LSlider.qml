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

    signal moved(int value)

    implicitHeight: label.implicitHeight + slider.implicitHeight

    Text {
        id: label

        text: root.name
        font: Theme.bodyMedium
        color: Theme.text
    }
    Text {
        anchors.right: parent.right
        text: root.valueText
        font: Theme.smallMedium
        color: Theme.text2
    }
    Slider {
        id: slider

        anchors.top: label.bottom
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
        ToolTip.text: qsTr("%1: arrows change it").arg(root.name)
        onMoved: root.moved(Math.round(value))
        background: Rectangle {
            y: (slider.height - height) / 2
            width: slider.width
            height: Theme.s4
            radius: Theme.s2
            color: Theme.select
            Rectangle {
                width: slider.visualPosition * parent.width
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
