// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import Leadline.Flashing
import QtQuick.Controls.Basic
import QtQuick.Dialogs

/// New firmware for a sonar, beside the list of the devices: which file, what stands in the way, and
/// what becomes of it.
Rectangle {
    id: root

    required property DeviceFinder finder
    /// The dive's; null without one.
    property RecorderState recorder: null
    readonly property alias form: form
    readonly property Item focused: Window.activeFocusItem

    signal closeRequested()
    signal notified(string text)

    /// Scrolls to what has the keyboard.
    function reveal() {
        const at = focused.mapToItem(body, 0, 0).y;
        flick.contentY = Math.max(0, Math.min(flick.contentY, at), at + focused.height + Theme.s16 - flick.height);
    }

    objectName: "firmwarePanel"
    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Firmware of %1").arg(form.sonar)
    onFocusedChanged: if (body.activeFocus) reveal()
    onVisibleChanged: if (visible) chooseButton.forceActiveFocus(Qt.TabFocusReason)
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
    Keys.onEscapePressed: root.form.state === FirmwareUpdate.Confirming ? root.form.cancel() : root.closeRequested()

    FirmwareUpdate {
        id: form

        finder: root.finder
        recorder: root.recorder
    }
    // A sonar without a whole program would be left behind.
    Connections {
        target: root.Window.window
        enabled: root.form.busy
        function onClosing(close) {
            close.accepted = false;
            root.notified(qsTr("Firmware is being written. Close the window when it has finished."));
        }
    }
    MouseArea { anchors.fill: parent }
    Clipboard { id: clipboard }
    FileDialog {
        id: dialog

        title: qsTr("Choose firmware")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Firmware (*.hex)"), qsTr("All files (*)")]
        onAccepted: root.form.choose(selectedFile)
    }
    PanelHeader {
        id: header

        width: parent.width
        margin: Theme.s24
        title: root.form.recovers ? qsTr("Recover firmware") : qsTr("Update firmware")
        summary: root.form.sonar
        IconButton {
            objectName: "closeFirmware"
            enabled: !root.form.busy
            iconName: "x"
            tip: root.form.busy ? qsTr("Not while firmware is being written") : qsTr("Close")
            key: qsTr("Esc")
            onClicked: root.closeRequested()
        }
    }
    Flickable {
        id: flick

        anchors.top: header.bottom
        anchors.bottom: foot.top
        width: parent.width
        clip: true
        contentHeight: body.height + 2 * Theme.s20
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: LScroll {}

        FocusScope {
            id: body

            x: Theme.s24
            y: Theme.s20
            width: flick.width - 2 * Theme.s24
            height: rows.height
            Column {
                id: rows

                width: parent.width
                spacing: Theme.s20
                Column {
                    width: parent.width
                    spacing: Theme.s4
                    PlainText {
                        width: parent.width
                        elide: Text.ElideRight
                        text: root.form.sonar
                        font: Theme.value
                    }
                    PlainText {
                        objectName: "firmwareSonar"
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: root.form.details
                        color: Theme.text2
                    }
                }
                FirmwareNote {
                    objectName: "firmwareUntried"
                    width: parent.width
                    text: qsTr("Not tested on hardware, only on simulated sonars. If it fails, the sonar may have to go back to its manufacturer.")
                }
                SettingRow {
                    visible: root.form.recovers
                    name: qsTr("Connected device")
                    Segmented {
                        objectName: "firmwareKind"
                        enabled: !root.form.busy
                        name: qsTr("Connected device")
                        options: root.form.kinds
                        current: root.form.kind
                        onActivated: index => root.form.kind = index
                    }
                }
                FirmwareNote {
                    objectName: "firmwareUnchecked"
                    visible: root.form.recovers && root.form.hasRates
                    width: parent.width
                    text: qsTr("Leadline cannot tell a Ping1D from a Ping2 here. With the wrong firmware it may not start: check the label on the sonar first.")
                }
                // The file that is to be written, and what is wrong with it.
                SettingRow {
                    name: qsTr("File")
                    LButton {
                        id: chooseButton

                        objectName: "chooseFirmware"
                        enabled: !root.form.busy
                        kind: "filled"
                        iconName: "file"
                        text: root.form.fileName === "" ? qsTr("Choose file…") : qsTr("Choose another…")
                        tip: qsTr("Intel HEX file from the manufacturer: %1").arg("Ping-V….hex, Ping2-V….hex, Ping360-V….hex")
                        onClicked: dialog.open()
                    }
                    PlainText {
                        visible: text !== ""
                        width: parent.width
                        topPadding: Theme.s4
                        elide: Text.ElideMiddle
                        text: root.form.fileName
                        font: Theme.bodyStrong
                    }
                    PlainText {
                        objectName: "firmwareFile"
                        visible: text !== ""
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: root.form.fileTrouble !== "" ? root.form.fileTrouble : root.form.fileDetails
                        color: root.form.fileTrouble !== "" ? Theme.stop : Theme.text2
                        Accessible.role: Accessible.AlertMessage
                        Accessible.name: text
                    }
                    PlainText {
                        objectName: "firmwareRemark"
                        visible: text !== ""
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: root.form.remark
                        color: Theme.warn
                    }
                }
                SettingRow {
                    visible: root.form.hasRates
                    name: qsTr("Bootloader baud rate")
                    Segmented {
                        objectName: "firmwareRate"
                        enabled: !root.form.busy
                        name: qsTr("Bootloader baud rate")
                        options: root.form.rates
                        current: root.form.rate
                        onActivated: index => root.form.rate = index
                    }
                }
                FirmwareNote {
                    objectName: "firmwareObstacle"
                    visible: text !== "" && !root.form.busy && root.form.outcome === ""
                    width: parent.width
                    fault: true
                    text: root.form.obstacle
                }
                DoctorCommand {
                    width: parent.width
                    visible: root.form.command !== ""
                    command: root.form.command
                    onCopyRequested: clipboard.put(root.form.command)
                }
                FirmwareNote {
                    objectName: "firmwareRescue"
                    visible: text !== ""
                    width: parent.width
                    plain: true
                    text: root.form.rescue
                }
            }
        }
    }
    FirmwareFoot {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        form: root.form
        onCloseRequested: root.closeRequested()
    }
}
