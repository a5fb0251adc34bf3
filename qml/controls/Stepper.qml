// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Number with − and + buttons, which repeat while held. The signal `stepped` has the value that
/// the user wants.
FocusScope {
    id: root

    required property string name
    property int value
    property int from: 0
    property int to: 100
    property int step: 1
    property string unit
    /// Number of decimals: `value` is in units of 10 to the power of −decimals.
    property int decimals: 0
    property string valueText: (value < 0 ? "\u2212" : "") + (Math.abs(value) / Math.pow(10, decimals)).toFixed(decimals) + unit

    signal stepped(int value)

    function go(by: int) {
        stepped(Math.max(from, Math.min(to, value + by)));
    }

    implicitWidth: 3 * Theme.reach + Theme.s24
    implicitHeight: Theme.reach
    Accessible.role: Accessible.SpinBox
    Accessible.name: name + " " + valueText
    Keys.onUpPressed: go(step)
    Keys.onDownPressed: go(-step)

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: (Theme.reach - Theme.controlHeight) / 2
        anchors.bottomMargin: anchors.topMargin
        radius: Theme.radius
        color: Theme.control
        border.width: Theme.stroke
        border.color: Theme.lineStrong
    }
    IconButton {
        anchors.left: parent.left
        iconName: "minus"
        tip: qsTr("%1: less").arg(root.name)
        key: qsTr("Down")
        autoRepeat: true
        autoRepeatDelay: 400
        autoRepeatInterval: 125
        enabled: root.value > root.from
        onClicked: root.go(-root.step)
    }
    PlainText {
        anchors.centerIn: parent
        text: root.valueText
        font: Theme.titleFont
    }
    IconButton {
        anchors.right: parent.right
        iconName: "plus"
        tip: qsTr("%1: more").arg(root.name)
        key: qsTr("Up")
        autoRepeat: true
        autoRepeatDelay: 400
        autoRepeatInterval: 125
        enabled: root.value < root.to
        onClicked: root.go(root.step)
    }
}
