// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// The recorder of the dive: whether it records and for how long, into which file, and a menu to
/// begin another recording, stop, and show the file.
Item {
    id: root

    required property LiveSession dive
    readonly property RecorderState recorder: dive.recorder
    readonly property bool failing: recorder.state === RecorderState.Failing
    readonly property bool full: recorder.state === RecorderState.Full
    readonly property bool trouble: failing || full
    readonly property bool recording: recorder.state === RecorderState.Recording
    /// The user has stopped it while devices are live.
    readonly property bool stopped: dive.active && dive.recordingStopped
    /// All devices are simulated, and not recorded.
    readonly property bool demo: dive.simulatedOnly && !dive.recordsSimulated
    readonly property string name: recorder.fileName.replace(/(-part\d+)?\.[^.]+$/, "")
    readonly property string part: recorder.part > 1 || dive.parts.chosen > 0 && recorder.part > 0 ? qsTr("part %1").arg(recorder.part) : ""
    readonly property string state: full ? qsTr("Disk full")
        : failing ? qsTr("Disk write failed")
        : stopped ? qsTr("Not recording")
        : demo ? qsTr("Demo, not recorded")
        : recording ? qsTr("REC %1").arg(Format.clock(recorder.lengthS))
        : recorder.state === RecorderState.Stopped && !dive.active ? qsTr("Recording complete")
        : qsTr("Ready to record")
    /// What stands in the second line; a file's name, which may be long, stands before it.
    readonly property string details: full ? qsTr("Not recording since %1").arg(Format.clock(recorder.fullSinceS))
        : failing ? qsTr("%1 s held in memory").arg(Math.round(recorder.stalledS))
        : stopped || demo ? keyText
        : named ? Format.joined([part, recorder.sizeText])
        : recording ? qsTr("New file when data arrives")
        : qsTr("Starts with the first byte")
    readonly property bool named: !trouble && !stopped && !demo && recorder.part > 0
        && (recording || recorder.state === RecorderState.Stopped && !dive.active)
    readonly property string keyText: KeyMap.revision > 0 && KeyMap.hasKey("recordDemo") ? qsTr("%1 records").arg(Format.key("recordDemo"))
        : qsTr("Its menu records")
    readonly property color ink: trouble ? Theme.stop : stopped ? Theme.warn : Theme.text
    readonly property string room: recorder.freeText === "" ? "" : qsTr("free %1").arg(recorder.freeText)

    signal newRequested()
    /// The user has confirmed that the recording shall stop.
    signal stopRequested()
    /// The user wants to stop, or to start again.
    signal toggled()
    /// The user wants the demo beside real devices to be recorded, or no more.
    signal demoToggled()
    signal showRequested()

    /// Asks whether the recording shall stop.
    function askToStop() {
        questionMaker.load().popup(button, 0, button.height);
    }

    objectName: "recorderBlock"
    implicitWidth: Math.max(Theme.recorderMin, sign.width + Theme.s8 + stateText.implicitWidth + 2 * Theme.s14)
    implicitHeight: Theme.reach
    Accessible.role: Accessible.StaticText
    Accessible.name: Format.joined([state, named ? name : "", trouble ? recorder.sentence : details])

    BaseButton {
        id: button

        readonly property var menu: menuMaker.item
        readonly property var question: questionMaker.item

        objectName: "recorderButton"
        anchors.fill: parent
        Accessible.role: Accessible.ButtonMenu
        Accessible.name: qsTr("Recorder: %1").arg(root.Accessible.name)
        ToolTip.visible: hovered && !(menuMaker.item?.visible ?? false) && !(questionMaker.item?.visible ?? false)
        ToolTip.text: (root.trouble ? root.recorder.sentence : Format.joined([root.named ? root.recorder.fileName : root.state, root.room]))
            + qsTr(" (Tab, Space)")
        onClicked: menuMaker.load().popup(button, 0, button.height)
        background: Rectangle {
            color: button.hovered ? Theme.hover : "transparent"
            FocusRing {
                shown: button.visualFocus
                margins: Theme.s2
            }
        }
    }
    LazyPopup {
        id: menuMaker

        over: button
        delegate: Menu {
            implicitWidth: Theme.recorderMenu
            padding: Theme.s4
            margins: Theme.s4
            background: MenuGround {}
            LMenuItem {
                objectName: "newRecording"
                enabled: root.dive.active
                text: Format.keyed(qsTr("New recording"), "newRecording")
                onTriggered: root.newRequested()
            }
            LMenuItem {
                objectName: "toggleRecording"
                enabled: root.dive.active
                text: Format.keyed(root.stopped || root.demo ? qsTr("Start recording") : qsTr("Stop recording"), "recordDemo")
                onTriggered: root.toggled()
            }
            LMenuItem {
                objectName: "showRecording"
                enabled: root.recorder.filePath !== ""
                text: qsTr("Show in folder")
                onTriggered: root.showRequested()
            }
            LMenuItem {
                objectName: "recordDemo"
                shown: root.dive.simulates && !root.dive.simulatedOnly
                text: qsTr("Record the demo")
                chosen: root.dive.recordsSimulated
                onTriggered: root.demoToggled()
            }
        }
    }
    LazyPopup {
        id: questionMaker

        over: button
        delegate: Menu {
            implicitWidth: Theme.recorderMenu
            padding: Theme.s4
            margins: Theme.s4
            background: MenuGround {}
            LMenuItem {
                enabled: false
                text: qsTr("Stop recording?")
            }
            LMenuItem {
                objectName: "keepRecording"
                text: qsTr("Keep recording")
            }
            LMenuItem {
                objectName: "confirmStop"
                text: qsTr("Stop recording")
                onTriggered: root.stopRequested()
            }
            onOpened: currentIndex = 1
        }
    }
    VerticalLine { anchors.left: parent.left }
    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        anchors.bottom: parent.verticalCenter
        spacing: Theme.s8
        StateShape {
            id: sign

            objectName: "recorderShape"
            anchors.verticalCenter: parent.verticalCenter
            shape: root.trouble ? "square" : root.recording && !root.stopped && !root.demo ? "disc" : "ring"
            color: root.trouble ? Theme.stop : shape === "disc" ? Theme.rec : root.stopped ? Theme.warn : Theme.text3
        }
        PlainText {
            id: stateText

            objectName: "recorderState"
            width: Math.min(implicitWidth, root.width - 2 * Theme.s14 - Theme.s8 - sign.width)
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            text: root.state
            font: Theme.bodyStrong
            color: root.ink
        }
    }
    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        anchors.top: parent.verticalCenter
        anchors.topMargin: Theme.s2
        SmallText {
            objectName: "recorderFile"
            visible: root.named
            width: Math.min(implicitWidth, root.width - 2 * Theme.s14 - rest.implicitWidth)
            elide: Text.ElideMiddle
            text: root.name
            color: Theme.text2
        }
        SmallText {
            id: rest

            objectName: "recorderDetails"
            width: Math.min(implicitWidth, root.width - 2 * Theme.s14)
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            text: (root.named ? " · " : "") + root.details
            color: root.trouble ? Theme.stop : Theme.text2
        }
    }
}
