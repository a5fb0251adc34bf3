// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A dive sheet with its title, and where it is kept.
Column {
    id: root

    required property SheetForm form
    property string title
    property string note

    spacing: Theme.s8
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Rectangle {
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
    Text {
        anchors.left: parent.left
        text: root.title
        textFormat: Text.PlainText
        font: Theme.titleFont
        color: Theme.text
    }
    SheetFields {
        width: parent.width
        form: root.form
    }
    Text {
        visible: text !== ""
        width: parent.width
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.note
        textFormat: Text.PlainText
        font: Theme.small
        color: Theme.text2
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
