// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A setting of the recording: label, "As recorded", the value; absent when the log does not say.
Item {
    id: root

    required property string name
    property string value
    property string unit
    property bool known: true

    visible: known && value !== ""
    width: parent ? parent.width : 0
    implicitHeight: label.implicitHeight + Theme.labelGap + Theme.controlHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %2, as recorded").arg(name).arg(root.unit === "" ? value : value + " " + root.unit)

    Text {
        id: label

        anchors.left: parent.left
        text: root.name
        textFormat: Text.PlainText
        font: Theme.bodyMedium
        color: Theme.text
    }
    Text {
        anchors.right: parent.right
        text: qsTr("As recorded")
        textFormat: Text.PlainText
        font: Theme.small
        color: Theme.text3
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.controlHeight
        radius: Theme.radius
        color: Theme.control
        Row {
            anchors.centerIn: parent
            spacing: Theme.s4
            Text {
                id: number

                text: root.value
                textFormat: Text.PlainText
                font: Theme.titleFont
                color: Theme.text
            }
            Text {
                visible: root.unit !== ""
                anchors.baseline: number.baseline
                text: root.unit
                textFormat: Text.PlainText
                font: Theme.body
                color: Theme.text2
            }
        }
    }
}
