// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// The chosen recording: its picture, what is in it, and its dive sheet.
Flickable {
    id: root

    required property Recordings recordings
    required property DisplaySettings display

    signal openRequested()

    clip: true
    contentHeight: column.height + 2 * Theme.s14
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Recording %1").arg(recordings.name)
    ScrollBar.vertical: LScroll {}

    FocusFollow { view: root }
    EmptyView {
        width: root.width
        height: root.height
        visible: root.recordings.path === ""
        title: qsTr("No recording selected")
        message: qsTr("Select a recording to see its contents and dive sheet.")
    }
    Column {
        id: column

        visible: root.recordings.path !== ""
        x: Theme.s14
        y: Theme.s14
        width: root.width - 2 * x
        spacing: Theme.s10

        Rectangle {
            width: parent.width
            height: Theme.logsPicture
            radius: Theme.radius
            color: Theme.canvas
            ThumbnailItem {
                id: picture

                objectName: "logsPicture"
                anchors.fill: parent
                anchors.margins: Theme.s4
                recordings: root.recordings
                path: root.recordings.path
                display: root.display
            }
            SmallText {
                anchors.centerIn: parent
                visible: !picture.present
                text: qsTr("No picture")
                color: Theme.text3
            }
        }
        PlainText {
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.WrapAnywhere
            text: root.recordings.name
            font: Theme.titleFont
        }
        Repeater {
            model: root.recordings.facts
            delegate: SmallText {
                required property string modelData

                width: column.width
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                text: modelData
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        PlainText {
            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: root.recordings.sentence
            color: Theme.stop
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Row {
            anchors.left: parent.left
            spacing: Theme.s8
            LButton {
                kind: "primary"
                text: qsTr("Open")
                key: qsTr("Enter")
                onClicked: root.openRequested()
            }
            LButton {
                kind: "filled"
                text: qsTr("Show in folder")
                onClicked: root.recordings.showFolder()
            }
            LButton {
                visible: root.recordings.repairable
                kind: "filled"
                text: qsTr("Repair")
                tip: qsTr("Repair the recording; no messages are removed")
                onClicked: root.recordings.repair()
            }
        }
        LazyLoader {
            shown: root.visible && root.recordings.path !== ""
            delegate: Column {
                width: column.width
                spacing: Theme.s8
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("Dive sheet")
                HorizontalLine {}
                PlainText {
                    anchors.left: parent.left
                    text: qsTr("Dive sheet")
                    font: Theme.titleFont
                }
                SheetFields {
                    width: parent.width
                    form: root.recordings.sheet
                }
                SmallText {
                    visible: text !== ""
                    width: parent.width
                    horizontalAlignment: Text.AlignLeft
                    wrapMode: Text.Wrap
                    text: root.recordings.sheetSentence
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    }
}
