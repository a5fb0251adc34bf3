// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// Context menu of the Ping1D's echogram.
Menu {
    id: root

    required property SounderMeasure measure
    /// The measurement as text; empty without one.
    property string measured
    /// The cursor's read-out as text.
    property string readoutText
    property point at
    /// The cursor is in the bottom zoom, where nothing is measured.
    property bool zoomed
    /// An A-scan is held as a reference.
    property bool holding

    signal holdRequested()

    signal markRequested()

    function show(over: Item, readoutText: string, x: real, y: real) {
        if (readoutText === "")
            return;
        root.readoutText = readoutText;
        root.at = Qt.point(x, y);
        root.popup(over, x, y);
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
        onTriggered: clipboard.put(root.readoutText)
    }
    LMenuItem {
        objectName: "measureFromHere"
        shown: !root.zoomed
        text: qsTr("Measure from here")
        onTriggered: root.measure.startAt(root.at)
    }
    LMenuItem {
        shown: root.measured !== ""
        text: qsTr("Copy measure")
        onTriggered: clipboard.put(root.measured)
    }
    Clipboard {
        id: clipboard
    }
    LMenuItem {
        objectName: "holdEcho"
        text: root.holding ? qsTr("Release held echo (R)") : qsTr("Hold this echo (R)")
        onTriggered: root.holdRequested()
    }
}
