// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A value of the read-out with its label and unit.
Row {
    id: root

    property string before
    property string figure
    property string after
    property bool old

    height: Theme.figureHeight
    spacing: Theme.s4
    HaloText {
        visible: text !== ""
        text: root.before
        font: Theme.body
        color: Theme.text2
    }
    HaloText {
        text: root.figure
        font: Theme.bodyStrong
        color: root.old ? Theme.text3 : Theme.text
    }
    HaloText {
        visible: text !== ""
        text: root.after
        font: Theme.body
        color: Theme.text2
    }
}
