// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A figure of the status bar below its name; grey when it is old.
Item {
    id: root

    required property string name
    property string figure
    property string unit
    /// The widest figure that it may show: nothing beside it moves.
    property string widest
    property bool old
    property string age
    readonly property var words: [name, figure, unit, age]

    implicitWidth: Math.max(title.implicitWidth, Math.ceil(metrics.advanceWidth) + Theme.s4 + after.implicitWidth) + 2 * Theme.s14
    implicitHeight: Theme.reach
    Accessible.role: Accessible.StaticText
    Accessible.name: words.filter(word => word !== "").join(" ")

    TextMetrics {
        id: metrics

        font: Theme.value
        text: root.widest
    }
    Rectangle {
        anchors.left: parent.left
        width: Theme.stroke
        height: parent.height
        color: Theme.line
    }
    Text {
        id: title

        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        anchors.bottom: value.top
        text: root.age !== "" ? root.age : root.name
        textFormat: Text.PlainText
        font: Theme.tick
        color: Theme.text2
    }
    Text {
        id: value

        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s6
        text: root.figure
        textFormat: Text.PlainText
        font: Theme.value
        color: root.old ? Theme.text3 : Theme.text
    }
    Text {
        id: after

        anchors.left: value.right
        anchors.leftMargin: Theme.s4
        anchors.baseline: value.baseline
        text: root.unit
        textFormat: Text.PlainText
        font: Theme.body
        color: root.old ? Theme.text3 : Theme.text2
    }
}
