// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Lies over others and takes nothing from them. It says when they are pressed, by mouse or finger,
/// while something beside what is pressed has the keyboard: Enter and arrows are not to go on meaning
/// a setting that was typed into before.
Item {
    id: root

    /// What was pressed is none of what has the keyboard.
    signal pressedElsewhere()

    function look(place: point) {
        const focused = Window.activeFocusItem;
        if (focused && !focused.contains(focused.mapFromItem(null, place.x, place.y)))
            pressedElsewhere();
    }

    PointHandler {
        acceptedButtons: Qt.AllButtons
        onActiveChanged: {
            if (active)
                root.look(point.scenePosition);
        }
    }
}
