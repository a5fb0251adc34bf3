// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A figure of the marker that is looked at, and what it is.
Row {
    id: root

    required property string name
    property string value

    width: parent ? parent.width : 0
    spacing: Theme.s8
    Accessible.role: Accessible.StaticText
    Accessible.name: name + ", " + value
    Text {
        width: Theme.markerFact
        horizontalAlignment: Text.AlignLeft
        text: root.name
        textFormat: Text.PlainText
        font: Theme.small
        color: Theme.text2
    }
    Text {
        width: parent.width - Theme.markerFact - Theme.s8
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.value
        textFormat: Text.PlainText
        font: Theme.small
        color: Theme.text
    }
}
