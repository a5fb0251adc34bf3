// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Visible part of the recording, and conversion between times and pixels. In a running dive it
/// extends beyond the live end, so that the picture does not scroll all the time.
QtObject {
    id: root

    required property Playback playback
    property real width: 1
    /// Visible part in seconds of the recording; NaN while everything is visible.
    property real zoomFrom: NaN
    property real zoomTo: NaN
    readonly property bool zoomed: !isNaN(zoomFrom)
    readonly property real fromS: zoomed ? zoomFrom : playback.begin
    readonly property real endS: playback.live ? playback.begin + Format.liveSpan(playback.end - playback.begin) : playback.end
    readonly property real toS: zoomed ? zoomTo : endS
    readonly property real spanS: Math.max(toS - fromS, 0.001)

    /// The followed live end has left the visible part, which then has to move.
    readonly property bool escaped: zoomed && playback.following && playback.position > zoomTo

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
        const whole = span >= endS - playback.begin;
        const start = Math.max(playback.begin, Math.min(endS - span, from));
        zoomFrom = whole ? NaN : start;
        zoomTo = whole ? NaN : start + span;
    }
    /// Shows `span` seconds; the time `seconds` keeps its position.
    function zoomAbout(seconds: real, span: real) {
        show(seconds - (seconds - fromS) / spanS * span, span);
    }
    /// Zooms about the playhead.
    function zoomBy(factor: real) {
        zoomAbout(playback.position, Math.max(1, spanS * factor));
    }

    onEscapedChanged: {
        if (escaped)
            show(playback.position - 3 * spanS / 4, spanS);
    }
}
