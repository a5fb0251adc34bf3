// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// The handle of one end of the loop: dragged, or moved by a second with the arrows.
Item {
    id: root

    required property string name
    required property string tip
    property string key
    property bool isEnd
    /// NaN while the end is not set.
    property real shownAt

    /// Where the user wants it.
    signal dragged(real x)
    /// By how many seconds.
    signal nudged(real seconds)

    objectName: "loopHandle" + name
    visible: !isNaN(shownAt) && shownAt >= 0 && shownAt <= parent.width
    x: visible ? shownAt : 0
    width: Theme.s2
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: tip
    Accessible.focusable: true
    Accessible.onIncreaseAction: nudged(1)
    Accessible.onDecreaseAction: nudged(-1)
    Keys.onLeftPressed: nudged(-1)
    Keys.onRightPressed: nudged(1)
    ToolTip.visible: area.containsMouse && !area.pressed
    ToolTip.delay: Theme.tipDelay
    ToolTip.text: tip + " (" + key + ")"

    Rectangle {
        x: -width / 2
        width: Theme.focusStroke
        height: parent.height
        color: Theme.replayFill
    }
    Rectangle {
        x: root.isEnd ? 0 : -width
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.s16
        height: Math.min(Theme.gripMark, parent.height)
        radius: Theme.radiusTag
        color: Theme.replayFill
        Text {
            anchors.centerIn: parent
            text: root.name
            textFormat: Text.PlainText
            font: Theme.bodyStrong
            color: Theme.replayInk
        }
        FocusRing {
            radius: Theme.radiusTag + Theme.focusStroke
            shown: root.activeFocus
        }
    }
    MouseArea {
        id: area

        property real grabbed

        x: root.isEnd ? -Theme.s4 : Theme.s4 - width
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.s20 + Theme.s4
        height: Math.max(parent.height, Theme.reach)
        hoverEnabled: true
        cursorShape: Qt.SizeHorCursor
        preventStealing: true
        onPressed: mouse => grabbed = x + mouse.x
        onPositionChanged: mouse => {
            if (pressed)
                root.dragged(root.x + x + mouse.x - grabbed);
        }
    }
}
