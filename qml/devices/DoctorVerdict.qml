// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Layouts

/// What is wrong, and the one thing to do.
ColumnLayout {
    id: root

    required property Doctor doctor
    readonly property color ink: doctor.condition === Doctor.Fault ? Theme.stop
        : doctor.condition === Doctor.Good ? Theme.live : Theme.text2

    signal copyRequested(string text)
    signal alternativeRequested()

    spacing: Theme.s10

    Item {
        Layout.fillWidth: true
        implicitHeight: Math.max(sign.height, verdictText.height)
        Icon {
            id: sign

            anchors.left: parent.left
            size: Theme.s24
            icon: root.doctor.iconName
            color: root.ink
        }
        Column {
            id: verdictText

            anchors.left: sign.right
            anchors.leftMargin: Theme.s12
            anchors.right: parent.right
            spacing: Theme.s4
            PlainText {
                objectName: "verdict"
                width: verdictText.width
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                text: root.doctor.title
                font: Theme.value
                Accessible.role: Accessible.AlertMessage
                Accessible.name: root.doctor.title + ". " + root.doctor.text
            }
            PlainText {
                width: verdictText.width
                visible: text !== ""
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                text: root.doctor.text
                color: Theme.text2
            }
        }
    }
    DoctorCommand {
        Layout.fillWidth: true
        visible: root.doctor.command !== ""
        command: root.doctor.command
        onCopyRequested: root.copyRequested(root.doctor.command)
    }
    RowLayout {
        visible: root.doctor.commandForNow !== ""
        spacing: Theme.s8
        SmallText {
            text: qsTr("For this session only:")
        }
        PlainText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.WrapAnywhere
            text: root.doctor.commandForNow
            font: Theme.codeSmall
            color: Theme.text2
        }
        IconButton {
            iconName: "copy"
            tip: qsTr("Copy the command for this session")
            onClicked: root.copyRequested(root.doctor.commandForNow)
        }
    }
    LButton {
        objectName: "insteadButton"
        visible: text !== ""
        kind: "primary"
        text: root.doctor.insteadText
        onClicked: root.alternativeRequested()
    }
}
