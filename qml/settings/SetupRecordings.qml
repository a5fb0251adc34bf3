// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Leadline

/// Where recordings go, when they go on in a new file, and which may go; and the log for faults.
SetupSection {
    id: root

    required property LiveSession dive
    required property RecordingFolderSetting place
    required property OldRecordings old

    title: qsTr("Recordings")

    FolderDialog {
        id: dialog

        title: qsTr("Where recordings go")
        onAccepted: root.place.choose(selectedFolder)
    }
    SettingRow {
        name: qsTr("Folder")
        spacing: Theme.labelGap
        RowLayout {
            width: parent.width
            spacing: Theme.s8
            PlainText {
                objectName: "setupFolder"
                Layout.fillWidth: true
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideMiddle
                text: root.place.folder
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Recordings go to %1").arg(text)
            }
            LButton {
                objectName: "setupChooseFolder"
                kind: "filled"
                text: qsTr("Choose…")
                tip: qsTr("Choose where recordings go")
                onClicked: dialog.open()
            }
            LButton {
                objectName: "setupUsualFolder"
                visible: root.place.chosen
                text: qsTr("Usual one")
                tip: qsTr("Leadline's own folder again")
                onClicked: root.place.useDefault()
            }
        }
        SetupNote {
            fault: root.place.trouble !== "" && !root.place.trying
            text: root.place.trying ? qsTr("Looking whether it can be written to…") : fault ? root.place.trouble
                : qsTr("A recording that goes on stays where it is; the next one goes there.")
        }
    }
    SetupChoice {
        objectName: "setupSplit"
        name: qsTr("Go on in a new file")
        options: root.dive.parts.choices
        current: root.dive.parts.chosen
        onActivated: index => root.dive.parts.chosen = index
    }
    SetupOldRecordings {
        old: root.old
    }
    LogFile { id: log }
    SettingRow {
        name: qsTr("If something is wrong")
        LButton {
            objectName: "setupSaveLog"
            kind: "filled"
            text: qsTr("Save program log")
            tip: qsTr("Write the program's newest messages to the recordings folder")
            onClicked: log.save(root.place.folder)
        }
        SetupNote {
            fault: log.failed
            text: log.sentence !== "" ? log.sentence
                : qsTr("A text file for whoever helps you: connections, devices and files since the start, with their addresses and names.")
        }
    }
}
