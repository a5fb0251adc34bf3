// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// When the recording goes on in a new file.
ChoiceMenu {
    id: root

    required property RecordingParts parts

    heading: qsTr("Go on in a new file")
    choices: parts.choices
    chosen: parts.chosen
    onPicked: index => root.parts.chosen = index
}
