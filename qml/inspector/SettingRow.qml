// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A setting: its label, and below it the controls that are put inside.
Column {
    id: root

    required property string name

    width: parent ? parent.width : 0

    PlainText {
        width: parent.width
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.name
        font: Theme.bodyMedium
    }
}
