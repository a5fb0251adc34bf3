// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts

/// Entry of the status bar for a device or file: state shape, name and values. It grows with its
/// content, and does not shrink again while the topic is the same, so that nothing beside it moves.
Item {
    id: root

    required property string title
    /// Secondary text beside the title.
    property string note
    /// Pairs of a quiet label, which may be empty, and a value.
    property var metrics: []
    /// Additional sentence for the tooltip.
    property string remark
    /// Shape of StateShape, and its colour.
    property string shape: "play"
    property color tone: shape === "play" ? Theme.replay : Theme.text2
    /// The metrics are drawn as plain values; else as text in the shape's colour.
    property bool plain: true
    /// Identifies the content; the chip may shrink when it changes.
    property string topic: shape
    property real textMaxWidth: Theme.chipTextMax
    property bool cut
    /// Width reserved for a button at the end, pixels.
    property real actionWidth: 0
    readonly property real wanted: Math.max(first.implicitWidth, second.implicitWidth) + 2 * Theme.s14 + actionWidth
    property real widest: Theme.chipMin
    /// The width has been adapted to the present topic.
    readonly property bool settled: !settling.running

    Layout.fillHeight: true
    implicitWidth: widest
    implicitHeight: Theme.barHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: title + " " + note + ", " + metrics.map(pair => pair.join(" ").trim()).join(", ")
    Accessible.description: remark
    onTitleChanged: settling.restart()
    onNoteChanged: settling.restart()
    onTopicChanged: settling.restart()
    onWantedChanged: widest = settling.running ? wanted : Math.max(widest, wanted)

    // After a change of topic: adapts the width once the new texts are laid out.
    Timer {
        id: settling

        interval: Theme.chipSettles
        running: true
        onTriggered: root.widest = root.wanted
    }
    HoverHandler {
        id: pointer
    }
    Tip {
        objectName: "tip"
        visible: pointer.hovered && (root.cut || root.remark !== "")
        delay: Theme.tipDelay
        text: root.Accessible.name + (root.remark !== "" ? "\n" + root.remark : "")
    }
    Row {
        id: first

        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        anchors.bottom: parent.verticalCenter
        spacing: Theme.s8
        StateShape {
            id: mark

            anchors.verticalCenter: parent.verticalCenter
            shape: root.shape
            color: root.tone
        }
        PlainText {
            width: Math.min(implicitWidth, root.Layout.maximumWidth - mark.width - 2 * Theme.s14 - Theme.s8)
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideMiddle
            text: root.title
            font: Theme.bodyStrong
        }
        SmallText {
            visible: root.note !== ""
            text: root.note
            color: Theme.text3
        }
    }
    Row {
        id: second

        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        anchors.top: parent.verticalCenter
        anchors.topMargin: Theme.s2
        spacing: Theme.s10
        Repeater {
            // The model is only the count, so that changed values keep the delegates.
            model: root.metrics.length
            delegate: Row {
                id: pair

                required property int index
                readonly property var pairText: root.metrics[index] ?? ["", ""]

                spacing: Theme.s4
                SmallText {
                    visible: text !== ""
                    text: pair.pairText[0]
                    color: Theme.text3
                }
                SmallText {
                    width: Math.min(implicitWidth, root.textMaxWidth)
                    onTruncatedChanged: root.cut = truncated
                    horizontalAlignment: Text.AlignLeft
                    elide: Text.ElideRight
                    text: pair.pairText[1]
                    color: root.plain ? Theme.text : root.tone
                }
            }
        }
    }
    VerticalLine { anchors.right: parent.right }
}
