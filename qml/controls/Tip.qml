// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// Tooltip in plain text, since it may contain file names and texts of devices.
ToolTip {
    id: root

    contentItem: PlainText {
        horizontalAlignment: Text.AlignLeft
        text: root.text
        font: root.font
        wrapMode: Text.Wrap
        color: root.palette.toolTipText
    }
}
