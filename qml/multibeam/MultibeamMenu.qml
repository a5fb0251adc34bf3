// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// Context menu of the section and of the bottom below it.
Menu {
    id: root

    /// The cursor's read-out as text; empty without a sounding or a depth.
    property string reading
    /// The measurement as text; empty without one.
    property string measured
    property string copied

    signal markRequested()
    signal measureRequested()

    function show(over: Item, x: real, y: real) {
        if (reading === "")
            return;
        copied = reading;
        popup(over, x, y);
    }

    padding: Theme.s4
    background: MenuGround {}

    LMenuItem {
        objectName: "markHere"
        text: qsTr("Mark")
        onTriggered: root.markRequested()
    }
    LMenuItem {
        objectName: "copyReadout"
        text: qsTr("Copy read-out")
        onTriggered: clipboard.put(root.copied)
    }
    LMenuItem {
        objectName: "measureFromHere"
        text: qsTr("Measure from here")
        onTriggered: root.measureRequested()
    }
    LMenuItem {
        shown: root.measured !== ""
        text: qsTr("Copy measure")
        onTriggered: clipboard.put(root.measured)
    }
    Clipboard { id: clipboard }
}
