// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Warning that a serial adapter buffers data, with the button that lowers its latency.
TimingWarning {
    id: root

    required property var values

    signal lowerRequested()

    text: values.text
    tools: LButton {
        objectName: "lowerLatency"
        kind: "filled"
        text: root.values.command === "" ? qsTr("Set 1 ms") : qsTr("Copy")
        tip: root.values.command === "" ? qsTr("Set the adapter's latency to 1 ms")
            : qsTr("Copy the command: %1").arg(root.values.command)
        onClicked: {
            if (root.values.command === "")
                root.lowerRequested();
            else
                copier.put(root.values.command);
        }
    }

    Clipboard {
        id: copier
    }
}
