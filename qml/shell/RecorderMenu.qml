// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// When the recording goes on in a new file, and whether the demo is recorded at all.
ChoiceMenu {
    id: root

    required property RecordingParts parts
    /// Some of what is connected is simulated, and is recorded.
    property bool simulates
    property bool asked

    signal demoAsked()

    heading: qsTr("Go on in a new file")
    choices: parts.choices
    chosen: parts.chosen
    onPicked: index => root.parts.chosen = index

    LMenuItem {
        objectName: "recordDemo"
        shown: root.simulates
        text: Format.keyed(qsTr("Record the demo"), "recordDemo")
        chosen: root.asked
        onTriggered: root.demoAsked()
    }
}
