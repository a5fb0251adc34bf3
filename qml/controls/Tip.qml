// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// What is said of what is pointed at, as it is written: names of files and words of devices are
/// among it.
ToolTip {
    id: root

    /// What is longer is cut at its end.
    property int mostLines: 1000

    contentItem: PlainText {
        horizontalAlignment: Text.AlignLeft
        text: root.text
        font: root.font
        wrapMode: Text.Wrap
        maximumLineCount: root.mostLines
        elide: Text.ElideRight
        color: root.palette.toolTipText
    }
}
