// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A section of the page Setup: its title, and below it what can be set.
Column {
    id: root

    required property string title

    width: parent ? parent.width : 0
    spacing: Theme.s20
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    PlainText {
        anchors.left: parent.left
        text: root.title
        font: Theme.value
    }
}
