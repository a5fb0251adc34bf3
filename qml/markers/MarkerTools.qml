// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Sets markers: at the cursor of a plot, or at the Ping1D's last distance.
Item {
    id: root

    required property Session session
    required property PolarItem polar
    required property WaterfallItem waterfall
    /// Null while it is not shown.
    property SideScanItem sideScan: null
    /// Of a multibeam sonar; both null while it is not shown.
    property SectionItem section: null
    property BottomMapItem bottomMap: null
    /// The Ping1D's plot, or that of the multibeam sonar, had the cursor last.
    property bool sounderFirst
    property bool multibeamFirst
    /// The depth alarms; null where there are none.
    property Alarms alarms: null

    /// A message for the user, for example why no marker could be set.
    signal notified(string text)

    /// Sets a marker at the cursor of the plot that had it last.
    function mark() {
        const marked = multibeamFirst && taker.markMultibeam() || taker.markSideScan() || (sounderFirst ? taker.markWaterfall() || taker.markPolar() : taker.markPolar() || taker.markWaterfall())
            || taker.markMultibeam();
        if (!marked)
            notified(qsTr("Point at an echo with the mouse or arrow keys, then press M."));
    }
    /// Sets a marker at the Ping1D's last distance, or below a multibeam sonar.
    function markBottom() {
        if (!(multibeamFirst && taker.markBelow() || taker.markBottom() || taker.markBelow()))
            notified(qsTr("No Ping1D bottom echo to mark here."));
    }
    /// For use by a button, when the pointer is no longer over a plot: sets a marker at a remaining
    /// cursor, or else at the bottom.
    function markAtCursor() {
        polar.cursorValid || waterfall.cursorValid || sideScan || section?.valid || bottomMap?.valid || !session.ping1d.present && !section
            ? mark() : markBottom();
    }

    MarkerMaker {
        id: taker

        markers: root.session.markers
        polar: root.polar
        waterfall: root.waterfall
        sideScan: root.sideScan
        section: root.section
        bottomMap: root.bottomMap
        vehicle: root.session.vehicle
        sounder: root.session.ping1d
        polarSpeedErrorPercent: root.session.shown360.sound.errorPercent
        sounderSpeedErrorPercent: root.session.shown1d.sound.errorPercent
        down: root.alarms === null || root.alarms.facing === Alarms.Down
    }
    Connections {
        target: root.session.markers
        function onNotified(text: string) { root.notified(text); }
    }
}
