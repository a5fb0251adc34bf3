// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Name and ends of a scale in the disc's corner, over its bar.
Item {
    id: root

    property string name
    property string range

    width: Theme.scaleWidth
    height: Theme.s14
    HaloText {
        anchors.verticalCenter: parent.verticalCenter
        text: root.name
        color: Theme.text2
    }
    HaloText {
        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        text: root.range
        color: Theme.text2
    }
}
