// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// What can be done where the Ping1D's echoes are pointed at.
Menu {
    id: root

    property string words
    /// An echo is held as a reference.
    property bool holding

    signal holdAsked()

    signal markAsked()

    function show(words: string, x: real, y: real) {
        if (words === "")
            return;
        root.words = words;
        root.popup(x, y);
    }

    padding: Theme.s4
    background: Rectangle {
        implicitWidth: Theme.menuWidth
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.lineStrong
    }

    LMenuItem {
        objectName: "markHere"
        text: qsTr("Mark")
        onTriggered: root.markAsked()
    }
    MenuItem {
        id: entry

        objectName: "copyReadout"
        implicitHeight: Theme.reach
        text: qsTr("Copy read-out")
        font: Theme.body
        Accessible.name: text
        onTriggered: {
            clipboard.text = root.words;
            clipboard.selectAll();
            clipboard.copy();
        }
        contentItem: Text {
            text: entry.text
            font: entry.font
            color: Theme.text
            verticalAlignment: Text.AlignVCenter
            leftPadding: Theme.s8
        }
        background: Rectangle {
            radius: Theme.radiusSegment
            color: entry.highlighted ? Theme.select : "transparent"
        }
        TextEdit {
            id: clipboard

            visible: false
        }
    }
    LMenuItem {
        objectName: "holdEcho"
        text: root.holding ? qsTr("Let go of the held echo (R)") : qsTr("Hold this echo (R)")
        onTriggered: root.holdAsked()
    }
}
