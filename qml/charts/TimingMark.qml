// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A figure of the histogram, beside the value that it is of.
Row {
    id: root

    required property string name
    /// A ChartMark.
    required property var mark

    visible: mark.text !== ""
    spacing: Theme.s4
    Text {
        text: root.name
        textFormat: Text.PlainText
        font: Theme.tick
        color: Theme.text2
    }
    Text {
        text: root.mark.text
        textFormat: Text.PlainText
        font: Theme.tick
        color: Theme.text
    }
}
