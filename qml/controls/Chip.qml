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
    readonly property real wanted: Math.ceil(Math.max(mark.width + first.spacing + titleText.implicitWidth + (note !== "" ? first.spacing + noteText.implicitWidth : 0),
        second.implicitWidth) + 2 * padding + actionWidth)
    /// For the title and the note.
    readonly property real room: width - 2 * padding - actionWidth - mark.width - first.spacing
    readonly property real roomBesideNote: room - noteText.implicitWidth - first.spacing
    property real widest: Theme.chipMin
    /// Where not all chips have room those that are wider shrink first.
    property real fairWidth: Infinity
    readonly property real padding: fairWidth < Infinity ? Theme.s8 : Theme.s14
    /// The width has been adapted to the present topic.
    readonly property bool settled: !settling.running

    // Where not all chips have room their titles are cut, never what they say.
    Layout.fillHeight: true
    Layout.fillWidth: true
    Layout.minimumWidth: Math.min(Layout.maximumWidth, Math.max(Theme.chipLeast, second.implicitWidth + 2 * padding + actionWidth))
    Layout.preferredWidth: Math.min(widest, fairWidth)
    Layout.maximumWidth: widest
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
        visible: pointer.hovered && (root.cut || titleText.truncated || root.remark !== "")
        delay: Theme.tipDelay
        text: root.Accessible.name + (root.remark !== "" ? "\n" + root.remark : "")
    }
    Row {
        id: first

        anchors.left: parent.left
        anchors.leftMargin: root.padding
        anchors.bottom: parent.verticalCenter
        spacing: Theme.s8
        StateShape {
            id: mark

            anchors.verticalCenter: parent.verticalCenter
            shape: root.shape
            color: root.tone
        }
        PlainText {
            id: titleText

            width: Math.min(implicitWidth, noteText.visible ? root.roomBesideNote : root.room)
            horizontalAlignment: Text.AlignLeft
            elide: root.fairWidth < Infinity ? Text.ElideRight : Text.ElideMiddle
            text: root.title
            font: Theme.bodyStrong
        }
        SmallText {
            id: noteText

            visible: text !== "" && root.roomBesideNote >= Math.min(titleText.implicitWidth, 3 * Theme.s14)
            text: root.note
            color: Theme.text3
        }
    }
    Row {
        id: second

        anchors.left: parent.left
        anchors.leftMargin: root.padding
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
