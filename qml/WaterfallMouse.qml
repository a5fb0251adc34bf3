// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Pointer over the Ping1D's echoes: reads out, drag scrubs, wheel changes the time span,
/// Ctrl+wheel zooms depth, double click fits.
MouseArea {
    id: root

    required property WaterfallItem waterfall
    required property Playback playback
    property real grabbedX
    property real grabbedS

    hoverEnabled: true
    preventStealing: true
    cursorShape: Qt.CrossCursor
    onPressed: mouse => {
        grabbedX = mouse.x;
        grabbedS = playback.position;
    }
    onPositionChanged: mouse => {
        if (pressed && Math.abs(mouse.x - grabbedX) > Theme.s4)
            playback.seek(grabbedS - (mouse.x - grabbedX) / width * waterfall.spanS);
        waterfall.probe(mouse.x, mouse.y);
    }
    onExited: waterfall.leave()
    onDoubleClicked: waterfall.fit()
    onWheel: wheel => {
        if (wheel.modifiers & Qt.ControlModifier)
            waterfall.zoomRangeAt(Math.pow(1.25, wheel.angleDelta.y / 120), wheel.y);
        else
            waterfall.spanS = Math.max(15, Math.min(1800, waterfall.spanS * Math.pow(0.8, wheel.angleDelta.y / 120)));
    }
}
