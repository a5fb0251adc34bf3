// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Which plots the page Dive shows: those that have data, or one that was asked for.
QtObject {
    id: root

    required property Session session
    required property WindowSettings kept
    /// What is drawn is that of a file: what it has no sonar for will never come.
    required property bool replay
    readonly property bool has360: session.ping360.present || session.shown360.live !== null && !replay
    readonly property bool has1d: session.ping1d.present || session.shown1d.live !== null && !replay
    /// The user asked for a view since the start.
    property bool asked: false
    /// 0 the plots that have data, 1 the polar, 2 the Ping1D: as it was left. Where that one has no data and nobody
    /// asked for it since the start, those that have some.
    readonly property int shown: asked && !replay || has(kept.view) ? kept.view : 0
    readonly property bool polar: shown === 0 ? has360 : shown === 1
    readonly property bool sounder: shown === 0 ? has1d : shown === 2

    function has(which: int): bool {
        return which === 1 ? has360 : which === 2 ? has1d : true;
    }
    /// What is live may come yet, and can be waited for.
    function next() {
        let which = (shown + 1) % 3;
        while (replay && !has(which))
            which = (which + 1) % 3;
        asked = true;
        kept.view = which;
    }
}
