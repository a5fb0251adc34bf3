// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// What becomes of the dive on the disk: what it is called, how large it is and what is left.
Item {
    id: root

    required property RecorderState recorder
    required property RecordingSplitChoice parts
    /// All of it is simulated, and some; that is recorded where it is asked for.
    property bool simulated
    property bool simulates
    property bool asked
    property bool isWide
    readonly property bool recording: recorder.state === RecorderState.Recording
    readonly property bool trouble: recorder.state === RecorderState.Failing || recorder.state === RecorderState.Full
    readonly property string name: recorder.fileName.replace(/(-part\d+)?\.[^.]+$/, "")
    readonly property string part: recorder.part > 1 || parts.chosen > 0 && recorder.part > 0 ? qsTr("part %1").arg(recorder.part) : ""
    readonly property string state: recorder.state === RecorderState.Full ? qsTr("Disk full")
        : recorder.state === RecorderState.Failing ? qsTr("Disk does not take it")
        : recorder.state === RecorderState.Ready ? qsTr("Ready to record")
        : recorder.state === RecorderState.Off ? simulated ? qsTr("Demo, not recorded") : qsTr("Ready to record")
        : recorder.state === RecorderState.Stopped ? qsTr("%1, complete").arg(name)
        : name
    readonly property string room: recorder.freeText === "" ? "" : qsTr("free %1").arg(recorder.freeText)
    readonly property string recordKey: KeyMap.revision > 0 && KeyMap.hasKey("recordDemo") ? qsTr("%1 records it").arg(Format.key("recordDemo"))
        : qsTr("Its menu records it")
    readonly property string details: recorder.state === RecorderState.Full ? qsTr("Not recording: make room")
        : trouble ? qsTr("%1 s wait in memory").arg(Math.round(recorder.stalledS))
        : recorder.state === RecorderState.Off ? simulated ? recordKey : qsTr("From the first byte on")
        // What is left of the disk counts for more than how much one part of many has.
        : all.advanceWidth > width - 2 * Theme.s14 && part !== "" && isWide ? Format.joined([part, room]) : all.text

    signal demoRequested()

    objectName: "recorderBlock"
    implicitWidth: Math.max(Theme.recorderMin, row.implicitWidth + 2 * Theme.s14)
    implicitHeight: Theme.reach
    Accessible.role: Accessible.StaticText
    Accessible.name: Format.joined([recording ? qsTr("Recording %1").arg(name) : state, trouble ? recorder.sentence : details])

    TextMetrics {
        id: all

        font: Theme.small
        text: Format.joined([root.part, root.recording || root.recorder.bytes > 0 ? root.recorder.sizeText : "", root.isWide ? root.room : ""])
    }
    BaseButton {
        id: button

        readonly property var menu: menu.item

        objectName: "recorderButton"
        anchors.fill: parent
        Accessible.role: Accessible.ButtonMenu
        Accessible.name: qsTr("New file: %1").arg(root.parts.choices[root.parts.chosen])
        ToolTip.visible: hovered && !(menu.item?.visible ?? false)
        ToolTip.text: (root.trouble ? root.recorder.sentence + "\n" : "") + Accessible.name + qsTr(" (Tab, Space)")
        onClicked: menu.load().popup(button, 0, button.height)
        background: Rectangle {
            color: button.hovered ? Theme.hover : "transparent"
            FocusRing {
                shown: button.visualFocus
                margins: Theme.s2
            }
        }
        LazyPopup {
            id: menu

            over: button
            // When the recording goes on in a new file, and whether the demo is recorded at all.
            delegate: ChoiceMenu {
                heading: qsTr("Go on in a new file")
                choices: root.parts.choices
                chosen: root.parts.chosen
                onPicked: index => root.parts.chosen = index
                LMenuItem {
                    objectName: "recordDemo"
                    shown: root.simulates
                    text: Format.keyed(qsTr("Record the demo"), "recordDemo")
                    chosen: root.asked
                    onTriggered: root.demoRequested()
                }
            }
        }
    }
    VerticalLine { anchors.left: parent.left }
    Row {
        id: row

        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        anchors.bottom: parent.verticalCenter
        spacing: Theme.s8
        StateShape {
            anchors.verticalCenter: parent.verticalCenter
            shape: root.trouble ? "square" : root.recording ? "disc" : "ring"
            color: root.trouble ? Theme.stop : root.recording ? Theme.rec : Theme.text3
        }
        PlainText {
            text: root.state
            font: Theme.bodyStrong
            color: root.trouble ? Theme.stop : Theme.text
        }
    }
    SmallText {
        x: Theme.s14
        anchors.top: parent.verticalCenter
        anchors.topMargin: Theme.s2
        width: parent.width - 2 * x
        horizontalAlignment: Text.AlignLeft
        elide: Text.ElideRight
        text: root.details
        color: root.trouble ? Theme.stop : Theme.text2
    }
}
