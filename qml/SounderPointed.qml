// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The cursor over the Ping1D's echoes, and what stands under it.
Item {
    id: root

    required property WaterfallItem waterfall
    /// Of the recording.
    property real beginS
    /// The cross has its range beside it.
    property bool tagged: true
    readonly property string words: cursor.words

    clip: true
    CursorCross {
        // The read-out stands just there then.
        readonly property bool covers: x < cursor.x + cursor.width + Theme.s24 && y < cursor.y + cursor.height + Theme.s24

        x: root.waterfall.xOf(root.waterfall.cursorTimeS)
        y: root.waterfall.yOf(root.waterfall.cursorRangeM)
        words: covers || !root.tagged ? "" : cursor.rangeText
        leftwards: x > root.width - Theme.scaleWidth
        tagY: Math.max(Theme.s12 - y, 0) - Math.max(y + Theme.s12 - root.height, 0)
    }
    SounderCursor {
        id: cursor

        x: Theme.s14
        y: Theme.s14
        waterfall: root.waterfall
        beginS: root.beginS
    }
}
