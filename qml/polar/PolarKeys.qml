// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Keyboard control of the focused polar view: arrows move the cursor or the end of a measured
/// line, +, − and 0 zoom, Z places an alarm zone.
Item {
    id: root

    required property PolarItem polar
    required property PolarMeasure measure
    property string reading
    /// The cursor stays although something else has the keyboard.
    property bool keepsCursor

    signal zoomRequested(real factor)
    signal fitRequested()
    signal menuRequested()
    /// The user asks for an alarm zone around the cursor.
    signal zoneRequested()
    signal copyRequested()

    objectName: "polarKeys"
    activeFocusOnTab: true
    Accessible.role: Accessible.Graphic
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.name: qsTr("Ping360 polar view; arrows move the cursor")
    Accessible.description: reading
    onActiveFocusChanged: {
        if (!activeFocus && !keepsCursor)
            polar.leave();
    }

    Keys.onShortcutOverride: event => event.accepted = measure.handlesKey(event.key, event.modifiers)
    Keys.onMenuPressed: menuRequested()
    Keys.onPressed: event => {
        event.accepted = true;
        if (measure.handleKey(event.key, event.modifiers))
            return;
        const action = KeyMap.actionOf(KeyMap.pressed(event.key, event.modifiers, event.text));
        if (event.key === Qt.Key_Left)
            polar.moveCursor(-1, 0);
        else if (event.key === Qt.Key_Right)
            polar.moveCursor(1, 0);
        else if (event.key === Qt.Key_Up)
            polar.moveCursor(0, polar.ringStepM / 10);
        else if (event.key === Qt.Key_Down)
            polar.moveCursor(0, -polar.ringStepM / 10);
        else if (event.matches(StandardKey.Copy))
            copyRequested();
        else if (action === "zoomIn")
            zoomRequested(1.5);
        else if (action === "zoomOut")
            zoomRequested(1 / 1.5);
        else if (action === "fit")
            fitRequested();
        else if (event.key === Qt.Key_Z && event.modifiers === Qt.NoModifier)
            zoneRequested();
        else
            event.accepted = false;
    }

    Item {
        anchors.fill: parent
        anchors.margins: 3 * Theme.focusStroke
        FocusRing { shown: root.activeFocus }
    }
}
