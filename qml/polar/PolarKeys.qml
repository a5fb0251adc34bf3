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

    signal zoomAsked(real factor)
    signal fitAsked()
    signal menuAsked()
    /// The user asks for an alarm zone around the cursor.
    signal zoneAsked()
    signal copyAsked()

    objectName: "polarKeys"
    activeFocusOnTab: true
    Accessible.role: Accessible.Graphic
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.name: qsTr("Polar picture of the Ping360; arrows move the cursor")
    Accessible.description: reading
    onActiveFocusChanged: {
        if (!activeFocus)
            polar.leave();
    }

    Keys.onShortcutOverride: event => event.accepted = measure.wants(event.key, event.modifiers)
    Keys.onMenuPressed: menuAsked()
    Keys.onPressed: event => {
        event.accepted = true;
        if (measure.take(event.key, event.modifiers))
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
            copyAsked();
        else if (action === "zoomIn")
            zoomAsked(1.5);
        else if (action === "zoomOut")
            zoomAsked(1 / 1.5);
        else if (action === "fit")
            fitAsked();
        else if (event.key === Qt.Key_Z && event.modifiers === Qt.NoModifier)
            zoneAsked();
        else
            event.accepted = false;
    }

    Item {
        anchors.fill: parent
        anchors.margins: 3 * Theme.focusStroke
        FocusRing { shown: root.activeFocus }
    }
}
