// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Pointer over the disc: reads out, drags when zoomed, wheel zooms about it, double click fits.
MouseArea {
    id: root

    required property PolarItem polar
    property point last

    hoverEnabled: true
    cursorShape: Qt.CrossCursor
    onPressed: mouse => root.last = Qt.point(mouse.x, mouse.y)
    onPositionChanged: mouse => {
        if (pressed)
            polar.panBy(mouse.x - last.x, mouse.y - last.y);
        last = Qt.point(mouse.x, mouse.y);
        polar.probe(mouse.x, mouse.y);
    }
    onExited: polar.leave()
    onDoubleClicked: polar.fit()
    onWheel: wheel => polar.zoomAt(Math.pow(1.2, wheel.angleDelta.y / 120), wheel.x, wheel.y)
}
