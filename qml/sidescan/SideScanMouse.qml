// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Pointer over the side-scan picture: hovering reads out, drag scrubs, wheel changes the time span,
/// Ctrl+wheel zooms the range, double click fits, right click or a long press opens the menu. In
/// the water column a drag from the bottom line sets it. While measuring, a drag goes from the
/// target to the end of its shadow.
MouseArea {
    id: root

    required property SideScanItem picture
    required property Playback playback
    property bool newestOnTop: true
    property real grabbedY
    property real grabbedS
    property bool scrubbing
    property bool bottoming
    property real turned

    signal grabbed()
    signal pointerLeft()
    signal menuRequested(real x, real y)

    function nearBottom(x: real, y: real): bool {
        const metres = picture.bottomAt(picture.timeAt(y));
        return x < picture.columnWidth && !isNaN(metres) && Math.abs(x - metres / picture.columnM * picture.columnWidth) < Theme.reach / 2;
    }
    function setBottom(x: real) {
        picture.setBottom(picture.timeAt(grabbedY), Math.max(0.1, x / picture.columnWidth * picture.columnM));
    }

    hoverEnabled: true
    preventStealing: true
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    pressAndHoldInterval: Theme.longPress
    cursorShape: bottoming || !pressed && nearBottom(mouseX, mouseY) ? Qt.SizeHorCursor : Qt.CrossCursor
    onEntered: picture.probe(mouseX, mouseY)
    onPressed: mouse => {
        grabbed();
        grabbedY = mouse.y;
        grabbedS = playback.position;
        scrubbing = false;
        bottoming = mouse.button === Qt.LeftButton && !picture.measuring && nearBottom(mouse.x, mouse.y);
        picture.probe(mouse.x, mouse.y);
        if (picture.measuring && mouse.button === Qt.LeftButton)
            picture.measureAt(mouse.x, mouse.y);
        else if (mouse.button === Qt.RightButton)
            menuRequested(mouse.x, mouse.y);
    }
    onPressAndHold: mouse => {
        if (!picture.measuring && !scrubbing && !bottoming && mouse.button === Qt.LeftButton)
            menuRequested(mouse.x, mouse.y);
    }
    onPositionChanged: mouse => {
        picture.probe(mouse.x, mouse.y);
        if (!(pressedButtons & Qt.LeftButton))
            return;
        if (bottoming) {
            setBottom(mouse.x);
        } else if (picture.measuring) {
            picture.measureUpTo(mouse.x);
        } else if (scrubbing || Math.abs(mouse.y - grabbedY) > Theme.s4) {
            scrubbing = true;
            const down = (mouse.y - grabbedY) / height * picture.spanS;
            playback.seek(grabbedS + (newestOnTop ? down : -down));
        }
    }
    onReleased: bottoming = false
    onCanceled: bottoming = false
    onExited: pointerLeft()
    onDoubleClicked: {
        if (!picture.measuring)
            picture.fit();
    }
    onWheel: wheel => {
        if (wheel.modifiers & Qt.ControlModifier) {
            picture.zoomRange(Math.pow(1.25, wheel.angleDelta.y / 120));
            return;
        }
        turned += wheel.angleDelta.y / 120;
        const steps = Math.trunc(turned);
        turned -= steps;
        picture.stepSpan(-steps);
    }
}
