// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// − or + of a number; holding repeats.
IconButton {
    id: root

    required property int by
    required property string name

    y: (Theme.controlHeight - Theme.reach) / 2
    focusPolicy: Qt.NoFocus
    iconName: by < 0 ? "minus" : "plus"
    tip: by < 0 ? qsTr("%1: less").arg(name) : qsTr("%1: more").arg(name)
    key: by < 0 ? qsTr("Down") : qsTr("Up")
    autoRepeat: true
    autoRepeatDelay: 400
    autoRepeatInterval: 125

    Rectangle {
        anchors.left: root.by < 0 ? undefined : parent.left
        anchors.right: root.by < 0 ? parent.right : undefined
        y: (Theme.reach - Theme.controlHeight) / 2
        width: Theme.stroke
        height: Theme.controlHeight
        color: Theme.line
    }
}
