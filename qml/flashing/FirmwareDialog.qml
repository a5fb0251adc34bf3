// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline.Flashing
import QtQuick.Dialogs

/// Chooses firmware.
FileDialog {
    required property FirmwareUpdate form

    title: qsTr("Choose firmware")
    fileMode: FileDialog.OpenFile
    nameFilters: [qsTr("Firmware (*.hex)"), qsTr("All files (*)")]
    onAccepted: form.choose(selectedFile)
}
