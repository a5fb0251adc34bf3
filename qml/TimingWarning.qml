// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Something is not as it could be, and what to do.
Rectangle {
    id: root

    required property string text

    implicitHeight: words.height + 2 * Theme.s8
    radius: Theme.radius
    color: Theme.warnTint
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Icon {
        id: sign

        x: Theme.s10
        y: Theme.s8
        size: Theme.s16
        icon: "warn"
        color: Theme.warn
    }
    Text {
        id: words

        anchors.left: sign.right
        anchors.right: parent.right
        anchors.margins: Theme.s8
        y: Theme.s8
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
        text: root.text
        font: Theme.small
        color: Theme.text
    }
}
