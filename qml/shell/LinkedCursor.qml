// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The instant that a plot is pointed at, for all the others to show. It never moves data.
QtObject {
    id: root

    /// Who is pointed at; null while nobody is.
    property QtObject owner: null
    /// Of the recording; NaN while nobody is pointed at, or at nothing that has a time.
    property real timeS: NaN
    readonly property bool shown: !isNaN(timeS)

    function point(plot: QtObject, seconds: real) {
        owner = plot;
        timeS = seconds;
    }
    function leave(plot: QtObject) {
        if (owner !== plot)
            return;
        owner = null;
        timeS = NaN;
    }
}
