// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// One message: its fields with units, and its bytes.
FocusScope {
    id: root

    required property Messages messages
    readonly property MessageDetails details: messages.details
    /// Of the widest dump: 4 digits, 16 bytes, 16 letters and what is between.
    readonly property int dumpColumns: 75

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Message %1").arg(details.name)

    FontMetrics {
        id: metrics

        font: Theme.codeSmall
    }
    Binding {
        target: root.details
        property: "bytesPerLine"
        value: root.width >= root.dumpColumns * metrics.averageCharacterWidth + 2 * Theme.s14 ? 16 : 8
    }
    Clipboard {
        id: copier
    }
    EmptyView {
        anchors.fill: parent
        visible: !root.details.present
        title: qsTr("No message selected")
        message: qsTr("Select a message to see its fields and bytes.")
    }
    // Which message the details are of, and the way to the ones before and after it.
    Item {
        id: head

        visible: root.details.present
        width: parent.width
        implicitHeight: Math.max(label.height + 2 * Theme.s8, tools.height + 2 * Theme.s4)
        Column {
            id: label

            y: Theme.s8
            anchors.left: parent.left
            anchors.leftMargin: Theme.s14
            anchors.right: tools.left
            anchors.rightMargin: Theme.s8
            spacing: Theme.s2
            PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                text: root.details.name
                font: Theme.titleFont
            }
            SmallText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                text: root.details.about
            }
            SmallText {
                visible: root.details.otherNames !== ""
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                text: root.details.otherNames
            }
            SmallText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                text: isNaN(root.details.time) ? root.details.place
                    : Format.filled(qsTr("%1 at %2"), [root.details.place, Format.clockTenths(root.details.time)])
            }
        }
        Row {
            id: tools

            anchors.right: parent.right
            anchors.rightMargin: Theme.s8
            y: Theme.s4
            IconButton {
                iconName: "stepb"
                tip: qsTr("Previous message of this type")
                key: qsTr("← in the list")
                enabled: root.details.hasPrevious
                onClicked: root.messages.stepInTime(-1)
            }
            IconButton {
                iconName: "stepf"
                tip: qsTr("Next message of this type")
                key: qsTr("→ in the list")
                enabled: root.details.hasNext
                onClicked: root.messages.stepInTime(1)
            }
            IconButton {
                iconName: "copy"
                tip: qsTr("Copy fields and bytes")
                onClicked: copier.put(root.details.asText())
            }
        }
        HorizontalLine { anchors.bottom: parent.bottom }
    }
    Flickable {
        id: page

        objectName: "messageDetails"
        visible: root.details.present
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        activeFocusOnTab: true
        contentHeight: column.height + Theme.s14
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("Fields and bytes of %1").arg(root.details.name)
        ScrollBar.vertical: LScroll { id: bar }
        Keys.onUpPressed: bar.decrease()
        Keys.onDownPressed: bar.increase()
        Keys.onLeftPressed: root.messages.stepInTime(-1)
        Keys.onRightPressed: root.messages.stepInTime(1)

        Column {
            id: column

            width: page.width
            Repeater {
                model: root.details.fields
                delegate: MessageField {
                    width: column.width
                }
            }
            PlainText {
                visible: text !== ""
                x: Theme.s14
                width: parent.width - 2 * Theme.s14
                topPadding: Theme.s10
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                text: root.details.note
                color: Theme.text2
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            // The bytes of a frame, to be read and copied.
            Column {
                visible: root.details.hex !== ""
                x: Theme.s14
                width: parent.width - 2 * Theme.s14
                topPadding: Theme.s10
                spacing: Theme.s6
                PlainText {
                    anchors.left: parent.left
                    text: qsTr("Raw bytes")
                    font: Theme.bodyStrong
                }
                TextEdit {
                    objectName: "messageHex"
                    width: parent.width
                    readOnly: true
                    selectByMouse: true
                    textFormat: TextEdit.PlainText
                    text: root.details.hex
                    font: Theme.codeSmall
                    color: Theme.text2
                    selectionColor: Theme.accent
                    selectedTextColor: Theme.accentInk
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("Raw bytes")
                    Accessible.description: text
                }
            }
        }
    }
    FocusRing {
        target: page
        margins: Theme.s2
        shown: page.visible && page.activeFocus
    }
}
