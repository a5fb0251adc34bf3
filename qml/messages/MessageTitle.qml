// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Which message the details are of, and the way to the ones before and after it.
Item {
    id: root

    required property MessageDetails details

    signal stepAsked(int messages)
    signal copyAsked()

    implicitHeight: Math.max(words.height + 2 * Theme.s8, tools.height + 2 * Theme.s4)

    Column {
        id: words

        y: Theme.s8
        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        anchors.right: tools.left
        anchors.rightMargin: Theme.s8
        spacing: Theme.s2
        Text {
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            text: root.details.name
            textFormat: Text.PlainText
            font: Theme.titleFont
            color: Theme.text
        }
        Text {
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: root.details.about
            textFormat: Text.PlainText
            font: Theme.small
            color: Theme.text2
        }
        Text {
            visible: root.details.otherNames !== ""
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: root.details.otherNames
            textFormat: Text.PlainText
            font: Theme.small
            color: Theme.text2
        }
        Text {
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            text: isNaN(root.details.time) ? root.details.place
                : Format.filled(qsTr("%1 at %2"), [root.details.place, Format.clockTenths(root.details.time)])
            textFormat: Text.PlainText
            font: Theme.small
            color: Theme.text2
        }
    }
    Row {
        id: tools

        anchors.right: parent.right
        anchors.rightMargin: Theme.s8
        y: Theme.s4
        IconButton {
            iconName: "stepb"
            tip: qsTr("The same message before this one")
            key: qsTr("← in the list")
            enabled: root.details.hasPrevious
            onClicked: root.stepAsked(-1)
        }
        IconButton {
            iconName: "stepf"
            tip: qsTr("The same message after this one")
            key: qsTr("→ in the list")
            enabled: root.details.hasNext
            onClicked: root.stepAsked(1)
        }
        IconButton {
            iconName: "copy"
            tip: qsTr("Copy fields and bytes")
            key: qsTr("Tab, Space")
            onClicked: root.copyAsked()
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
