// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Which part of the recording the timeline shows, and where times lie in it. Of a dive that goes
/// on there is some room for what comes, so that what is drawn stays where it is for a while.
QtObject {
    id: root

    required property Playback playback
    property real width: 1
    /// The part that is shown; NaN while it is everything.
    property real zoomFrom: NaN
    property real zoomTo: NaN
    readonly property bool zoomed: !isNaN(zoomFrom)
    readonly property real fromS: zoomed ? zoomFrom : playback.begin
    readonly property real endS: playback.live ? playback.begin + Format.liveSpan(playback.end - playback.begin) : playback.end
    readonly property real toS: zoomed ? zoomTo : endS
    readonly property real spanS: Math.max(toS - fromS, 0.001)

    /// What is followed stays in view.
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
    /// Shows `span` seconds; `seconds` stays where it stands.
    function zoomAbout(seconds: real, span: real) {
        show(seconds - (seconds - fromS) / spanS * span, span);
    }
    /// About the playhead.
    function zoomBy(factor: real) {
        zoomAbout(playback.position, Math.max(1, spanS * factor));
    }

    onEscapedChanged: {
        if (escaped)
            show(playback.position - 3 * spanS / 4, spanS);
    }
}
