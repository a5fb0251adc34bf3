// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Pointer over the Ping1D's echogram: hovering reads out, drag scrubs, wheel changes the time
/// span, Ctrl+wheel zooms depth, double click fits, right click or a long press opens the menu.
/// While measuring, the left button places the line.
MouseArea {
    id: root

    required property WaterfallItem waterfall
    /// The item whose time span the wheel steps, and which a double click fits.
    property WaterfallItem spanned: waterfall
    required property Playback playback
    /// The measuring tool; null where measuring is not available.
    property SounderMeasure measure: null
    readonly property bool measuring: measure !== null && measure.active
    property real grabbedX
    property real grabbedS
    property bool scrubbing
    /// Accumulated fraction of a wheel step, as touchpads send it.
    property real turned
    property real rangeTurned

    signal grabbed()
    signal pointerLeft()
    signal menuRequested(real x, real y)
    /// The wheel was turned with Ctrl, over a picture whose range is fixed.
    signal rangeStepped(int steps)

    function align(at: point, locked: bool) {
        pressedButtons & Qt.LeftButton ? measure.drag(at, locked) : measure.hover(at, locked);
    }

    hoverEnabled: true
    preventStealing: true
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    pressAndHoldInterval: Theme.longPress
    cursorShape: Qt.CrossCursor
    onEntered: waterfall.probe(mouseX, mouseY)
    onPressed: mouse => {
        grabbed();
        grabbedX = mouse.x;
        grabbedS = playback.position;
        scrubbing = false;
        if (measuring && mouse.button === Qt.LeftButton) {
            measure.press(Qt.point(mouse.x, mouse.y), mouse.modifiers & Qt.ShiftModifier);
            return;
        }
        waterfall.probe(mouse.x, mouse.y);
        if (mouse.button === Qt.RightButton)
            menuRequested(mouse.x, mouse.y);
    }
    onPressAndHold: mouse => {
        if (!measuring && !scrubbing && mouse.button === Qt.LeftButton)
            menuRequested(mouse.x, mouse.y);
    }
    onPositionChanged: mouse => {
        if (measuring) {
            align(Qt.point(mouse.x, mouse.y), mouse.modifiers & Qt.ShiftModifier);
            return;
        }
        scrubbing = scrubbing || (pressedButtons & Qt.LeftButton && Math.abs(mouse.x - grabbedX) > Theme.s4);
        if (scrubbing && pressed)
            playback.seek(grabbedS - (mouse.x - grabbedX) / width * waterfall.spanS);
        waterfall.probe(mouse.x, mouse.y);
    }
    onReleased: mouse => {
        if (measuring && mouse.button === Qt.LeftButton)
            measure.release();
    }
    onCanceled: {
        if (measuring)
            measure.release();
    }
    onExited: pointerLeft()
    onDoubleClicked: {
        if (!measuring)
            spanned.fit();
    }
    onWheel: wheel => {
        if (wheel.modifiers & Qt.ControlModifier && waterfall.bottomZoomM > 0) {
            rangeTurned += wheel.angleDelta.y / 120;
            const by = Math.trunc(rangeTurned);
            rangeTurned -= by;
            if (by !== 0)
                rangeStepped(by);
            return;
        }
        if (wheel.modifiers & Qt.ControlModifier) {
            waterfall.zoomRangeAt(Math.pow(1.25, wheel.angleDelta.y / 120), wheel.y);
            return;
        }
        turned += wheel.angleDelta.y / 120;
        const steps = Math.trunc(turned);
        turned -= steps;
        spanned.stepSpan(-steps);
    }
}
