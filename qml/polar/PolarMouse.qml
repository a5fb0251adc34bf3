// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Pointer over the polar view: hovering reads out, drag pans when zoomed, wheel zooms about the
/// pointer, Ctrl+wheel changes the sonar's range, double click shows everything, right click or a long press
/// opens the menu. While measuring, the left button places the line.
MouseArea {
    id: root

    required property PolarItem polar
    required property PolarMeasure measure
    /// Keep the cursor when the pointer leaves, as while its menu is open.
    property bool keepsCursor
    property point last

    /// Accumulated fraction of a wheel step with Ctrl.
    property real turned

    signal menuRequested(real x, real y)
    /// The user asks for a sonar range one step longer (1) or shorter (-1).
    signal rangeRequested(int by)

    function drag(x: real, y: real) {
        if (pressedButtons & Qt.LeftButton && !keepsCursor)
            polar.panBy(x - last.x, y - last.y);
        last = Qt.point(x, y);
        polar.probe(x, y);
    }
    function align(at: point, locked: bool) {
        pressedButtons & Qt.LeftButton ? measure.drag(at, locked) : measure.hover(at, locked);
    }

    /// Handles Ctrl+wheel; turning towards the user lengthens the range.
    function turn(by: real) {
        turned += by;
        if (Math.abs(turned) < 120)
            return;
        rangeRequested(turned > 0 ? -1 : 1);
        turned = 0;
    }

    hoverEnabled: true
    preventStealing: true
    cursorShape: Qt.CrossCursor
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    pressAndHoldInterval: Theme.longPress
    onPressed: mouse => {
        last = Qt.point(mouse.x, mouse.y);
        if (measure.active && mouse.button === Qt.LeftButton)
            measure.press(last, mouse.modifiers & Qt.ShiftModifier);
        else if (polar.probe(mouse.x, mouse.y) && mouse.button === Qt.RightButton)
            menuRequested(mouse.x, mouse.y);
    }
    onPressAndHold: mouse => {
        if (!measure.active && mouse.button === Qt.LeftButton && polar.probe(mouse.x, mouse.y))
            menuRequested(mouse.x, mouse.y);
    }
    onPositionChanged: mouse => {
        if (measure.active)
            align(Qt.point(mouse.x, mouse.y), mouse.modifiers & Qt.ShiftModifier);
        else
            drag(mouse.x, mouse.y);
    }
    onReleased: mouse => {
        if (mouse.button === Qt.LeftButton)
            measure.release();
    }
    onCanceled: measure.release()
    onExited: {
        if (!keepsCursor)
            polar.leave();
    }
    onDoubleClicked: mouse => {
        if (!measure.active && mouse.button === Qt.LeftButton)
            polar.showAll();
    }
    onWheel: wheel => {
        if (wheel.modifiers & Qt.ControlModifier)
            turn(wheel.angleDelta.y);
        else
            polar.zoomAt(Math.pow(1.2, wheel.angleDelta.y / 120), wheel.x, wheel.y);
    }
}
