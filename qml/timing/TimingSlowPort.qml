// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Warning that a serial adapter buffers data, with the button that lowers its latency.
TimingWarning {
    id: root

    required property var words

    signal lowerAsked()

    text: words.text
    tools: LButton {
        objectName: "lowerLatency"
        kind: "filled"
        text: root.words.command === "" ? qsTr("Set 1 ms") : qsTr("Copy")
        tip: root.words.command === "" ? qsTr("Have the adapter pass data on at once")
            : qsTr("Copy the command: %1").arg(root.words.command)
        onClicked: {
            if (root.words.command === "")
                root.lowerAsked();
            else
                copier.put(root.words.command);
        }
    }

    Clipboard {
        id: copier
    }
}
