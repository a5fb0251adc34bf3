// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

/// Splitter between two plots, moved by dragging or by the arrow keys. The draggable area is wider
/// than the line.
Rectangle {
    id: root

    /// Fraction of the width that is left of the splitter.
    property real share

    readonly property bool lit: T.SplitHandle.hovered || T.SplitHandle.pressed

    signal moved(real share)

    function move(by: real) {
        moved(Math.max(0.2, Math.min(0.8, share + by)));
    }

    implicitWidth: Theme.stroke
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Between the plots, %1 % left").arg(Math.round(100 * share))
    Accessible.focusable: true
    Accessible.onIncreaseAction: move(0.02)
    Accessible.onDecreaseAction: move(-0.02)
    Keys.onLeftPressed: move(-0.02)
    Keys.onRightPressed: move(0.02)
    color: lit ? Theme.accent : Theme.line
    containmentMask: Item {
        x: (root.width - width) / 2
        width: Theme.grip
        height: root.height
    }

    Rectangle {
        anchors.centerIn: parent
        width: Theme.s2 + Theme.stroke
        height: Theme.gripMark
        radius: Theme.s2
        color: root.lit || root.activeFocus ? Theme.accent : Theme.lineStrong
        FocusRing {
            shown: root.activeFocus
            margins: -3 * Theme.focusStroke
        }
    }
}
