// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// What the lines and marks of a chart mean.
Row {
    id: root

    /// "line", "dash" or "mark", and its words.
    required property var entries

    spacing: Theme.s16
    Repeater {
        model: root.entries
        delegate: Row {
            id: entry

            required property var modelData

            spacing: Theme.s6
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.s2
                Repeater {
                    model: entry.modelData.kind === "dash" ? 3 : 1
                    delegate: Rectangle {
                        readonly property bool mark: entry.modelData.kind === "mark"

                        width: mark ? Theme.s2 : entry.modelData.kind === "dash" ? Theme.s4 : Theme.s16
                        height: mark ? Theme.s8 : entry.modelData.kind === "dash" ? Theme.stroke : Theme.s2
                        color: mark ? Theme.stop : Theme.text
                    }
                }
            }
            Text {
                text: entry.modelData.text
                textFormat: Text.PlainText
                font: Theme.small
                color: Theme.text2
            }
        }
    }
}
