// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// Tooltip in plain text, since it may contain file names and texts of devices.
ToolTip {
    id: root

    /// Largest number of lines; longer text is elided.
    property int maximumLines: 1000

    contentItem: PlainText {
        horizontalAlignment: Text.AlignLeft
        text: root.text
        font: root.font
        wrapMode: Text.Wrap
        maximumLineCount: root.maximumLines
        elide: Text.ElideRight
        color: root.palette.toolTipText
    }
}
