// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A setting of which one of a few holds: its label, the choices, and what there is to say of it.
SettingRow {
    id: root

    required property var options
    property int current
    property string note

    signal activated(int index)

    spacing: Theme.labelGap

    Segmented {
        width: parent.width
        fill: true
        name: root.name
        options: root.options
        current: root.current
        onActivated: index => root.activated(index)
    }
    SetupNote {
        visible: root.note !== ""
        text: root.note
    }
}
