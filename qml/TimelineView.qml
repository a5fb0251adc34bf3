// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Which part of the recording the timeline shows, and where times lie in it.
QtObject {
    id: root

    required property Playback playback
    property real width: 1
    /// The part that is shown; NaN while it is everything.
    property real zoomFrom: NaN
    property real zoomTo: NaN
    readonly property bool zoomed: !isNaN(zoomFrom)
    readonly property real fromS: zoomed ? zoomFrom : playback.begin
    readonly property real toS: zoomed ? zoomTo : playback.end
    readonly property real spanS: Math.max(toS - fromS, 0.001)

    function fit() {
        zoomFrom = NaN;
        zoomTo = NaN;
    }
    function timeAt(x: real): real {
        return fromS + Math.max(0, Math.min(1, x / width)) * spanS;
    }
    function xOf(seconds: real): real {
        return (seconds - fromS) / spanS * width;
    }
    /// Shows `span` seconds from `from`, or everything.
    function show(from: real, span: real) {
        const whole = span >= playback.end - playback.begin;
        const start = Math.max(playback.begin, Math.min(playback.end - span, from));
        zoomFrom = whole ? NaN : start;
        zoomTo = whole ? NaN : start + span;
    }
    /// Shows `span` seconds; `seconds` stays where it stands.
    function zoomAbout(seconds: real, span: real) {
        show(seconds - (seconds - fromS) / spanS * span, span);
    }
}
