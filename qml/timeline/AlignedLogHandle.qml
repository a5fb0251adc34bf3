// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// Over the strip of a recording that no clock aligns: drag moves it along the others, the arrow
/// keys by 0.1 s, with Shift by 1 s. A click without a drag still seeks.
Item {
    id: root

    required property LogTimeOffset shift
    required property TimelineView view
    /// Seconds by which the recording is being dragged.
    readonly property real draggedS: area.moving ? area.byS : 0
    readonly property real shownS: shift.shownSeconds + draggedS

    signal clicked(var mouse)

    objectName: "alignedLogHandle"
    activeFocusOnTab: visible
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Move the recording along the others, %1").arg(Format.shift(shownS))
    Accessible.description: qsTr("Left and Right move it by 0.1 s, with Shift by 1 s")
    Accessible.focusable: true
    Accessible.onIncreaseAction: shift.move(0.1)
    Accessible.onDecreaseAction: shift.move(-0.1)
    // With Shift, too, these keys are those of the handle while it has the focus.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Left || event.key === Qt.Key_Right
        || event.key === Qt.Key_Escape && area.moving
    Keys.onPressed: event => {
        const way = event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0;
        if (way !== 0)
            shift.move(way * (event.modifiers & Qt.ShiftModifier ? 1 : 0.1));
        else if (event.key === Qt.Key_Escape)
            area.moving = false;
        event.accepted = way !== 0 || event.key === Qt.Key_Escape;
    }
    ToolTip.visible: area.containsMouse && !area.pressed
    ToolTip.delay: Theme.tipDelay
    ToolTip.text: qsTr("Drag to align by hand (Left, Right; with Shift by 1 s)")

    MouseArea {
        id: area

        property real grabbedX
        property bool moving
        readonly property real byS: (mouseX - grabbedX) / root.view.width * root.view.spanS

        width: parent.width
        anchors.verticalCenter: parent.verticalCenter
        height: parent.height
        hoverEnabled: true
        preventStealing: true
        cursorShape: Qt.SizeHorCursor
        onPressed: mouse => {
            grabbedX = mouse.x;
            moving = false;
        }
        onPositionChanged: mouse => {
            if (pressed && Math.abs(mouse.x - grabbedX) >= Theme.s4)
                moving = true;
        }
        onReleased: mouse => {
            if (moving)
                root.shift.setSeconds(Math.round(root.shownS * 100) / 100);
            else
                root.clicked(mouse);
            moving = false;
        }
        onCanceled: moving = false
    }
    FocusRing {
        shown: root.activeFocus
        radius: Theme.radiusTag
    }
}
