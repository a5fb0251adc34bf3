// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The cursor over the Ping1D's echoes, with what stands under it.
Item {
    id: root

    required property WaterfallItem waterfall
    /// Of the recording.
    property real beginS
    /// The cross has its range beside it.
    property bool tagged: true
    /// Where the read-out stands, while it does.
    readonly property var boxes: visible ? [Qt.rect(readout.x, readout.y, readout.width, readout.height)] : []
    /// All of it, to be copied.
    readonly property alias words: readout.words

    clip: true

    CursorCross {
        // The read-out stands just there then.
        readonly property bool covers: x < readout.x + readout.width + Theme.s24 && y < readout.y + readout.height + Theme.s24

        x: root.waterfall.xOf(root.waterfall.cursorTimeS)
        y: root.waterfall.yOf(root.waterfall.cursorRangeM)
        words: covers || !root.tagged ? "" : readout.rangeText
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
