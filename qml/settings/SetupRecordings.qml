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

        title: qsTr("Recording folder")
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
                Accessible.name: qsTr("Recordings are saved to %1").arg(text)
            }
            LButton {
                objectName: "setupChooseFolder"
                kind: "filled"
                text: qsTr("Choose…")
                tip: qsTr("Choose recording folder")
                onClicked: dialog.open()
            }
            LButton {
                objectName: "setupUsualFolder"
                visible: root.place.chosen
                text: qsTr("Default")
                tip: qsTr("Restore default folder")
                onClicked: root.place.useDefault()
            }
        }
        SetupNote {
            fault: root.place.trouble !== "" && !root.place.trying
            text: root.place.trying ? qsTr("Checking write access…") : fault ? root.place.trouble
                : qsTr("A running recording stays where it is; the next one uses the new folder.")
        }
    }
    SetupChoice {
        objectName: "setupSplit"
        name: qsTr("Split recording")
        options: root.dive.parts.choices
        current: root.dive.parts.chosen
        onActivated: index => root.dive.parts.chosen = index
    }
    CheckRow {
        objectName: "setupConfirmStop"
        text: qsTr("Confirm before stopping a recording")
        note: qsTr("The menu of the recorder and its key ask first")
        checked: root.dive.confirmsStop
        onClicked: root.dive.confirmsStop = !root.dive.confirmsStop
    }
    SetupOldRecordings {
        old: root.old
    }
    LogFile { id: log }
    SettingRow {
        name: qsTr("Troubleshooting")
        LButton {
            objectName: "setupSaveLog"
            kind: "filled"
            text: qsTr("Save program log")
            tip: qsTr("Save program log to the recording folder")
            onClicked: log.save(root.place.folder)
        }
        SetupNote {
            fault: log.failed
            text: log.sentence !== "" ? log.sentence
                : qsTr("A text file for support: connections, devices and files of this session, with addresses and names.")
        }
    }
}
