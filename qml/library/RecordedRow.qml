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

    PlainText {
        id: label

        anchors.left: parent.left
        text: root.name
        font: Theme.bodyMedium
    }
    SmallText {
        anchors.right: parent.right
        text: qsTr("As recorded")
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
            PlainText {
                id: number

                text: root.value
                font: Theme.titleFont
            }
            PlainText {
                visible: root.unit !== ""
                anchors.baseline: number.baseline
                text: root.unit
                color: Theme.text2
            }
        }
    }
}
