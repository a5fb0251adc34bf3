// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Handle of a scan sector on the rim: drag it, or move it with left and right (with Shift by ten
/// degrees). Its bearing is displayed meanwhile.
Item {
    id: root

    required property int part
    /// Item whose coordinates are used; centre and radius of the polar view in them.
    required property Item rim
    required property point middle
    required property real radius
    required property SectorDrag drag
    /// Centre and width in degrees of the sector before dragging.
    required property real centre
    required property real wide
    /// The sector is requested, but not yet reported by the sonar.
    property bool asked
    required property string name
    required property real bearing
    /// Angle in degrees by which the handle is displaced from its bearing.
    property real aside
    /// Distance from the rim towards the centre, pixels.
    property real inwards
    property string tag: qsTr("%1°").arg(Format.plain(relative(bearing)))
    readonly property real angle: (bearing + aside) * Math.PI / 180
    readonly property real distance: radius - inwards
    readonly property bool grabbed: mouse.pressed && drag.active

    signal moved(real by)
    signal dropped()

    function relative(degrees: real): real {
        return (Math.round(degrees) % 360 + 540) % 360 - 180;
    }

    x: middle.x + Math.sin(angle) * distance - width / 2
    y: middle.y - Math.cos(angle) * distance - height / 2
    width: Theme.reach
    height: Theme.reach
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("%1, %2 degrees").arg(name).arg(relative(bearing))
    Accessible.focusable: true
    Accessible.onIncreaseAction: moved(1)
    Accessible.onDecreaseAction: moved(-1)
    Keys.onLeftPressed: event => moved(event.modifiers & Qt.ShiftModifier ? -10 : -1)
    Keys.onRightPressed: event => moved(event.modifiers & Qt.ShiftModifier ? 10 : 1)
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Left || event.key === Qt.Key_Right
        || event.key === Qt.Key_Escape && root.grabbed
    Keys.onEscapePressed: event => {
        event.accepted = root.grabbed;
        root.drag.end();
    }

    Rectangle {
        anchors.centerIn: parent
        width: mouse.containsMouse || root.grabbed || root.activeFocus ? Theme.s20 : Theme.s14
        height: width
        radius: width / 2
        color: root.grabbed || mouse.containsMouse ? Theme.accent : Theme.raised
        border.width: Theme.focusStroke
        border.color: root.asked || root.grabbed ? Theme.warn : Theme.accent
        Rectangle {
            anchors.centerIn: parent
            visible: root.inwards > 0
            width: Theme.s4
            height: Theme.s4
            radius: Theme.s2
            color: root.grabbed || mouse.containsMouse ? Theme.accentInk : Theme.accent
        }
        FocusRing {
            radius: width / 2
            shown: root.activeFocus && !mouse.pressed
        }
    }
    MouseArea {
        id: mouse

        function bearingAt(x: real, y: real): real {
            const at = mapToItem(root.rim, x, y);
            return root.drag.bearingOf(at.x - root.middle.x, at.y - root.middle.y);
        }

        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        onPressed: event => {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.drag.begin(root.part, root.centre, root.wide, bearingAt(event.x, event.y));
        }
        onPositionChanged: event => {
            if (pressed)
                root.drag.moveTo(bearingAt(event.x, event.y));
        }
        onReleased: {
            if (root.drag.active)
                root.dropped();
        }
        onCanceled: root.drag.end()
    }
    Rectangle {
        visible: mouse.containsMouse || root.grabbed || root.activeFocus
        x: Math.max(Theme.s4 - root.x, Math.min(root.rim.width - Theme.s4 - width - root.x,
            root.width / 2 - Math.sin(root.angle) * (Theme.reach + width / 2) - width / 2))
        y: root.height / 2 + Math.cos(root.angle) * Theme.reach - height / 2
        width: label.implicitWidth + 2 * Theme.s8
        height: label.implicitHeight + Theme.s6
        radius: Theme.radiusTag
        color: Theme.raised
        border.width: Theme.stroke
        border.color: root.grabbed ? Theme.warn : Theme.accent
        PlainText {
            id: label

            anchors.centerIn: parent
            text: root.tag
            font: Theme.smallMedium
        }
    }
}
