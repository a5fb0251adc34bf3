// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The cursor over the Ping1D's echogram with its read-out.
Item {
    id: root

    required property WaterfallItem waterfall
    /// Begin of the recording in seconds.
    property real beginS
    /// The range is shown beside the cross.
    property bool tagged: true
    /// Rectangle of the read-out while it is visible; else empty.
    readonly property var boxes: visible ? [Qt.rect(readout.x, readout.y, readout.width, readout.height)] : []
    /// The read-out as text for the clipboard.
    readonly property alias sentence: readout.sentence

    clip: true

    CursorCross {
        // The cross is where the read-out is normally placed.
        readonly property bool covers: x < readout.x + readout.width + Theme.s24 && y < readout.y + readout.height + Theme.s24

        x: root.waterfall.xOf(root.waterfall.cursorTimeS)
        y: root.waterfall.yOf(root.waterfall.cursorRangeM)
        tagText: covers || !root.tagged ? "" : readout.rangeText
        leftwards: x > root.waterfall.width - Theme.scaleWidth
        tagY: Math.max(Theme.s12 - y, 0) - Math.max(y + Theme.s12 - root.waterfall.height, 0)
    }
    SounderCursor {
        id: readout

        x: Theme.s14
        y: Theme.s14
        waterfall: root.waterfall
        beginS: root.beginS
    }
}
