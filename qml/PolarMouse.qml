// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Pointer over the disc: reads out, drags when zoomed, wheel zooms about it, double click fits,
/// right click or a long press asks for the menu.
MouseArea {
    id: root

    required property PolarItem polar
    /// The cursor stays while its menu is open.
    property bool keepsCursor
    property point last

    signal menuAsked(real x, real y)

    function drag(x: real, y: real) {
        if (pressedButtons & Qt.LeftButton && !keepsCursor)
            polar.panBy(x - last.x, y - last.y);
        last = Qt.point(x, y);
        polar.probe(x, y);
    }

    hoverEnabled: true
    preventStealing: true
    cursorShape: Qt.CrossCursor
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    pressAndHoldInterval: Theme.longPress
    onPressed: mouse => {
        last = Qt.point(mouse.x, mouse.y);
        if (polar.probe(mouse.x, mouse.y) && mouse.button === Qt.RightButton)
            menuAsked(mouse.x, mouse.y);
    }
    onPressAndHold: mouse => {
        if (mouse.button === Qt.LeftButton && polar.probe(mouse.x, mouse.y))
            menuAsked(mouse.x, mouse.y);
    }
    onPositionChanged: mouse => drag(mouse.x, mouse.y)
    onExited: {
        if (!keepsCursor)
            polar.leave();
    }
    onDoubleClicked: mouse => {
        if (mouse.button === Qt.LeftButton)
            polar.fit();
    }
    onWheel: wheel => {
        wheel.accepted = !(wheel.modifiers & Qt.ControlModifier);
        if (wheel.accepted)
            polar.zoomAt(Math.pow(1.2, wheel.angleDelta.y / 120), wheel.x, wheel.y);
    }
}
