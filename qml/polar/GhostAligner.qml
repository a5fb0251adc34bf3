// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Aligns the ghost by hand: it is dragged, and turned by a ring or with two fingers; arrows and
/// page keys do the same.
Item {
    id: root

    required property PolarItem polar
    required property Ghost ghost
    /// Gets the keyboard afterwards.
    property Item next: null
    readonly property real ringRadius: polar.discRadius * 0.8

    function focusWhenShown() {
        if (visible)
            forceActiveFocus(Qt.OtherFocusReason);
        else if (activeFocus && next)
            next.forceActiveFocus(Qt.OtherFocusReason);
    }

    objectName: "ghostAligner"
    activeFocusOnTab: true
    Accessible.role: Accessible.Graphic
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.name: qsTr("Ghost; arrows move it, Page Up and Page Down turn it")
    onVisibleChanged: focusWhenShown()
    Component.onCompleted: focusWhenShown()
    Keys.onShortcutOverride: event => event.accepted = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_PageUp, Qt.Key_PageDown,
        Qt.Key_Return, Qt.Key_Enter, Qt.Key_Escape].includes(event.key)
    Keys.onPressed: event => event.accepted = ghost.handleKey(event.key, event.modifiers)

    PinchHandler {
        property real before

        target: null
        onActiveChanged: before = rotation
        onUpdated: {
            root.ghost.turnBy(rotation - before);
            before = rotation;
        }
    }
    MouseArea {
        property point last

        anchors.fill: parent
        preventStealing: true
        cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        onPressed: mouse => last = Qt.point(mouse.x, mouse.y)
        onPositionChanged: mouse => {
            root.ghost.moveBy(mouse.x - last.x, mouse.y - last.y);
            last = Qt.point(mouse.x, mouse.y);
        }
        onWheel: wheel => root.ghost.turnBy(wheel.angleDelta.y / 240)
    }
    Rectangle {
        x: root.polar.centre.x - width / 2
        y: root.polar.centre.y - height / 2
        width: 2 * root.ringRadius
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.stroke
        border.color: Theme.ghost
    }
    // The handle on the ring.
    Rectangle {
        id: handle

        property real atDeg: 45

        x: root.polar.centre.x + root.ringRadius * Math.sin(atDeg * Math.PI / 180) - width / 2
        y: root.polar.centre.y - root.ringRadius * Math.cos(atDeg * Math.PI / 180) - height / 2
        width: Theme.s24
        height: Theme.s24
        radius: width / 2
        color: Theme.ghost
        border.width: Theme.focusStroke
        border.color: Theme.halo
        MouseArea {
            objectName: "ghostRing"
            anchors.centerIn: parent
            width: Theme.reach
            height: Theme.reach
            preventStealing: true
            cursorShape: Qt.SizeAllCursor
            onPositionChanged: mouse => {
                const at = mapToItem(root, mouse.x, mouse.y);
                const deg = Math.atan2(at.x - root.polar.centre.x, root.polar.centre.y - at.y) * 180 / Math.PI;
                root.ghost.turnBy(deg - handle.atDeg);
                handle.atDeg = deg;
            }
        }
    }
    FocusRing { shown: root.activeFocus; margins: 3 * Theme.focusStroke }
}
