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
        // Their number alone: words that change are the same texts.
        model: root.entries.length
        delegate: Row {
            id: entry

            required property int index
            readonly property string kind: root.entries[index]?.kind ?? ""

            spacing: Theme.s6
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.s2
                Repeater {
                    model: entry.kind === "dash" ? 3 : 1
                    delegate: Rectangle {
                        readonly property bool mark: entry.kind === "mark"

                        width: mark ? Theme.s2 : entry.kind === "dash" ? Theme.s4 : Theme.s16
                        height: mark ? Theme.s8 : entry.kind === "dash" ? Theme.stroke : Theme.s2
                        color: mark ? Theme.stop : Theme.text
                    }
                }
            }
            Text {
                text: root.entries[entry.index]?.text ?? ""
                textFormat: Text.PlainText
                font: Theme.small
                color: Theme.text2
            }
        }
    }
}
