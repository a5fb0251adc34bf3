// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What is drawn over the Ping1D's echoes and beside them.
Column {
    id: root

    required property DisplaySettings display

    spacing: Theme.rowGap

    CheckRow {
        objectName: "deviceLine"
        width: parent.width
        text: qsTr("Distance of the Ping1D")
        note: qsTr("Over its echoes, a whole line; dots where it is in doubt")
        checked: root.display.deviceLine
        onClicked: root.display.deviceLine = !root.display.deviceLine
    }
    CheckRow {
        objectName: "bottomLine"
        width: parent.width
        text: qsTr("Bottom found by Leadline")
        note: qsTr("In the same echoes, a dashed line")
        checked: root.display.bottomLine
        onClicked: root.display.bottomLine = !root.display.bottomLine
    }
    SettingRow {
        name: qsTr("Compare the Ping1D's echo with")
        Segmented {
            objectName: "comparison"
            width: parent.width
            fill: true
            name: qsTr("Compare with")
            key: qsTr("C in the echoes")
            options: [qsTr("Nothing"), qsTr("Mean"), qsTr("Min–max")]
            current: root.display.comparison
            onActivated: index => root.display.comparison = index
        }
    }
}
