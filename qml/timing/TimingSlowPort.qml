// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// An adapter keeps data to itself, and the button that ends that.
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
