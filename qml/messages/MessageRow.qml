// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// One kind of message: what it is, who says it, and how it comes.
AbstractButton {
    id: root

    required property int index
    required property string name
    required property string source
    required property string hit
    required property string rate
    required property string age
    required property string count
    required property int bytes
    required property bool came
    required property int messageId
    property bool selected

    signal chosen()

    implicitHeight: Theme.reach
    focusPolicy: Qt.NoFocus
    text: name
    Accessible.role: Accessible.ListItem
    Accessible.name: came ? Format.filled(qsTr("%1, %2, message %3, %4 came, %5, last %6 ago, %7"),
            [name, source, messageId, count, rate, age, bytes === 1 ? qsTr("1 byte") : qsTr("%1 bytes").arg(bytes)])
        : Format.filled(qsTr("%1, %2, message %3, not yet"), [name, source, messageId])
    Accessible.selected: selected
    Accessible.onPressAction: root.chosen()
    ToolTip.visible: hovered && title.truncated
    ToolTip.delay: Theme.tipDelay
    ToolTip.text: Format.filled(qsTr("%1, message %2 (Up, Down)"), [name, messageId])
    // The list's keys: of the row that it has chosen, which has the focus, too.
    Keys.forwardTo: [ListView.view]
    onClicked: chosen()

    component ValueWithError: Text {
        textFormat: Text.PlainText
        property bool came: true

        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        font: Theme.body
        color: came ? Theme.text : Theme.text2
    }
    background: Rectangle {
        color: root.selected ? Theme.select : root.hovered ? Theme.hover : "transparent"
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.stroke
            color: Theme.line
        }
        FocusRing {
            shown: root.activeFocus
            margins: Theme.s2
        }
    }
    Item {
        anchors.fill: parent

        Column {
            anchors.left: parent.left
            anchors.leftMargin: Theme.s14
            anchors.right: figures.left
            anchors.rightMargin: Theme.s8
            anchors.verticalCenter: parent.verticalCenter
            Text {
                id: title

                width: parent.width
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                text: root.name
                textFormat: Text.PlainText
                font: root.selected ? Theme.bodyStrong : Theme.bodyMedium
                color: root.came ? Theme.text : Theme.text2
            }
            Text {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                text: Format.joined([root.source, root.hit])
                textFormat: Text.PlainText
                font: Theme.small
                color: Theme.text2
            }
        }
        Row {
            id: figures

            anchors.right: parent.right
            anchors.rightMargin: Theme.s14
            height: parent.height
            ValueWithError { came: root.came; width: Theme.messageCount; text: root.count }
            ValueWithError { came: root.came; width: Theme.messageRate; text: root.rate }
            ValueWithError { came: root.came; width: Theme.messageAge; text: root.came ? root.age : qsTr("not yet") }
            ValueWithError { came: root.came; width: Theme.messageBytes; text: root.came ? String(root.bytes) : "" }
        }
    }
}
