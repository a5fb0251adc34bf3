// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A setting: its label, and below it the controls that are put inside.
Column {
    id: root

    required property string name

    width: parent ? parent.width : 0

    Text {
        width: parent.width
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.name
        textFormat: Text.PlainText
        font: Theme.bodyMedium
        color: Theme.text
    }
}
