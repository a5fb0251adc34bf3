// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Dialogs

/// Chooses logs.
FileDialog {
    required property Session session

    title: qsTr("Open log")
    fileMode: FileDialog.OpenFiles
    nameFilters: [qsTr("Logs and their snapshots (*.mcap *.bin *.tlog *.svlog *.png)"), qsTr("All files (*)")]
    onAccepted: session.open(selectedFiles)
}
