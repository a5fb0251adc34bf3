// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import Leadline.Flashing
import QtQuick.Layouts

/// From "Write…" by the question to how far it is and what came of it.
Item {
    id: root

    required property FirmwareUpdate form
    readonly property bool choosing: form.state === FirmwareUpdate.Choosing
    readonly property bool asking: form.state === FirmwareUpdate.Confirming
    readonly property bool over: form.state === FirmwareUpdate.Done || form.state === FirmwareUpdate.Failed
    readonly property string message: asking ? form.question : form.busy ? form.stage : form.outcome

    signal closeRequested()

    implicitHeight: rows.implicitHeight + 2 * Theme.s12
    height: implicitHeight

    HorizontalLine {}
    ColumnLayout {
        id: rows

        x: Theme.s24
        y: Theme.s12
        width: parent.width - 2 * x
        spacing: Theme.s8
        Rectangle {
            objectName: "firmwareProgress"
            Layout.fillWidth: true
            visible: root.form.busy
            implicitHeight: Theme.s6
            radius: height / 2
            color: Theme.control
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Firmware, %1 percent").arg(Math.round(root.form.progress * 100))
            Rectangle {
                anchors.left: parent.left
                width: Math.max(parent.height, parent.width * root.form.progress)
                height: parent.height
                radius: parent.radius
                color: Theme.accent
            }
        }
        RowLayout {
            visible: root.message !== ""
            spacing: Theme.s12
            Icon {
                Layout.alignment: Qt.AlignTop
                visible: root.over
                icon: root.form.state === FirmwareUpdate.Done ? "check" : "warn"
                color: root.form.state === FirmwareUpdate.Done ? Theme.live : Theme.stop
            }
            PlainText {
                objectName: "firmwareText"
                Layout.fillWidth: true
                wrapMode: Text.Wrap
                text: root.form.busy && root.form.progress > 0 ? Format.filled(qsTr("%1 · %2 %"), [root.message, Math.floor(root.form.progress * 100)])
                    : root.message
                font: root.asking ? Theme.bodyStrong : Theme.body
                color: root.form.state === FirmwareUpdate.Failed ? Theme.stop : Theme.text
                Accessible.role: Accessible.AlertMessage
                Accessible.name: root.message
            }
        }
        RowLayout {
            spacing: Theme.s8
            Item {
                Layout.fillWidth: true
            }
            LButton {
                objectName: "writeFirmware"
                visible: root.choosing
                enabled: root.form.ready
                kind: "primary"
                text: qsTr("Write…")
                tip: root.form.ready ? qsTr("Write %1").arg(root.form.fileName)
                    : qsTr("Choose a suitable file first")
                onClicked: root.form.askToConfirm()
            }
            LButton {
                objectName: "confirmFirmware"
                visible: root.asking
                kind: "primary"
                text: qsTr("Write now")
                tip: root.form.question
                onClicked: root.form.confirm()
            }
            LButton {
                objectName: "backFirmware"
                visible: root.asking
                kind: "filled"
                text: qsTr("Back")
                tip: qsTr("Back to the file")
                key: qsTr("Esc")
                // What is pressed twice by accident writes nothing.
                onVisibleChanged: if (visible) forceActiveFocus(Qt.TabFocusReason)
                onClicked: root.form.cancel()
            }
            LButton {
                objectName: "cancelFirmware"
                visible: root.form.busy
                enabled: root.form.mayCancel
                kind: "filled"
                text: qsTr("Cancel")
                tip: enabled ? qsTr("Cancel; nothing is written yet") : qsTr("Not while writing: the sonar could be left without firmware")
                onVisibleChanged: if (visible) forceActiveFocus(Qt.TabFocusReason)
                onClicked: root.form.cancel()
            }
            LButton {
                objectName: "againFirmware"
                visible: root.form.state === FirmwareUpdate.Failed
                kind: "filled"
                text: qsTr("Try again…")
                tip: qsTr("Back to the file")
                onVisibleChanged: if (visible) forceActiveFocus(Qt.TabFocusReason)
                onClicked: root.form.retry()
            }
            LButton {
                objectName: "doneFirmware"
                visible: root.over
                kind: root.form.state === FirmwareUpdate.Done ? "primary" : "filled"
                text: qsTr("Close")
                key: qsTr("Esc")
                onVisibleChanged: if (visible && root.form.state === FirmwareUpdate.Done) forceActiveFocus(Qt.TabFocusReason)
                onClicked: root.closeRequested()
            }
        }
    }
}
