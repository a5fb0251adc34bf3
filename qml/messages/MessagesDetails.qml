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
        title: qsTr("No message chosen")
        message: qsTr("Choose one from the list: its fields and bytes stand here.")
    }
    MessageTitle {
        id: head

        visible: root.details.present
        width: parent.width
        details: root.details
        onStepAsked: messages => root.messages.stepInTime(messages)
        onCopyAsked: copier.put(root.details.asText())
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
            Text {
                visible: text !== ""
                x: Theme.s14
                width: parent.width - 2 * Theme.s14
                topPadding: Theme.s10
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                text: root.details.note
                textFormat: Text.PlainText
                font: Theme.body
                color: Theme.text2
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            MessageHex {
                visible: root.details.hex !== ""
                x: Theme.s14
                width: parent.width - 2 * Theme.s14
                hex: root.details.hex
            }
        }
    }
    FocusRing {
        target: page
        margins: Theme.s2
        shown: page.visible && page.activeFocus
    }
}
