// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Overlay that passes all input on, and reports presses by mouse or finger outside of the focused
/// item. Used to end the editing of a field, so that Enter and arrow keys no longer act on it.
Item {
    id: root

    /// A press outside of the focused item.
    signal pressedElsewhere()

    function check(place: point) {
        const focused = Window.activeFocusItem;
        if (focused && !focused.contains(focused.mapFromItem(null, place.x, place.y)))
            pressedElsewhere();
    }

    PointHandler {
        acceptedButtons: Qt.AllButtons
        onActiveChanged: {
            if (active)
                root.check(point.scenePosition);
        }
    }
}
