// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Bar above a plot that asks for a decision: a sentence, and buttons, which are added as children.
/// It takes its own space; without enough width the sentence is above the buttons.
Rectangle {
    id: root

    required property string sentence
    property bool warns: true
    default property alias actions: buttons.data
    readonly property real textX: Theme.s14 + (warns ? icon.width + Theme.s8 : 0)
    readonly property bool stacked: textX + measured.width + Theme.s8 + buttons.width + Theme.s4 > width
        && buttons.width + Theme.s14 + Theme.leastSentence > width

    implicitHeight: stacked ? label.height + Theme.s8 + Theme.reach : Math.max(Theme.reach, label.height + Theme.s8)
    height: visible ? implicitHeight : 0
    color: Theme.raised
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    TextMetrics {
        id: measured

        font: label.font
        text: root.sentence
    }
    Icon {
        id: icon

        visible: root.warns
        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        anchors.verticalCenter: label.verticalCenter
        icon: "warn"
        size: Theme.s16
        color: Theme.warn
    }
    PlainText {
        id: label

        anchors.left: parent.left
        anchors.leftMargin: root.textX
        anchors.right: root.stacked ? parent.right : buttons.left
        anchors.rightMargin: Theme.s8
        y: root.stacked ? Theme.s8 : (root.height - height) / 2
        horizontalAlignment: Text.AlignLeft
        elide: Text.ElideRight
        maximumLineCount: 2
        wrapMode: Text.Wrap
        text: root.sentence
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.s4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.stacked ? 0 : (root.height - height) / 2
        spacing: Theme.s4
    }
    HorizontalLine {
        anchors.bottom: parent.bottom
        color: root.warns ? Theme.warn : Theme.line
    }
}
