// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A handle of the echo scale, which points up at the bar of colours, or another value of it that
/// keys change. Its middle stands at `x` and half of its width.
Item {
    id: root

    required property string name
    /// The value as it is said and shown above the handle.
    required property string valueText
    required property real value
    required property real least
    required property real most
    property real step: 1
    property real largeStep: 10
    /// Something is drawn.
    property bool drawn: true
    property bool tagged
    property color ink: Theme.accent

    /// The user asks for this value.
    signal asked(real value)
    signal automaticAsked()

    function ask(value: real) {
        asked(Math.max(least, Math.min(most, value)));
    }

    width: Theme.levelsHandle.width
    height: Theme.levelsHandle.height
    activeFocusOnTab: true
    // What the echo scale's mouse area takes for this handle.
    containmentMask: reach
    Accessible.role: Accessible.Slider
    Accessible.name: name
    Accessible.focusable: true
    Accessible.onIncreaseAction: ask(value + step)
    Accessible.onDecreaseAction: ask(value - step)
    Keys.onPressed: event => {
        const by = event.modifiers & Qt.ShiftModifier ? largeStep : step;
        event.accepted = true;
        if (event.key === Qt.Key_Left)
            ask(value - by);
        else if (event.key === Qt.Key_Right)
            ask(value + by);
        else if (event.key === Qt.Key_Home)
            ask(least);
        else if (event.key === Qt.Key_End)
            ask(most);
        else
            event.accepted = false;
    }
    // Arrows, Home and End mean other things elsewhere.
    Keys.onShortcutOverride: event => event.accepted = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Home, Qt.Key_End].includes(event.key)
        && !(event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier))

    Item {
        id: reach

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -Theme.s4
        width: Math.max(parent.width, Theme.reach)
        height: Math.max(parent.height, Theme.reach)
    }
    // A roof on a block: half of a turned square above a rectangle.
    Item {
        anchors.fill: parent
        visible: root.drawn
        Item {
            width: parent.width
            height: parent.width / 2
            clip: true
            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height - height / 2
                width: parent.width * Math.SQRT1_2
                height: width
                rotation: 45
                antialiasing: true
                color: root.ink
            }
        }
        Rectangle {
            y: parent.width / 2
            width: parent.width
            height: parent.height - y
            radius: Theme.s2
            color: root.ink
        }
    }
    FocusRing {
        radius: Theme.radiusTag
        shown: root.activeFocus
    }
    Rectangle {
        visible: root.tagged || root.activeFocus
        anchors.horizontalCenter: parent.horizontalCenter
        y: -Theme.reach - height
        width: tag.implicitWidth + Theme.s8
        height: tag.implicitHeight + Theme.s4
        radius: Theme.radiusTag
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.accent
        PlainText {
            id: tag

            anchors.centerIn: parent
            text: root.valueText
            font: Theme.smallMedium
        }
    }
}
