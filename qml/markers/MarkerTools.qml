// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What marks: at the cursor of a plot, or what the Ping1D measured last.
Item {
    id: root

    required property Session session
    required property PolarItem polar
    required property WaterfallItem waterfall
    /// The Ping1D was pointed at last.
    property bool sounderFirst
    /// Null where nobody watches.
    property Alarms alarms: null

    /// What could not be done, and what became of it.
    signal said(string words)

    /// What the cursor stands on; of both plots the one that was pointed at last.
    function mark() {
        const marked = sounderFirst ? taker.markWaterfall() || taker.markPolar() : taker.markPolar() || taker.markWaterfall();
        if (!marked)
            said(qsTr("Point at an echo and press M, or move there by the arrow keys of a plot."));
    }
    /// What the Ping1D measured last.
    function markBottom() {
        if (!taker.markBottom())
            said(qsTr("The Ping1D finds nothing here that could be marked."));
    }
    /// At a button no plot has the cursor any more.
    function markWhatIsThere() {
        polar.cursorValid || waterfall.cursorValid || !session.ping1d.present ? mark() : markBottom();
    }

    MarkerMaker {
        id: taker

        marks: root.session.marks
        polar: root.polar
        waterfall: root.waterfall
        vehicle: root.session.vehicle
        sounder: root.session.ping1d
        soundSpeedErrorPercent: root.session.display.sound.errorPercent
        down: root.alarms === null || root.alarms.look === Alarms.Down
    }
    Connections {
        target: root.session.marks
        function onSaid(words: string) { root.said(words); }
    }
}
