// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Dialogs

/// Chooses logs.
FileDialog {
    required property Session session

    title: qsTr("Open log")
    fileMode: FileDialog.OpenFiles
    nameFilters: [qsTr("Logs (*.mcap *.bin *.tlog *.svlog)"), qsTr("All files (*)")]
    onAccepted: session.open(selectedFiles)
}
